/** What of a lead its sender wrote freely, by what belongs there. */
import type { FormDefinition } from "../../engine/definition.ts";
import { knownStep } from "../../engine/path.ts";
import { isObject, type Json, type JsonObject } from "../../engine/schema.ts";

/** What is asked for: who somebody is, a company, a line of text, or as much text as one likes. */
export type Asked = "person" | "company" | "line" | "prose";

/** A text, and what was asked for. */
export interface Written {
  asked: Asked;
  text: string;
}

/** So much of a text is read, in characters; so many texts of a lead. */
const longest = 10_000;
const most = 100;

const ofPeople =
  /^(name|given-name|family-name|additional-name|nickname|honorific-prefix|honorific-suffix|tel|organization-title)$/;

/** What a field asks for; nothing where it offers choices, or asks for an address of the net or a date. */
function askedBy(form: FormDefinition, path: string): Asked | undefined {
  const { widget = "text", autocomplete = "", options } = form.fields[path] ?? {};
  if (options || /^(select|radio|checkboxes|email|url|date|time|datetime-local|password|file|hidden)$/.test(widget))
    return undefined;
  if (ofPeople.test(autocomplete)) return "person";
  if (autocomplete === "organization") return "company";
  return widget === "textarea" ? "prose" : "line";
}

const asked = new WeakMap<FormDefinition, Map<string, Asked | undefined>>();

/** What the fields of a form ask for, each looked at once. */
function askedIn(form: FormDefinition): (path: string) => Asked | undefined {
  const known = asked.get(form) ?? new Map(Object.keys(form.fields).map((path) => [path, askedBy(form, path)]));
  asked.set(form, known);
  return (path) => (known.has(path) ? known.get(path) : askedBy(form, path));
}

/** The texts of a lead, in the order they were sent. */
export function textsIn(form: FormDefinition, body: JsonObject): Written[] {
  const found: Written[] = [];
  const askedAt = askedIn(form);
  const walk = (value: Json | undefined, known: string) => {
    if (found.length >= most) return;
    if (typeof value === "string") {
      const asks = askedAt(known);
      if (asks && value !== "") found.push({ asked: asks, text: value.slice(0, longest) });
    } else if (Array.isArray(value)) for (const one of value) walk(one, knownStep(form, known, "*"));
    else if (isObject(value))
      for (const [key, one] of Object.entries(value)) walk(one as Json, knownStep(form, known, key));
  };
  const { formName: _formName, ...fields } = body;
  walk(fields, "");
  return found;
}
