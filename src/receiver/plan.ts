/** What a page without script shows of a form: its fields, as deep as what was sent goes, each with what is wrong with it. */
import type { FieldError, FieldUi, Form } from "../engine/definition.ts";
import { kindOf } from "../engine/kinds/index.ts";
import { knownPath, knownStep, pathStep, stepsOf, within } from "../engine/path.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../engine/schema.ts";
import { schemaOf, stepsInside } from "./known.ts";

/** A field that is shown. */
export interface Shown {
  path: string;
  id: string;
  label: string;
  kind: string;
  ui: FieldUi;
  schema: Schema;
  value: Json | undefined;
  /** Whether it may be left out, whatever else is filled in. */
  isOptional: boolean;
  inside: Shown[];
  /** What is wrong with it, and with whatever inside it is not shown. */
  wrong: string[];
}

/** What is shown of a form. */
export interface Plan {
  sections: { title?: string; fields: Shown[] }[];
  /** The id of the field that says what is wrong at a path; nothing for what no field stands for. */
  idFor: (path: string) => string | undefined;
}

/** At most so many entries of a list, and names of a sender's own: without script nobody adds more. */
const most = 200;

/** At most so many fields of a page, however many entries of groups there are. */
const mostFields = 2_000;

/** An id without characters that end it where ids are listed. */
const idOf = (path: string) => `field-${path.replace(/[^\w.-]/gu, (sign) => `-${sign.codePointAt(0)?.toString(16)}-`)}`;

/** A path, and those around it, from the innermost. */
function* outwards(path: string): Generator<string> {
  for (let end = path.length; end > 0; end = path.lastIndexOf(".", end - 1)) yield path.slice(0, end);
}

/** The paths of errors, and those around them. */
function pathsOf(errors: FieldError[]): Set<string> {
  const found = new Set<string>();
  for (const { field } of errors)
    for (const path of outwards(field)) {
      if (found.has(path)) break;
      found.add(path);
    }
  return found;
}

/** What an entry is called, by its place. */
const labelAt = (form: Form, path: string, known = knownPath(form, path)) => {
  const label = form.fields[known]?.label ?? "";
  const step = stepsOf(path).at(-1) ?? "";
  if (!known.endsWith("*")) return label;
  return /^\d+$/.test(step) ? `${label} ${Number(step) + 1}` : step;
};

/** A field that others are inside of, and the paths that something is said about. */
interface Around {
  form: Form;
  path: string;
  known: string;
  schema: Schema;
  value: Json | undefined;
  matters: Set<string>;
}

/** The steps from a field to those inside it that are shown: always what its schema names, the rest where it matters. */
function stepsShown({ form, path, known, schema, value, matters }: Around): string[] {
  const named = stepsInside(form, known);
  const sent = isObject(value) ? Object.keys(value).map(pathStep) : [];
  const isShown = (step: string) =>
    Object.hasOwn(schema.properties ?? {}, stepsOf(step)[0] ?? "") ||
    sent.includes(step) ||
    matters.has(within(path, step));
  const own = sent.filter((step) => !named.includes(step)).slice(0, most);
  return [...named.filter(isShown), ...own];
}

/** The values of a list that are shown: what was sent, else as many as there must be. */
function entriesOf(schema: Schema, value: Json | undefined): (Json | undefined)[] {
  const entries =
    Array.isArray(value) && value.length > 0 ? value : Array(Math.min(schema.minItems ?? 0, most)).fill(undefined);
  return entries.slice(0, most);
}

/** Plans a page. */
export function planOf(form: Form, body: JsonObject, errors: FieldError[]): Plan {
  const matters = pathsOf(errors);
  const all = new Map<string, Shown>();

  function shown(path: string, known: string, value: Json | undefined, around: Schema): Shown[] {
    const schema = schemaOf(form, known);
    const ui = form.fields[known];
    const kind = schema && kindOf(schema)?.name;
    if (!schema || !ui || !kind || kind === "constant" || ui.widget === "hidden") return [];
    // What begins again inside itself has no end of its own: it is shown as deep as it was sent.
    const isEndless = form.again?.[known] !== undefined && value === undefined && !matters.has(path);
    if (isEndless || all.size >= mostFields) return [];
    const label = labelAt(form, path, known);
    const name = stepsOf(path).at(-1) ?? "";
    const isOptional = Object.hasOwn(around.properties ?? {}, name) && !around.required?.includes(name);
    const one: Shown = { path, id: idOf(path), label, kind, ui, schema, value, isOptional, inside: [], wrong: [] };
    all.set(path, one);
    const inside = (step: string, entry: Json | undefined) =>
      shown(within(path, step), knownStep(form, known, step), entry, schema);
    if (kind === "list") one.inside = entriesOf(schema, value).flatMap((entry, index) => inside(String(index), entry));
    if (kind === "group" || kind === "branches")
      one.inside = stepsShown({ form, path, known, schema, value, matters }).flatMap((step) =>
        inside(step, isObject(value) ? (value[stepsOf(step)[0] ?? ""] as Json) : undefined),
      );
    return [one];
  }

  const isShown = (name: string) =>
    Object.hasOwn(form.schema.properties ?? {}, name) || Object.hasOwn(body, name) || matters.has(pathStep(name));
  const sections = form.sections.map(({ title, fields }) => ({
    title,
    fields: fields
      .filter(isShown)
      .flatMap((name) => shown(pathStep(name), knownStep(form, "", pathStep(name)), body[name], form.schema)),
  }));
  const placeOf = (path: string) => {
    for (const one of outwards(path)) {
      const place = all.get(one);
      if (place) return place;
    }
    return undefined;
  };
  for (const { field, message } of errors) {
    const place = placeOf(field);
    const label = place?.path === field ? "" : labelAt(form, field);
    place?.wrong.push(label ? `${label}: ${message}` : message);
  }
  return { sections, idFor: (path) => placeOf(path)?.id };
}
