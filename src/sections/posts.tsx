/** Cards of the blog's articles, with the category filter that src/sections/filter.ts brings to life. */
import type { Category, Posts as PostsData } from "../page.ts";
import type { ListedArticle } from "../page-data.ts";
import { Icon } from "../shell/icon.tsx";
import { Frame } from "./frame.tsx";
import { LocalDate } from "./local-date.tsx";

/** The filter's choices, in the spec's order. */
const categories: ("All" | Category)[] = [
  "All",
  "Cost Optimization",
  "Automation",
  "Financial Management",
  "Multi-Cloud",
];

/** A card shows three tags at the most (the spec's section 9). */
const maxTags = 3;

function Post({ path, article }: ListedArticle) {
  return (
    <li className={`post${article.featured ? " post-featured" : ""}`} data-category={article.category}>
      <span className="tile-icon">
        <Icon name={article.icon} />
      </span>
      <p className="category">
        {article.category}
        {article.featured && <span className="post-flag"> Featured</span>}
      </p>
      <h3 className="clamp-2">
        <a href={path}>{article.title}</a>
      </h3>
      <p className="clamp-3">{article.excerpt}</p>
      <ul className="tags" aria-label="Tags">
        {article.tags.slice(0, maxTags).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <p className="byline">
        <span>{article.author}</span> <span>{article.readTime} read</span> <LocalDate date={article.date} />
      </p>
    </li>
  );
}

/** Draws the filter and the cards. */
export function Posts({ section, articles }: { section: PostsData; articles: ListedArticle[] }) {
  return (
    <Frame kind="posts" title={section.title}>
      <div data-island="filter">
        <fieldset className="filter">
          <legend className="visually-hidden">Filter by category</legend>
          {categories.map((category) => (
            <button className="btn" type="button" key={category} value={category} aria-pressed={category === "All"}>
              {category}
            </button>
          ))}
        </fieldset>
        <p className="visually-hidden" role="status" />
        <ul className="posts">
          {articles.map(({ path, article }) => (
            <Post key={path} path={path} article={article} />
          ))}
        </ul>
      </div>
    </Frame>
  );
}
