/** Sections for any page, and their parts. */

import type { Link } from "../engine/words/form-words.ts";
import type { DrawingName, Sheet } from "./pictures.ts";

/** The name of an icon of bootstrap-icons. */
export type Icon = string;

/** A short text under an icon and a title, with at most one link. */
export interface Card {
  icon: Icon;
  title: string;
  text: string;
  points?: string[];
  link?: Link;
  /** A word or two above the title. */
  label?: string;
  /** Anchor. */
  id?: string;
}

/** The opening of a page. */
export interface Hero {
  kind: "hero";
  /** A word or two above the title. */
  label?: string;
  title: string;
  text: string;
  chips?: string[];
  actions?: Link[];
  /** A search box; the spec gives it no behavior. */
  search?: { label: string; placeholder: string };
  /** Whether the current date is shown as "Last updated". */
  updated?: boolean;
  /** The drawing beside the text; pages of continuous text have none. */
  drawing?: DrawingName;
}

/** Cards side by side. `plain` has no frames, `wide` sets two side by side with points. */
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

/** Figures with their captions; a note says what was measured, between which points. */
export interface Stats {
  kind: "stats";
  id?: string;
  title: string;
  text?: string;
  items: { value: string; label: string; note?: string }[];
  action?: Link;
}

/** Longer blocks, each with its points: what is done, how, and what the client has afterward. */
export interface Solutions {
  kind: "solutions";
  id?: string;
  label?: string;
  title: string;
  text?: string;
  items: {
    id?: string;
    title: string;
    text: string;
    sheet?: Sheet;
    points: string[];
    outcome?: string;
    action?: Link;
  }[];
  /** Whether each block shows only its title and text, and opens to the rest without script. */
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
  /** The label of a disclosure that contains the points; it opens without script. */
  folded?: string;
  /** A file to download: a PDF that the build makes from `papers/<name>.md`, at `/downloads/<name>.pdf`. */
  download?: Link;
  /** The title on the cover of that file, which is shown. */
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

/** The newsletter box. */
export interface Newsletter {
  kind: "newsletter";
  title: string;
  text: string;
}

/** Questions and answers. */
export interface Questions {
  kind: "questions";
  id?: string;
  title: string;
  text?: string;
  items: { question: string; answer: string }[];
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
  /** Shown in place of the support hours in the visitor's time zone, until it is known. */
  ownClock?: string;
}

/** A note that must not be missed. */
export interface Notice {
  kind: "notice";
  id?: string;
  title: string;
  text: string;
  /** A further condition. */
  condition?: string;
  actions: Link[];
}
