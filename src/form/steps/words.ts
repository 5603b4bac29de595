/** An answer in words, as the visitor gave it: labels of choices, dates of their own country, files by their names. */
import { choiceFor, choicesOf } from "../../engine/choices.ts";
import type { FieldUi } from "../../engine/definition.ts";
import type { Kind } from "../../engine/kinds/kind.ts";
import type { Json, Schema } from "../../engine/schema.ts";
import { nameIn } from "../widgets/file.tsx";

/** A field's value and what says how it reads. */
interface Given {
  value: Json | undefined;
  schema: Schema;
  kind: Kind | undefined;
  look: Partial<FieldUi>;
}

/** As many as nobody can count from. */
const dots = "••••••••";

/** A moment as the visitor's country writes it; what is none, as it is. */
function dated(text: string, moment: Date, style: Intl.DateTimeFormatOptions): string {
  return Number.isNaN(moment.getTime()) ? text : new Intl.DateTimeFormat(undefined, style).format(moment);
}

const times: { [kind: string]: (text: string) => string } = {
  date: (text) => dated(text, new Date(`${text}T12:00`), { dateStyle: "long" }),
  "date-time": (text) => dated(text, new Date(text), { dateStyle: "long", timeStyle: "short" }),
};

/** The label of a choice. */
function labelOf(value: Json, schema: Schema, { kind, look }: Given): string {
  const all = kind?.answers?.(schema, look.options) ?? choicesOf(schema, look.options);
  return choiceFor(all, value)?.label ?? String(value);
}

/** The words of each part of an answer; none for what was left empty. */
export function wordsOf(given: Given): string[] {
  const { value, schema, kind, look } = given;
  const unticked = kind?.name === "boolean" && look.widget === "checkbox" ? false : undefined;
  const known = value ?? unticked;
  if (known === undefined || known === "" || (Array.isArray(known) && known.length === 0)) return [];
  if (look.widget === "password") return [dots];
  const name = kind?.name ?? "";
  if (name === "choices") return (known as Json[]).map((one) => labelOf(one, schema.items as Schema, given));
  if (name === "choice" || name === "boolean") return [labelOf(known, schema, given)];
  if (name === "file" || name === "files") return [known].flat().map((url) => nameIn(String(url)));
  if (name === "time") return kind?.write(known, schema) ?? [];
  return [times[name]?.(String(known)) ?? String(known)];
}
