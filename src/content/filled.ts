/** The documents of a project with placeholders filled in, for tools that read more of them than the site does. */
import { type Project, schemaFile, uiFile } from "../engine/documents.ts";
import { isObject } from "../engine/schema.ts";
import { fillIn } from "./fill-in.ts";
import { readChecked } from "./read.ts";

/** Replaces the placeholders in all strings of a document. */
function filled<T>(value: T, file: string): T {
  if (typeof value === "string") return fillIn(value, file) as T;
  if (Array.isArray(value)) return value.map((entry) => filled(entry, file)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, file)])) as T;
}

/**
 * The project at `root`, checked and filled in.
 * @param isRuled whether forms' own rules are checked too
 * @throws DocumentError listing every mistake in its documents
 */
export function readFilled(root: string, isRuled = true): Project {
  const project = readChecked(root, isRuled);
  const forms = project.forms.map((form) => ({
    ...form,
    schema: filled(form.schema, schemaFile(form.name)),
    ui: filled(form.ui, uiFile(form.name)),
  }));
  const shared = Object.entries(project.shared).map(([file, schema]) => [file, filled(schema, `schemas/${file}`)]);
  return { ...project, forms, shared: Object.fromEntries(shared) };
}
