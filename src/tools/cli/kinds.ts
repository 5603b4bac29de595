/** The kinds of field that `forms new` knows by name: the schema of each, and a sample value. */
import { ownOf } from "../../engine/schema/path.ts";
import type { Json, Schema } from "../../engine/schema/schema.ts";

/** A field as the command line describes it: `email:email!`, `size:S|M|L`, `topics:[costs|delivery]`. */
export interface NewField {
  name: string;
  schema: Schema;
  isRequired: boolean;
  /** A plausible value. */
  sample: Json;
}

/** Required text must contain a non-whitespace character, in any validator. */
const text = (maxLength: number) => (isRequired: boolean) => ({
  type: "string",
  ...(isRequired ? { pattern: "\\S" } : {}),
  maxLength,
});

const format = (name: string) => () => ({ type: "string", format: name });

const file = "data:text/plain;name=note.txt;base64,Rm9ydHkgY2x1c3RlcnMK";

/** By the word after the colon. */
export const kinds: { [word: string]: { schema: (isRequired: boolean) => Schema; sample: Json } } = {
  text: { schema: text(200), sample: "Lanternfish Labs" },
  long: { schema: text(10_000), sample: "Our build takes ninety minutes. We want it under fifteen." },
  email: { schema: format("email"), sample: "ines@example.com" },
  phone: { schema: text(200), sample: "+1 202 555 0104" },
  url: { schema: format("url"), sample: "https://example.com/" },
  date: { schema: format("date"), sample: "2031-05-17" },
  time: { schema: format("time"), sample: "09:30:00Z" },
  "date-time": { schema: format("date-time"), sample: "2031-05-17T09:30:00Z" },
  number: { schema: () => ({ type: "number" }), sample: 2.5 },
  integer: { schema: () => ({ type: "integer" }), sample: 3 },
  boolean: { schema: () => ({ type: "boolean" }), sample: true },
  file: { schema: format("data-url"), sample: file },
  files: {
    schema: (isRequired) => ({ type: "array", items: format("data-url")(), ...(isRequired && { minItems: 1 }) }),
    sample: [file],
  },
};

/** Sample values by field name, more specific than "text". */
const samples = new Map([
  ["firstName", "Ines"],
  ["lastName", "Okafor"],
  ["name", "Ines Okafor"],
  ["fullName", "Ines Okafor"],
  ["city", "Lisbon"],
  ["country", "Portugal"],
  ["jobTitle", "CTO"],
]);

const choicesIn = (word: string) => word.split("|").map((choice) => choice.trim());

/**
 * Parses the description of a field; undefined if malformed.
 * @param description `name:kind`, with `!` at the end when it is required; the kind defaults to text
 */
export function fieldFrom(description: string): NewField | undefined {
  const [, name = "", kind = "text", mark] = /^([A-Za-z][\w-]*)(?::(.*?))?(!)?$/s.exec(description.trim()) ?? [];
  if (!name) return undefined;
  const isRequired = mark === "!";
  const [, list] = /^\[(.+)\]$/.exec(kind) ?? [];
  if (list !== undefined) {
    const items = { type: "string", enum: choicesIn(list) };
    const schema = { type: "array", items, ...(isRequired ? { minItems: 1 } : {}), uniqueItems: true };
    return { name, schema, isRequired, sample: items.enum.slice(0, 2) };
  }
  if (kind.includes("|")) {
    const choices = choicesIn(kind);
    // An empty string among the choices allows leaving the field empty.
    const schema = { type: "string", enum: isRequired ? choices : ["", ...choices] };
    return { name, schema, isRequired, sample: choices[0] ?? "" };
  }
  const known = ownOf(kinds, kind);
  if (!known) return undefined;
  return { name, schema: known.schema(isRequired), isRequired, sample: samples.get(name) ?? known.sample };
}
