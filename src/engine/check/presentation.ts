/** Checks a UI document against the schema it presents: paths, widgets, options, sections. */

import { choicesOf } from "../choices.ts";
import { type FormDocuments, schemaFile, type UiDocument, uiFile } from "../documents.ts";
import { fieldsOf } from "../fields.ts";
import { kinds as allKinds, kindOf } from "../kinds/index.ts";
import type { Kind } from "../kinds/kind.ts";
import { pointerStep, type Schema } from "../schema.ts";
import { type Problem, quote } from "./problem.ts";
import { instead, nearest } from "./suggest.ts";

/** The texts of a choice's values, or of a list of choices; yes and no are a choice wherever both are shown. */
function textsOf(schema: Schema): string[] {
  const kind = kindOf(schema);
  const texts = choicesOf((kind?.name === "choices" ? schema.items : schema) as Schema).map(({ text }) => text);
  return texts.length === 0 ? (kind?.answers?.(schema) ?? []).map(({ text }) => text) : texts;
}

type ControlUi = NonNullable<UiDocument["fields"]>[string];

/** A widget must exist and fit the field, whichever branch of the schema the field is taken from. */
function checkWidget(schemas: Schema[], widget: string): Omit<Problem, "file" | "path"> | undefined {
  const found = new Set(schemas.map(kindOf).filter((kind): kind is Kind => kind !== undefined));
  const fitting = [...new Set([...found].flatMap(({ widgets }) => widgets))];
  if (fitting.includes(widget) || (widget === "hidden" && fitting.length > 0)) return undefined;
  const what = [...found].map(({ words }) => words).join(" or ");
  const others = allKinds.filter(({ widgets }) => widgets.includes(widget)).map(({ words }) => words);
  const near = others.length > 0 ? undefined : nearest(widget, fitting);
  if (fitting.length === 0)
    return { expected: `no widget: the field is ${what}`, found: quote(widget), mend: "remove it" };
  return {
    expected: `a widget for ${what}: ${fitting.join(", ")}`,
    found:
      others.length > 0
        ? `${quote(widget)}, which is for ${others.join(" or ")}`
        : `${quote(widget)}, which does not exist`,
    mend: near ? `write "${near}"` : "remove it (the schema then decides), or use one that fits",
  };
}

function checkControl(file: string, path: string, schemas: Schema[], { widget, options }: ControlUi): Problem[] {
  const at = `/fields/${pointerStep(path)}`;
  const misfit = widget === undefined ? undefined : checkWidget(schemas, widget);
  const choices = schemas.flatMap(textsOf);
  const labelled = Object.keys(options ?? {});
  if (choices.length === 0 && labelled.length > 0)
    return [
      ...(misfit ? [{ file, path: `${at}/widget`, ...misfit }] : []),
      {
        file,
        path: `${at}/options`,
        expected: "no options: the field is not a choice",
        found: `labels for ${labelled.map(quote).join(", ")}`,
        mend: 'remove them, or give the field an "enum" in the schema',
      },
    ];
  return [
    ...(misfit ? [{ file, path: `${at}/widget`, ...misfit }] : []),
    ...labelled
      .filter((value) => !choices.includes(value))
      .map((value) => ({
        file,
        path: `${at}/options/${pointerStep(value)}`,
        expected: `a value of the field's enum: ${choices.map(quote).join(", ")}`,
        found: quote(value),
        mend: `${nearest(value, choices) ? instead(value, choices) : "remove it"}, or add the value to the enum`,
      })),
  ];
}

/** A name in a section that is no top-level field. */
function strayName(name: string, field: string, path: string, top: string[]): Problem {
  const group = field.split(".")[0] ?? "";
  return {
    file: uiFile(name),
    path,
    expected: `a field of ${schemaFile(name)}: ${top.join(", ")}`,
    found: quote(field),
    mend: top.includes(group) ? `write "${group}": a group stands in a section as a whole` : instead(field, top),
  };
}

function checkSections({ name, ui }: FormDocuments, top: string[]): Problem[] {
  const file = uiFile(name);
  const placed = new Map<string, string>();
  const problems: Problem[] = [];
  const places = (ui.sections ?? []).flatMap(({ fields }, index) =>
    fields.map((field, order) => ({ field, path: `/sections/${index}/fields/${order}` })),
  );
  for (const { field, path } of places) {
    const before = placed.get(field);
    if (!top.includes(field)) problems.push(strayName(name, field, path, top));
    else if (before) {
      const found = `${quote(field)} again, after ${before}`;
      problems.push({ file, path, expected: "each field once", found, mend: "remove one of the two" });
    }
    // A misspelt name stands for the field that was meant, which is then not missing.
    placed.set(top.includes(field) ? field : (nearest(field, top) ?? field), path);
  }
  const missing = ui.sections ? top.filter((field) => !placed.has(field)) : [];
  if (missing.length === 0) return problems;
  const expected = "every field of the schema in a section";
  const found = `no section with ${missing.map(quote).join(", ")}`;
  return [
    ...problems,
    { file, path: "/sections", expected, found, mend: 'add what is missing to the "fields" of a section' },
  ];
}

/** The mistakes of a UI document against the schema (resolved) that it presents. */
export function checkPresentation(documents: FormDocuments, schema: Schema): Problem[] {
  const fields = fieldsOf(schema).filter(({ path }) => path !== "formName");
  const paths = [...new Set(fields.map(({ path }) => path))];
  const file = uiFile(documents.name);
  const controls = Object.entries(documents.ui.fields ?? {}).flatMap(([path, ui]) => {
    const schemas = fields.filter((field) => field.path === path).map((field) => field.schema);
    if (schemas.length > 0) return checkControl(file, path, schemas, ui);
    const expected = `the path of a field of ${schemaFile(documents.name)}`;
    return [{ file, path: `/fields/${pointerStep(path)}`, expected, found: quote(path), mend: instead(path, paths) }];
  });
  const top = paths.filter((path) => !path.includes("."));
  return [...controls, ...checkSections(documents, top)];
}
