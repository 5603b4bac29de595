/** The content of a figure, as made from its source in either language. */
import type { Drawing } from "./drawing.ts";

/** A figure's texts and drawings. */
export interface Content {
  title: string;
  description: string;
  note?: string;
  /** Whether the author wants it as a separate file. */
  apart?: boolean;
  wide: Drawing;
  narrow: Drawing;
  /** A chart's data as a table: header, then rows. A diagram has its description instead. */
  table?: string[][];
}

/** The widths for which a figure is drawn: a page's column, and that of the smallest phone. */
export const widths = { wide: 680, narrow: 312 };
