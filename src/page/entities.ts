/** Content entities (from the spec, and the owner's proof), and the sections that list them. */

import type { Link } from "../engine/words/form-words.ts";
import type { Score } from "./pictures.ts";
import type { Icon } from "./sections.ts";

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
  /** The results that are numbers, shown in large. */
  scores: Score[];
  /** The other results. */
  results: string[];
  technologies: string[];
  /** "2 months": as many are drawn. */
  timeline: string;
  /** The numbers of months before and after the work that its results were measured in. */
  measured?: { before: number; after: number };
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

/** A document of the documentation page (the spec's entity). */
export interface DocEntry {
  title: string;
  description: string;
  type: "Guide" | "Checklist" | "Playbook" | "Best Practices" | "Tutorial" | "Templates" | "Framework" | "Procedures";
  readTime: string;
  /** Anchor of the document on the page. */
  id: string;
  /** The document's outline, shown at the anchor, in a few sentences or points. */
  outline: string[];
  /** For templates: a file to start from. */
  template?: { file: string; code: string };
}

/** Documents on one subject. */
export interface DocGroup {
  id: string;
  title: string;
  text: string;
  icon: Icon;
  items: DocEntry[];
}

/** Groups of documents. */
export interface Docs {
  kind: "docs";
  groups: DocGroup[];
}

/** The knowledge base: categories and popular articles. Links are derived from the titles (the spec's slug rule). */
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

/** A member of the team. */
export interface Person {
  name: string;
  role: string;
  /** A sentence or two. */
  text?: string;
  link?: Link;
}

/** A client's logo: an outline in a single color, which follows the page's, or just the name. */
export interface ClientMark {
  name: string;
  mark?: { path: string; width: number; height: number };
  /** The page that describes the work. */
  href?: string;
}

/** A quote from a client. */
export interface Quote {
  words: string;
  name: string;
  role: string;
  company: string;
}

/** A certificate or partner status, with the issuer's page that confirms it. */
export interface Credential {
  title: string;
  /** Who holds it, or until when it is valid. */
  text: string;
  link: Link;
}

/** What the owner can prove (src/proof.ts); the section is omitted while there is nothing. */
export interface Proof {
  kind: "proof";
  id: string;
  title: string;
  people?: Person[];
  marks?: ClientMark[];
  quotes?: Quote[];
  credentials?: Credential[];
}
