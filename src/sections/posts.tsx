/** Cards of the blog's articles, with the category filter, whose script is src/sections/filter.ts. */
import { Badge, Button, Card } from "react-bootstrap";
import { type ListPage, routeOfPart } from "../content/listing.ts";
import type { ListedArticle, PageData } from "../content/page-data.ts";
import type { Category, Posts as PostsData } from "../page.ts";
import { carried } from "../page-state.ts";
import { Icon } from "../shell/icon.tsx";
import { Island } from "../shell/island.tsx";
import { ArticleCover } from "./cover.tsx";
import { LocalDate } from "./dates.tsx";
import { Frame } from "./frame.tsx";
import { Tags } from "./tags.tsx";

/** The filter's choices, in the spec's order. */
const categories: ("All" | Category)[] = [
  "All",
  "Cost Optimization",
  "Automation",
  "Financial Management",
  "Multi-Cloud",
];

/** The maximum number of tags on a card (the spec's section 9). */
const maxTags = 3;

function Post({ path, article, cover, isFirst }: ListedArticle & { isFirst: boolean }) {
  return (
    <Card
      as="li"
      className={article.featured ? "post-card post-featured" : "post-card"}
      {...carried({ category: article.category })}
    >
      {cover ? (
        <ArticleCover markup={cover} isFirst={isFirst} />
      ) : (
        <span className="tile-icon">
          <Icon name={article.icon} />
        </span>
      )}
      <p className="category">
        {article.category}
        {article.featured && (
          <Badge bg="" className="post-flag">
            {" "}
            Featured
          </Badge>
        )}
      </p>
      <h3 className="clamp-2">
        <a href={path}>{article.title}</a>
      </h3>
      <p className="clamp-3">{article.excerpt}</p>
      <Tags label="Tags" items={article.tags.slice(0, maxTags)} />
      <p className="facts">
        <span>{article.author}</span> <span>{article.readTime} read</span> <LocalDate date={article.date} />
      </p>
    </Card>
  );
}

/** Links to newer and older articles. */
const Neighbors = ({ number, of }: ListPage) => (
  <nav className="post-pages" aria-label="Further articles">
    {number > 1 && (
      <a rel="prev" href={routeOfPart(number - 1)}>
        Newer articles
      </a>
    )}
    <span>{`Page ${number} of ${of}`}</span>
    {number < of && (
      <a rel="next" href={routeOfPart(number + 1)}>
        Older articles
      </a>
    )}
  </nav>
);

/** Renders the filter and the cards, once there is an article. */
export function Posts({ section, data }: { section: PostsData; data: Pick<PageData, "articles" | "part"> }) {
  const { articles, part } = data;
  if (articles.length === 0) return null;
  return (
    <Frame kind="posts" title={section.title}>
      <Island kind="filter">
        <fieldset>
          <legend className="visually-hidden">Filter by category</legend>
          <div className="filter">
            {categories.map((category) => (
              <Button variant="" key={category} value={category} aria-pressed={category === "All"}>
                {category}
              </Button>
            ))}
          </div>
        </fieldset>
        <p className="visually-hidden" role="status" />
        <ul className="posts">
          {articles.map((listed, index) => (
            <Post key={listed.path} {...listed} isFirst={index === 0} />
          ))}
        </ul>
        {part && part.of > 1 && <Neighbors {...part} />}
      </Island>
    </Frame>
  );
}
