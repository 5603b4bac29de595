/** A number, whole or not. */
import { plainNumber, typedNumber } from "../numbers.ts";
import { spoken } from "../spoken.ts";
import { type Kind, typeOf } from "./kind.ts";

/** A number as people type it, in JSON's signs; anything else stays a text, for the rules to refuse in words. */
function parse(typed: string): number | string {
  const value = Number(typed);
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(typed) || !Number.isFinite(value)) return typed;
  // What a double cannot hold would be sent as another number than the one that was typed.
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? typed : value;
}

/** The kind. */
export const number: Kind = {
  name: "number",
  widgets: ["number", "updown", "range", "text"],
  native: (widget) => (spoken.form.locale && /^(range|updown)$/.test(widget ?? "") ? nativeNumber : undefined),
  fits: (schema) => ["number", "integer"].includes(typeOf(schema) ?? ""),
  read([typed]) {
    const trimmed = typed?.trim();
    return trimmed ? parse(spoken.form.locale ? plainNumber(trimmed, spoken.form.locale) : trimmed) : undefined;
  },
  write: (value) => [
    spoken.form.locale && typeof value === "number" ? typedNumber(value, spoken.form.locale) : String(value ?? ""),
  ],
};

/** The same as a scale or a browser's own control holds it; without script a scale is a line of text, in which anything may be typed. */
const nativeNumber: Kind = {
  ...number,
  read([typed], schema) {
    const value = parse(typed?.trim() ?? "");
    return typeof value === "number" ? value : number.read([value], schema);
  },
  write: (value) => [String(value ?? "")],
};
