/** A number or an integer. */
import { plainNumber, typedNumber } from "../words/numbers.ts";
import { spoken } from "../words/spoken.ts";
import { type Kind, typeOf } from "./kind.ts";
import { plainText } from "./text.ts";

/** Parses a localized number; anything else stays a string, for the rules to reject. */
function parse(typed: string): number | string {
  const value = Number(typed);
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(typed) || !Number.isFinite(value)) return typed;
  // An integer that a double cannot represent would be sent as a different number.
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? typed : value;
}

/** The kind of numbers. */
export const number: Kind = {
  name: "number",
  widgets: ["number", "updown", "range", "text"],
  native: (widget) => (spoken.form.locale && /^(range|updown)$/.test(widget ?? "") ? nativeNumber : undefined),
  fits: (schema) => ["number", "integer"].includes(typeOf(schema) ?? ""),
  read([typed]) {
    const plain = plainNumber(typed ?? "", spoken.form.locale);
    return plain ? parse(plain) : undefined;
  },
  write: (value) => [typeof value === "number" ? typedNumber(value, spoken.form.locale) : plainText(value)],
};

/** The same for range and native number controls; without script a range is a text field that accepts anything. */
const nativeNumber: Kind = {
  ...number,
  read([typed], schema) {
    const value = parse(typed?.trim() ?? "");
    return typeof value === "number" ? value : number.read([value], schema);
  },
  write: (value) => [plainText(value)],
};
