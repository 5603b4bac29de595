/** The knowledge base: categories with their counts, and popular articles. Its links lead to the not-found page on purpose. */

import { slugOf } from "../content/markdown/slug.ts";
import type { KnowledgeBase as KnowledgeBaseData } from "../page.ts";
import { Icon } from "../shell/icon.tsx";
import { Fold } from "./fold.tsx";
import { Frame } from "./frame.tsx";
import { Contents } from "./prose.tsx";

function ArticleLinks({ titles }: { titles: string[] }) {
  return (
    <ul>
      {titles.map((title) => (
        <li key={title}>
          <a href={`/knowledge-base/${slugOf(title)}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** Renders the categories and the popular articles. */
export function KnowledgeBase({ section }: { section: KnowledgeBaseData }) {
  const { categories, popular } = section;
  const headings = [...categories, popular].map(({ title }) => ({ id: slugOf(title), text: title }));
  return (
    <Frame kind="knowledge-base" title="Browse by category">
      <div className="with-contents">
        <Contents headings={headings} />
        <div className="knowledge">
          {categories.map(({ title, count, icon, text, articles }) => (
            <section key={title} id={slugOf(title)}>
              <h3>
                <Icon name={icon} />
                {title} <span className="count">({count})</span>
              </h3>
              <p>{text}</p>
              <Fold words={`Show ${articles.length} titles`}>
                <ArticleLinks titles={articles} />
                <p className="tile-link">
                  <a href={`/knowledge-base/category/${slugOf(title)}`}>
                    View all articles<span className="visually-hidden"> in {title}</span>
                  </a>
                </p>
              </Fold>
            </section>
          ))}
          <section className="knowledge-popular" id={slugOf(popular.title)}>
            <h3>{popular.title}</h3>
            <p>{popular.text}</p>
            <ArticleLinks titles={popular.articles} />
          </section>
        </div>
      </div>
    </Frame>
  );
}
