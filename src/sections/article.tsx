/** A blog article: its head, its body, and what to read next. */
import { Container } from "react-bootstrap";
import type { PageData } from "../content/page-data.ts";
import { Steady } from "../shell/unbroken.tsx";
import { ArticleCover, Cover } from "./cover.tsx";
import { WrittenDate } from "./dates.tsx";
import { Contents, Markdown } from "./prose.tsx";
import { Tags } from "./tags.tsx";

/** Renders the article. */
export function ArticleView({ data }: { data: PageData }) {
  const { article } = data.page;
  const { body } = data;
  if (!article || !body) return null;
  return (
    <article className="article">
      <header className="article-head">
        <Container>
          <p>
            <a className="back-link" href="/blog">
              Back to Blog
            </a>
          </p>
          <p className="category">{article.category}</p>
          <h1 data-room={article.title}>{article.title}</h1>
          <p className="lead" data-room={article.excerpt}>
            {article.excerpt}
          </p>
          <p className="facts">
            <span>{article.author}</span>{" "}
            <span>
              {article.readTime} read{body.html.includes('<pre class="code"') && ", code included"}
            </span>{" "}
            <WrittenDate date={article.date} />
          </p>
          <Cover cover={body.cover} />
        </Container>
      </header>
      {article.updated && (
        <Container>
          <aside className="article-updated" aria-label="Updated">
            <p className="article-updated-day">
              Updated <WrittenDate date={article.updated.date} />
            </p>
            <Steady text={article.updated.note} />
          </aside>
        </Container>
      )}
      <Container className="with-contents">
        <Contents headings={body.headings} />
        <Markdown html={body.html} />
        <footer className="article-foot">
          <Tags label="Tags" items={article.tags} />
          {article.related.length > 0 && (
            <nav aria-labelledby="related">
              <h2 id="related">Read next</h2>
              <ul>
                {article.related.map(({ label, href }) => (
                  <li key={href}>
                    <ArticleCover markup={data.covers[href]} />
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </footer>
      </Container>
    </article>
  );
}
