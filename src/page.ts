/** The types that a page is made of. A page definition is data: metadata and a list of sections, each of one kind. */

import type { Link } from "./engine/definition.ts";
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

/** What search engines and social cards are told of a page (the spec's "Page meta settings"). */
export interface PageMeta {
  /** The brand is added where it is missing. */
  title: string;
  /** 110 to 160 characters. */
  description: string;
  keywords: string[];
  /** Which structured data describes the page, beside the organisation that every page has. */
  schema?: "WebSite" | "Service" | "AboutPage" | "ContactPage" | "Blog" | "CollectionPage";
  noindex?: boolean;
  /** What is shown where the page is shared, as a path of this site or an address; the page's own card when left out. */
  image?: string;
  /** Where the page says that it is, for social cards; the canonical address when left out. */
  url?: string;
  /** Open Graph type; an article's page is an article, every other a website. */
  type?: "website" | "article" | "profile";
  /** The address that search engines should keep, as a path of this site or an address; the page's own when left out. */
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
  /** What the world has changed since: the ISO date on which the text was read again, and a note of what differs now. */
  updated?: { date: string; note: string };
  /** The code counts. */
  readTime: string;
  category: Category;
  tags: string[];
  featured: boolean;
  icon: Icon;
  /** Routes of articles and pages worth reading next. */
  related: Link[];
}

/**
 * Kinds of section of the project's own, by what such a section holds beside its `kind`. `pages/sections/<kind>.tsx` adds to it:
 * `declare module "../../src/page.ts" { interface OwnSections { prices: Prices } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each file in that folder adds a key
export interface OwnSections {}

type OwnSection = { [Kind in keyof OwnSections]: { kind: Kind } & OwnSections[Kind] }[keyof OwnSections];

/** What a section of the project's own is drawn from. */
export interface OwnSectionProps<Kind extends keyof OwnSections> {
  section: { kind: Kind } & OwnSections[Kind];
}

/** Every kind of section that the site brings; src/sections has a component for each. */
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

/** A Markdown file, compiled by the build (src/content/markdown.ts). */
export interface Body {
  html: string;
  /** Its second-level headings, for the table of contents. */
  headings: { id: string; text: string }[];
  words: number;
}

/** A page: its route is the path of its file below pages/, where `index` is the folder itself and `(group)` is not part. */
export interface Page {
  meta: PageMeta;
  article?: Article;
  sections: Section[];
}
