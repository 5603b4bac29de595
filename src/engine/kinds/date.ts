/** A calendar day, `2026-11-21`: a native date control's value is sent as it is. */
import type { Kind } from "./kind.ts";
import { text } from "./text.ts";

/** The kind of days. */
export const date: Kind = {
  ...text,
  name: "date",
  widgets: ["date", "text"],
  fits: (schema) => text.fits(schema) && (schema.format === "date" || schema.dateMinimum !== undefined),
};
