/** The types of page definitions. A page definition is data: metadata and a list of sections, each of one kind. */

import type { Link } from "./engine/words/form-words.ts";
import type { CaseStudies, Certifications, Docs, KnowledgeBase, Plans, Posts, Proof } from "./page/entities.ts";
import type { FigureSection, Hull, Scorecard } from "./page/pictures.ts";
import type {
  ArticleSection,
  Benefits,
  CallToAction,
  Cards,
  Hero,
  Hours,
  Icon,
  Newsletter,
  Notice,
  Process,
  Prose,
  Questions,
  Solutions,
  Stats,
  Technologies,
  Text,
} from "./page/sections.ts";

export type * from "./page/entities.ts";
export type * from "./page/pictures.ts";
export type * from "./page/sections.ts";
export type { Link };

/** Metadata for search engines and social cards (the spec's "Page meta settings"). */
export interface PageMeta {
  /** The brand is added if it is missing. */
  title: string;
  /** 110 to 160 characters. */
  description: string;
  keywords: string[];
  /** The type of the page's structured data, beside the organization's, which every page has. */
  schema?: "WebSite" | "Service" | "AboutPage" | "ContactPage" | "Blog" | "CollectionPage";
  noindex?: boolean;
  /** The image for social cards, as a path of this site or a URL; the page's own card when left out. */
  image?: string;
  /** The page's URL for social cards; the canonical one when left out. */
  url?: string;
  /** Open Graph type; by default `article` for articles, `website` for other pages. */
  type?: "website" | "article" | "profile";
  /** The canonical URL, or a path of this site; the page's own when left out. */
  canonical?: string;
}

/** The five categories of the blog's filter, without "All". */
export type Category = "Cost Optimization" | "Automation" | "Financial Management" | "Multi-Cloud";

/** A blog article's own data; its body is the Markdown file of the same name beside its definition. */
export interface Article {
  title: string;
  /** Up to three lines of a card. */
  excerpt: string;
  author: string;
  /** ISO date. */
  date: string;
  /** The ISO date of the last review, and a note about what has changed since the article was published. */
  updated?: { date: string; note: string };
  /** The code counts. */
  readTime: string;
  category: Category;
  tags: string[];
  featured: boolean;
  icon: Icon;
  /** Routes of related articles and pages. */
  related: Link[];
}

/**
 * Kinds of section of the project's own, with their data. `pages/sections/<kind>.tsx` adds to it: `declare module
 * "../../src/page.ts" { interface OwnSections { prices: Prices } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each file in that folder adds a key
export interface OwnSections {}

type OwnSection = { [Kind in keyof OwnSections]: { kind: Kind } & OwnSections[Kind] }[keyof OwnSections];

/** The props of a section of the project's own. */
export interface OwnSectionProps<Kind extends keyof OwnSections> {
  section: { kind: Kind } & OwnSections[Kind];
}

/** Every built-in kind of section; src/sections has a component for each. */
export type SiteSection =
  | Hero
  | Cards
  | Stats
  | Solutions
  | Technologies
  | Benefits
  | Process
  | CallToAction
  | Text
  | FigureSection
  | Scorecard
  | Hull
  | Prose
  | ArticleSection
  | Certifications
  | CaseStudies
  | Posts
  | Newsletter
  | Docs
  | Questions
  | KnowledgeBase
  | Plans
  | Hours
  | Proof
  | Notice;

/** Every kind of section. */
export type Section = SiteSection | OwnSection;

/** A Markdown file, compiled by the build (src/content/markdown/markdown.ts). */
export interface Body {
  html: string;
  /** Its second-level headings, for the table of contents. */
  headings: { id: string; text: string }[];
  words: number;
}

/**
 * A page: its route is the path of its file below pages/, where `index` is the folder itself and `(group)` is not part.
 */
export interface Page {
  meta: PageMeta;
  article?: Article;
  sections: Section[];
}
