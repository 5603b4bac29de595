/** Checks a UI document against the schema it presents: paths, widgets, options, sections. */
import { type FormDocuments, schemaFile, type UiDocument, uiFile } from "../documents.ts";
import { fieldsOf } from "../fields.ts";
import { isObject, pointerStep, type Schema } from "../schema.ts";
import { type Kind, kindOf, widgets } from "../widgets.ts";
import { type Problem, quote } from "./problem.ts";
import { instead, nearest } from "./suggest.ts";

/** What a kind of field is called. */
const kindNames: { [kind in Kind]: string } = {
  text: "a text",
  choice: "one choice",
  choices: "a list of choices",
  boolean: "yes or no",
  number: "a number",
  group: "a group or a list, which has no widget of its own",
};

/** The values of a choice, or of a list of choices. */
function choicesOf({ enum: choices, items }: Schema): string[] {
  const entries = isObject(items) && Array.isArray(items.enum) ? items.enum : [];
  return (choices ?? entries).map(String);
}

type ControlUi = NonNullable<UiDocument["fields"]>[string];

/** A widget must exist and fit the field, whichever branch of the schema the field is taken from. */
function checkWidget(schemas: Schema[], widget: string): Omit<Problem, "file" | "path"> | undefined {
  const kinds = [...new Set(schemas.map(kindOf))];
  const fitting = Object.keys(widgets).filter((name) => kinds.some((kind) => widgets[name]?.includes(kind)));
  if (fitting.includes(widget)) return undefined;
  const what = kinds.map((kind) => kindNames[kind]).join(" or ");
  const meant = Object.hasOwn(widgets, widget) && widgets[widget]?.map((kind) => kindNames[kind]).join(" or ");
  const near = meant ? undefined : nearest(widget, fitting);
  if (fitting.length === 0)
    return { expected: `no widget: the field is ${what}`, found: quote(widget), mend: "remove it" };
  return {
    expected: `a widget for ${what}: ${fitting.join(", ")}`,
    found: meant ? `${quote(widget)}, which is for ${meant}` : `${quote(widget)}, which does not exist`,
    mend: near ? `write "${near}"` : "remove it (the schema then decides), or use one that fits",
  };
}

function checkControl(file: string, path: string, schemas: Schema[], { widget, options }: ControlUi): Problem[] {
  const at = `/fields/${pointerStep(path)}`;
  const misfit = widget === undefined ? undefined : checkWidget(schemas, widget);
  const choices = schemas.flatMap(choicesOf);
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
