/** The metadata every page sets (the spec's section 2, "Page metadata"), put into the document's head by react-helmet-async. */
import { Helmet } from "react-helmet-async";
import { brand, fullTitle } from "../site.ts";

/** The metadata of a page; `path` is its route. */
export interface MetaProps {
  title: string;
  description: string;
  keywords?: string[];
  path: string;
  noindex?: boolean;
  /** A path of this site or an address; the route's own card when left out. */
  image?: string;
  /** What social cards link to, as a path of this site or an address; the canonical address when left out. */
  url?: string;
  /** Open Graph type. */
  type?: "website" | "article" | "profile";
  /** A path of this site or an address; the route itself when left out. */
  canonical?: string;
  /** The page in all its languages, its own included; the first is the default for all other languages. */
  alternates?: { lang: string; href: string }[];
  article?: { publishedTime: string; modifiedTime?: string; author: string; section: string; tags: string[] };
}

/** The canonical address of a route, on the product's own site. */
export const canonicalUrl = (path: string): string => `${brand.url}${path}`;

/**
 * The address of the card that social networks show for a route. It is unique, since no route's path is `/index`.
 */
export const cardUrl = (path: string): string => `${brand.url}/cards${path === "/" ? "/index" : path}.png`;

/** Makes a path of this site absolute; addresses stay as they are. */
const addressOf = (place: string): string => (place.startsWith("/") ? canonicalUrl(place) : place);

/** Renders the metadata. */
export function Meta(props: MetaProps) {
  const { title, description, keywords = [], path, noindex, type = "website", article, alternates = [] } = props;
  const canonical = addressOf(props.canonical ?? path);
  const url = props.url ? addressOf(props.url) : canonical;
  const image = props.image ? addressOf(props.image) : cardUrl(path);
  return (
    <Helmet>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <meta name="robots" content={noindex ? "noindex,follow" : "index,follow"} />
      {!noindex && <link rel="canonical" href={canonical} />}
      {alternates.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={canonicalUrl(href)} />
      ))}
      {alternates[0] && <link rel="alternate" hrefLang="x-default" href={canonicalUrl(alternates[0].href)} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle(title)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      {!props.image && <meta property="og:image:width" content="1200" />}
      {!props.image && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle(title)} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {article && <meta property="article:published_time" content={article.publishedTime} />}
      {article?.modifiedTime && <meta property="article:modified_time" content={article.modifiedTime} />}
      {article && <meta property="article:author" content={article.author} />}
      {article && <meta property="article:section" content={article.section} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </Helmet>
  );
}
