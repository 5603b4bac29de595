/** The texts of a lead that its sender wrote freely, by the purpose of their field. */
import type { FormDefinition } from "../../engine/define/definition.ts";
import { fieldsByPath } from "../../engine/define/fields.ts";
import { answersIn } from "../../engine/define/form-name.ts";
import { oncePerForm } from "../../engine/define/once-per-form.ts";
import { knownStep, pathStep, stepsOf } from "../../engine/schema/path.ts";
import { isObject, type Json, type JsonObject } from "../../engine/schema/schema.ts";

/** The purpose of a field: a person's name, a company, a line of text, or prose. */
export type Asked = "person" | "company" | "line" | "prose";

/** A text with the purpose of its field. */
export interface Written {
  asked: Asked;
  text: string;
}

/** The maximum length of a text, in characters, and number of texts that are read. */
const longest = 10_000;
const most = 100;

const ofPeople =
  /^(name|given-name|family-name|additional-name|nickname|honorific-prefix|honorific-suffix|tel|organization-title)$/;

/** The purpose of a field; undefined for choices, URLs and dates. */
function askedBy(form: FormDefinition, path: string): Asked | undefined {
  const { widget = "text", autocomplete = "", options } = form.fields[path] ?? {};
  if (options || /^(select|radio|checkboxes|email|url|date|time|datetime-local|password|file|hidden)$/.test(widget))
    return undefined;
  if (ofPeople.test(autocomplete)) return "person";
  if (autocomplete === "organization") return "company";
  return widget === "textarea" ? "prose" : "line";
}

/** What a form asks for, cached. */
interface Questions {
  /** The purposes of its fields: by path, and of top-level ones by name. */
  fields: Map<string, Asked | undefined>;
  own: Map<string, Asked | undefined>;
  /** Lines that fields are prefilled with: every sender has them, and nobody wrote them. */
  given: Set<string>;
}

const questionsIn = oncePerForm((form: FormDefinition): Questions => {
  const paths = Object.keys(form.fields);
  const fields = new Map(paths.map((path) => [path, askedBy(form, path)]));
  const own = new Map(
    paths
      .map(stepsOf)
      .flatMap(([name = "", ...inner]) => (inner.length > 0 ? [] : [name]))
      .map((name) => [name, fields.get(pathStep(name))]),
  );
  const defaults = [...fieldsByPath(form.schema).values()].flat().map(({ whole }) => whole.default);
  const given = new Set(defaults.flatMap((text) => (typeof text === "string" && text !== "" ? text.split("\n") : [])));
  return { fields, own, given };
});

/** A text without some lines. */
const without = (lines: Set<string>, text: string): string =>
  lines.size === 0
    ? text
    : text
        .split("\n")
        .filter((line) => !lines.has(line))
        .join("\n");

/** The texts of a lead, in the order they were sent. */
export function textsIn(form: FormDefinition, body: JsonObject): Written[] {
  const found: Written[] = [];
  const { fields, own, given } = questionsIn(form);
  const add = (asks: Asked | undefined, sent: string) => {
    const text = asks ? without(given, sent) : "";
    if (asks && text !== "") found.push({ asked: asks, text: text.slice(0, longest) });
  };
  const walk = (value: Json | undefined, path: string) => {
    if (found.length >= most) return;
    if (typeof value === "string") add(fields.has(path) ? fields.get(path) : askedBy(form, path), value);
    else if (Array.isArray(value)) {
      // Choices are not written by the sender.
      if (fields.has(path) && !fields.get(path)) return;
      for (const one of value) walk(one, knownStep(form, path, "*"));
    } else if (isObject(value)) for (const [key, one] of Object.entries(value)) walk(one, knownStep(form, path, key));
  };
  for (const [name, value] of Object.entries(answersIn(body))) {
    // The fast path, for nearly every text.
    if (typeof value === "string" && own.has(name) && found.length < most) add(own.get(name), value);
    else walk(value, knownStep(form, "", name));
  }
  return found;
}
