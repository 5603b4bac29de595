/** What of a lead its sender wrote freely, by what belongs there. */
import type { FormDefinition } from "../../engine/definition.ts";
import { knownStep, pathStep, stepsOf } from "../../engine/path.ts";
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

/** What the fields of a form ask for, each looked at once: by their paths, and those of the form itself by their names. */
interface Questions {
  fields: Map<string, Asked | undefined>;
  own: Map<string, Asked | undefined>;
}

const known = new WeakMap<FormDefinition, Questions>();

function questionsIn(form: FormDefinition): Questions {
  const paths = Object.keys(form.fields);
  const fields = new Map(paths.map((path) => [path, askedBy(form, path)]));
  const own = new Map(
    paths
      .map(stepsOf)
      .flatMap(([name = "", ...inner]) => (inner.length > 0 ? [] : [name]))
      .map((name) => [name, fields.get(pathStep(name))]),
  );
  return { fields, own };
}

/** The texts of a lead, in the order they were sent. */
export function textsIn(form: FormDefinition, body: JsonObject): Written[] {
  const found: Written[] = [];
  const questions = known.get(form) ?? questionsIn(form);
  known.set(form, questions);
  const { fields, own } = questions;
  const add = (asks: Asked | undefined, text: string) => {
    if (asks && text !== "") found.push({ asked: asks, text: text.slice(0, longest) });
  };
  const walk = (value: Json | undefined, path: string) => {
    if (found.length >= most) return;
    if (typeof value === "string") add(fields.has(path) ? fields.get(path) : askedBy(form, path), value);
    else if (Array.isArray(value)) {
      // What is chosen from a list nobody wrote.
      if (fields.has(path) && !fields.get(path)) return;
      for (const one of value) walk(one, knownStep(form, path, "*"));
    } else if (isObject(value))
      for (const [key, one] of Object.entries(value)) walk(one as Json, knownStep(form, path, key));
  };
  for (const name of Object.keys(body)) {
    if (name === "formName") continue;
    const value = body[name];
    // Nearly all of nearly every lead.
    if (typeof value === "string" && own.has(name) && found.length < most) add(own.get(name), value);
    else walk(value, knownStep(form, "", name));
  }
  return found;
}
