/** Checks a UI document against the schema it presents: paths, widgets, options, sections. */
import { type FormDocuments, uiFile } from "../documents.ts";
import { type Field, fieldsOf } from "../fields.ts";
import type { Schema } from "../schema.ts";
import { kindOf, widgets } from "../widgets.ts";
import { instead, type Problem, quote } from "./problem.ts";

const pointer = (path: string) => path.replaceAll("~", "~0").replaceAll("/", "~1");

function checkField(
  file: string,
  path: string,
  { schema }: Field,
  ui: { widget?: string; options?: object },
): Problem[] {
  const problems: Problem[] = [];
  const at = `/fields/${pointer(path)}`;
  const kind = kindOf(schema);
  const fitting = Object.keys(widgets).filter((name) => widgets[name]?.includes(kind));
  if (ui.widget && !fitting.includes(ui.widget))
    problems.push({
      file,
      path: `${at}/widget`,
      expected:
        fitting.length > 0 ? `a widget for this field: ${fitting.join(", ")}` : "no widget: this field is a group",
      found: quote(ui.widget),
      mend: fitting.length > 0 ? instead(ui.widget, fitting) : "remove it",
    });
  const choices = ((schema.enum ?? (schema.items as Schema | undefined)?.enum ?? []) as unknown[]).map(String);
  for (const value of Object.keys(ui.options ?? {}))
    if (!choices.includes(value))
      problems.push({
        file,
        path: `${at}/options/${pointer(value)}`,
        expected: choices.length > 0 ? "a value of the field's enum" : "no options: this field is not a choice",
        found: quote(value),
        mend: choices.length > 0 ? instead(value, choices) : "remove them",
      });
  return problems;
}

function checkSections({ name, ui }: FormDocuments, top: string[]): Problem[] {
  const file = uiFile(name);
  const placed = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, section] of (ui.sections ?? []).entries())
    for (const [order, field] of section.fields.entries()) {
      const path = `/sections/${index}/fields/${order}`;
      if (!top.includes(field))
        problems.push({
          file,
          path,
          expected: "a top-level field of the schema",
          found: quote(field),
          mend: instead(field, top),
        });
      else if (placed.has(field))
        problems.push({
          file,
          path,
          expected: "each field once",
          found: `${quote(field)} again`,
          mend: "remove one of the two",
        });
      placed.add(field);
    }
  const missing = ui.sections ? top.filter((field) => !placed.has(field)) : [];
  return [
    ...problems,
    ...missing.map((field) => ({
      file,
      path: "/sections",
      expected: "every field of the schema in a section",
      found: `no section with ${quote(field)}`,
      mend: `add "${field}" to the fields of a section`,
    })),
  ];
}

/** The mistakes of a UI document against the schema (resolved) that it presents. */
export function checkPresentation(documents: FormDocuments, schema: Schema): Problem[] {
  const fields = fieldsOf(schema).filter(({ path }) => path !== "formName");
  const paths = [...new Set(fields.map(({ path }) => path))];
  const file = uiFile(documents.name);
  const controls = Object.entries(documents.ui.fields ?? {}).flatMap(([path, ui]) => {
    const field = fields.find((candidate) => candidate.path === path);
    if (field) return checkField(file, path, field, ui);
    return [
      {
        file,
        path: `/fields/${pointer(path)}`,
        expected: "the path of a field of the schema",
        found: quote(path),
        mend: instead(path, paths),
      },
    ];
  });
  return [
    ...controls,
    ...checkSections(
      documents,
      paths.filter((path) => !path.includes(".")),
    ),
  ];
}
