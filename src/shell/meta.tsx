/** The metadata every page sets (the spec's section 2, "Page metadata"). */
import { Helmet } from "react-helmet-async";
import { brand } from "../site.ts";

/** What a page says of itself; `path` is its route. */
export interface MetaProps {
  title: string;
  description: string;
  keywords?: string[];
  path: string;
  noindex?: boolean;
  /** Open Graph type. */
  type?: "website" | "article";
  article?: { publishedTime: string; author: string; section: string; tags: string[] };
}

/** The title with the brand, which is added where it is missing. */
export const fullTitle = (title: string): string => (title.includes(brand.name) ? title : `${title} | ${brand.name}`);

/** The canonical address of a route, on the product's own site. */
export const canonicalUrl = (path: string): string => `${brand.url}${path}`;

/** The address of the card that is shown where a route is shared. */
export const cardUrl = (path: string): string =>
  `${brand.url}/cards/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

/** Draws the metadata into the document's head. */
export function Meta({ title, description, keywords = [], path, noindex, type = "website", article }: MetaProps) {
  const url = canonicalUrl(path);
  const card = cardUrl(path);
  return (
    <Helmet prioritizeSeoTags>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <meta name="robots" content={noindex ? "noindex,follow" : "index,follow"} />
      {!noindex && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle(title)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle(title)} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      {article && <meta property="article:published_time" content={article.publishedTime} />}
      {article && <meta property="article:author" content={article.author} />}
      {article && <meta property="article:section" content={article.section} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </Helmet>
  );
}
