/** A number, whole or not. */
import { type Kind, typeOf } from "./kind.ts";

/** A number as people type it; anything else stays a text, for the rules to refuse in words. */
function parse(typed: string): number | string {
  const value = Number(typed);
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(typed) || !Number.isFinite(value)) return typed;
  // What a double cannot hold would be sent as another number than the one that was typed.
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? typed : value;
}

/** The kind. */
export const number: Kind = {
  name: "number",
  words: "a number",
  widgets: ["number", "updown", "range", "text"],
  fits: (schema) => ["number", "integer"].includes(typeOf(schema) ?? ""),
  read([typed]) {
    const trimmed = typed?.trim();
    return trimmed ? parse(trimmed) : undefined;
  },
  write: (value) => [String(value ?? "")],
};
