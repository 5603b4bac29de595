/** The types that a page is made of. A page definition is data: metadata and a list of sections, each of one kind. */

import type { Link } from "./engine/definition.ts";

export type { Link };

/** The name of an icon of bootstrap-icons. */
export type Icon = string;

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

/** A short text under an icon and a title, with at most one link. */
export interface Card {
  icon: Icon;
  title: string;
  text: string;
  points?: string[];
  link?: Link;
  /** A word or two set above the title. */
  label?: string;
  /** Anchor. */
  id?: string;
}

/** The drawings a hero can have in place of the hull; src/sections/drawings has each of them. */
export type DrawingName =
  | "regions"
  | "loop"
  | "blueprint"
  | "pipeline"
  | "cluster"
  | "services"
  | "burn-rate"
  | "bulkheads";

/** The opening of a page. */
export interface Hero {
  kind: "hero";
  /** A word or two above the title. */
  label?: string;
  title: string;
  text: string;
  chips?: string[];
  actions?: Link[];
  /** A search box; the spec gives it no behaviour. */
  search?: { label: string; placeholder: string };
  /** Whether the current date is shown as "Last updated". */
  updated?: boolean;
  /** What is drawn in place of the hull. */
  drawing?: DrawingName;
}

/** Cards side by side. `plain` has no frames, `numbered` counts, `wide` sets two beside each other with points. */
export interface Cards {
  kind: "cards";
  id?: string;
  /** A word above the title that says plainly what the section is. */
  label?: string;
  title: string;
  text?: string;
  look?: "framed" | "plain" | "wide";
  items: Card[];
  action?: Link;
}

/** Figures with what they count; a note says what was measured, from where to where. */
export interface Stats {
  kind: "stats";
  id?: string;
  title: string;
  text?: string;
  items: { value: string; label: string; note?: string }[];
  action?: Link;
}

/** A sheet of paper from the work, shown in part: a plan, a runbook, an alert. What it shows is made up, and its title says so. */
export interface Sheet {
  title: string;
  /** Of up to 32 characters. A plus or a minus at the beginning is what a change adds or takes away, # begins a heading. */
  lines: string[];
}

/** Longer blocks, each with its points: what is done, how, and what the client has afterward. */
export interface Solutions {
  kind: "solutions";
  id?: string;
  label?: string;
  title: string;
  text?: string;
  items: { title: string; text: string; sheet?: Sheet; points: string[]; outcome?: string; action?: Link }[];
  /** Whether each block shows its title and text, and opens to the rest without script. */
  folded?: boolean;
  /** The name of a picture. */
  figure?: string;
}

/** Technologies, in named groups. */
export interface Technologies {
  kind: "technologies";
  id?: string;
  label?: string;
  title: string;
  text?: string;
  groups: { title: string; items: string[] }[];
}

/** A list of what the client gains. */
export interface Benefits {
  kind: "benefits";
  id?: string;
  label?: string;
  title: string;
  text?: string;
  items: { title: string; text: string }[];
}

/** Steps in order. */
export interface Process {
  kind: "process";
  id?: string;
  label?: string;
  title: string;
  text?: string;
  steps: { title: string; text: string; when?: string }[];
  /** The name of a picture. */
  figure?: string;
}

/** A band that asks for one thing. */
export interface CallToAction {
  kind: "call-to-action";
  id?: string;
  title: string;
  text: string;
  actions: Link[];
}

/** A picture: the name of a file in a folder `figures` beside the pages, `<name>.vl.json` or `<name>.dot`. */
export interface FigureSection {
  kind: "figure";
  id?: string;
  title?: string;
  text?: string;
  figure: string;
}

/** One case at a glance: its results in large, the name of its picture, and the way to the whole story. */
export interface Scorecard {
  kind: "scorecard";
  id?: string;
  label: string;
  title: string;
  text: string;
  results: { value: string; words: string }[];
  figure: string;
  action: Link;
}

/** The hull of every hero, explained: keel, sections, waterlines and deck, in this order. */
export interface Hull {
  kind: "hull";
  id?: string;
  label?: string;
  title: string;
  text: string;
  /** For those who do not see it. */
  description: string;
  parts: { title: string; text: string }[];
}

/** Text beside its heading: a story, a mission, an explanation. */
export interface Text {
  kind: "text";
  id?: string;
  label?: string;
  title: string;
  paragraphs: string[];
  /** The name of a picture. */
  figure?: string;
  points?: string[];
  /** The points stand behind these words, and open without script. */
  folded?: string;
  /** A file to keep: a PDF that the build makes of `papers/<name>.md`, at `/downloads/<name>.pdf`. */
  download?: Link;
  /** The title on the first page of that file, which is shown. */
  cover?: string;
  action?: Link;
}

/** The Markdown beside the definition, with its table of contents. */
export interface Prose {
  kind: "prose";
}

/** The head and body of a blog article. */
export interface ArticleSection {
  kind: "article";
}

/** Certifications, each with a logo of our own drawing. */
export interface Certifications {
  kind: "certifications";
  id?: string;
  title: string;
  text?: string;
  items: {
    name: string;
    issuer: string;
    skills: string;
    logo: "kubernetes" | "sysops" | "architect" | "developer" | "terraform";
  }[];
}

/** A case study (the spec's entity). */
export interface CaseStudy {
  id: string;
  title: string;
  industry: string;
  challenge: string;
  solution: string;
  results: string[];
  technologies: string[];
  timeline: string;
  /** Names of pictures, in order: before, after. */
  figures?: string[];
}

/** Case studies, one after the other. */
export interface CaseStudies {
  kind: "case-studies";
  items: CaseStudy[];
}

/** Cards of the blog's articles, with the category filter. */
export interface Posts {
  kind: "posts";
  title: string;
}

/** The newsletter box. */
export interface Newsletter {
  kind: "newsletter";
  title: string;
  text: string;
}

/** A document of the documentation page (the spec's entity). */
export interface DocEntry {
  title: string;
  description: string;
  type: "Guide" | "Checklist" | "Playbook" | "Best Practices" | "Tutorial" | "Templates" | "Framework" | "Procedures";
  readTime: string;
  /** Anchor of the document on the page. */
  id: string;
  /** What the anchor leads to: the document's outline, in a few sentences or points. */
  outline: string[];
  /** For templates: a file to start from. */
  template?: { file: string; code: string };
}

/** Groups of documents. */
export interface Docs {
  kind: "docs";
  groups: { id: string; title: string; text: string; icon: Icon; items: DocEntry[] }[];
}

/** Questions and answers. */
export interface Questions {
  kind: "questions";
  id?: string;
  title: string;
  text?: string;
  items: { question: string; answer: string }[];
}

/** The knowledge base: categories and popular articles. Links follow from the titles (the spec's slug rule). */
export interface KnowledgeBase {
  kind: "knowledge-base";
  categories: { title: string; count: number; icon: Icon; text: string; articles: string[] }[];
  popular: { title: string; text: string; articles: string[] };
}

/** A support plan (the spec's entity). */
export interface Plan {
  name: string;
  price: string;
  description: string;
  features: string[];
  action: Link;
  popular?: boolean;
}

/** Support plans side by side. */
export interface Plans {
  kind: "plans";
  id?: string;
  title: string;
  text?: string;
  items: Plan[];
}

/** Opening hours, or any short table of two columns. */
export interface Hours {
  kind: "hours";
  id?: string;
  title: string;
  text?: string;
  items: { name: string; value: string }[];
  /** The name of a picture. */
  figure?: string;
}

/** A note that must not be missed. */
export interface Notice {
  kind: "notice";
  id?: string;
  title: string;
  text: string;
  /** What holds besides. */
  condition?: string;
  actions: Link[];
}

/** Somebody of the team. */
export interface Person {
  name: string;
  role: string;
  /** A sentence or two. */
  text?: string;
  link?: Link;
}

/** The mark of a client: an outline in one color, which takes the page's, or the name alone. */
export interface ClientMark {
  name: string;
  mark?: { path: string; width: number; height: number };
  /** Where the work is told. */
  href?: string;
}

/** What a client has said. */
export interface Quote {
  words: string;
  name: string;
  role: string;
  company: string;
}

/** A certificate or a status, and the page of its issuer that confirms it. */
export interface Credential {
  title: string;
  /** Who holds it, or until when it is valid. */
  text: string;
  link: Link;
}

/** What the owner can prove (src/proof.ts); without any of it there is no section. */
export interface Proof {
  kind: "proof";
  id: string;
  title: string;
  people?: Person[];
  marks?: ClientMark[];
  quotes?: Quote[];
  credentials?: Credential[];
}

/** Every kind of section; src/sections has a component for each. */
export type Section =
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
