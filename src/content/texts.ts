/**
 * The Markdown beside page definitions, compiled. A build puts a module in its place that reads each text from a file
 * (markdown.ts).
 */
import type { Body } from "../page.ts";
import type { Drawing } from "./figures/drawing.ts";

/** A compiled Markdown file. */
export interface Compiled extends Body {
  /** An article's cover: its markup, and the drawing for its social card. */
  cover?: { html: string; drawing: Drawing };
}

/** Loads a text, by its file. */
export const texts = import.meta.glob<() => Compiled>(["../../pages/**/*.md", "!../../pages/README.md"], {
  import: "default",
});

/** The hash of each text, by its file; only a build knows them. */
export const hashes: { readonly [file: string]: string } = {};
