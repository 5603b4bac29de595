/** What a page shows, and the sections that are there to show it. */

import type { Link } from "../engine/definition.ts";

/** The drawings a hero can have beside its words: the hull is of the brand's own pages, the others in src/sections/drawings. */
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

/** A sheet of paper from the work, shown in part: a plan, a runbook, an alert. What it shows is made up, and its title says so. */
export interface Sheet {
  title: string;
  /** Of up to 32 characters. A plus or a minus at the beginning is what a change adds or takes away, # begins a heading. */
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

/** A result in large, what it counts, and how it was before. */
export interface Score {
  value: string;
  words: string;
  before?: string;
}

/** One case at a glance: its results in large, the name of its picture, and the way to the whole story. */
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
  /** For those who do not see it. */
  description: string;
  parts: { title: string; text: string }[];
}
