/** Pictures, and the sections that show them. */

import type { Link } from "../engine/words/form-words.ts";

/** The drawings for a hero: the hull is for the brand's own pages, the others are in src/sections/drawings. */
export type DrawingName =
  | "hull"
  | "regions"
  | "loop"
  | "blueprint"
  | "pipeline"
  | "cluster"
  | "services"
  | "burn-rate"
  | "bulkheads"
  | "traces"
  | "strands"
  | "strata"
  | "tables"
  | "sheets"
  | "answers"
  | "week"
  | "gates";

/** A working document, shown in part: a plan, a runbook, an alert. Its content is invented, and its title says so. */
export interface Sheet {
  title: string;
  /** Of up to 32 characters. A line with plus or minus is an addition or removal, one with # a heading. */
  lines: string[];
}

/** A picture: the name of a file in a folder `figures` beside the pages, `<name>.vl.json` or `<name>.dot`. */
export interface FigureSection {
  kind: "figure";
  id?: string;
  title?: string;
  text?: string;
  figure: string;
}

/** A result in large, its unit, and its value before. */
export interface Score {
  value: string;
  words: string;
  before?: string;
}

/** One case at a glance: its results in large, the name of its picture, and a link to the case study. */
export interface Scorecard {
  kind: "scorecard";
  id?: string;
  label: string;
  title: string;
  text: string;
  results: Score[];
  figure: string;
  action: Link;
}

/** The hull of the brand's own pages, explained: keel, sections, waterlines and deck, in this order. */
export interface Hull {
  kind: "hull";
  id?: string;
  label?: string;
  title: string;
  text: string;
  /** The text alternative. */
  description: string;
  parts: { title: string; text: string }[];
}
