/** A number or an integer. */
import { plainNumber, typedNumber } from "../words/numbers.ts";
import { spoken } from "../words/spoken.ts";
import { type Kind, typeOf } from "./kind.ts";
import { plainText } from "./text.ts";

/** Parses a number in JSON's notation; undefined for anything else. */
function parse(plain: string): number | undefined {
  const value = Number(plain);
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain) || !Number.isFinite(value)) return undefined;
  // An integer that a double cannot represent would be sent as a different number.
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? undefined : value;
}

/** The kind of numbers. */
export const number: Kind = {
  name: "number",
  widgets: ["number", "updown", "range", "text"],
  native: (widget) => (spoken.form.locale && /^(range|updown)$/.test(widget ?? "") ? nativeNumber : undefined),
  fits: (schema) => ["number", "integer"].includes(typeOf(schema) ?? ""),
  read([typed = ""]) {
    const plain = plainNumber(typed, spoken.form.locale);
    // What is no number stays as it was typed, for the rules to reject: its separators, half converted, could be read as one.
    return plain ? (parse(plain) ?? typed.trim()) : undefined;
  },
  write: (value) => [typeof value === "number" ? typedNumber(value, spoken.form.locale) : plainText(value)],
};

/** The same for range and native number controls; without script a range is a text field that accepts anything. */
const nativeNumber: Kind = {
  ...number,
  read([typed = ""], schema) {
    return parse(typed.trim()) ?? number.read([typed], schema);
  },
  write: (value) => [plainText(value)],
};
