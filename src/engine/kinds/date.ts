/** A day of the calendar, `2026-11-21`: what a native date control holds is what is sent. */
import type { Kind } from "./kind.ts";
import { text } from "./text.ts";

/** The kind. */
export const date: Kind = {
  ...text,
  name: "date",
  widgets: ["date", "text"],
  fits: (schema) => text.fits(schema) && (schema.format === "date" || schema.dateMinimum !== undefined),
};
