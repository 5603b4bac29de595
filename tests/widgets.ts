/** A project's own widgets for tests: those of forms/widgets/, and those of tests/widgets/, which only tests use. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesBelow } from "../src/below.ts";
import { kindOf } from "../src/engine/kinds/index.ts";
import type { Kind } from "../src/engine/kinds/kind.ts";
import { widgetFrom } from "../src/engine/own/widgets.ts";
import { plainSchemas, sampleOf } from "../src/engine/rules/own/samples.ts";
import type { Json, Schema } from "../src/engine/schema/schema.ts";

const root = join(import.meta.dirname, "..");

/** The files of the tests' own widgets, by name, with their texts. */
export const brought: { [file: string]: string } = Object.fromEntries(
  readdirSync(join(root, "tests/widgets")).map((file) => [
    file,
    readFileSync(join(root, "tests/widgets", file), "utf8"),
  ]),
);

/** A widget that draws a field of a kind; the name is also that of a form with it. */
export interface OnTrial {
  form: string;
  widget: string;
  kind: Kind;
  schema: Schema;
  /** The answer to the field, and the texts of its controls. */
  value: Json;
  texts: string[];
}

/** The files of all widgets; a test's replaces a project's of the same name. */
const files = new Map(
  ["forms/widgets", "tests/widgets"].flatMap((folder) =>
    filesBelow(root, folder, ".tsx").map((file) => [basename(file, ".tsx"), file] as const),
  ),
);

/** Every widget, with each kind whose values the text of a control can represent. */
export const onTrial: OnTrial[] = [...files].flatMap(([widget, file]) => {
  const { takes } = widgetFrom(widget, readFileSync(join(root, file), "utf8"));
  return takes.flatMap((name): OnTrial[] => {
    const schema = plainSchemas[name] ?? {};
    const [kind, value] = [kindOf(schema), sampleOf(schema)];
    if (!kind || value === undefined) return [];
    return [
      { form: `${widget}-of-${name}`, widget, kind, schema, value, texts: kind.write(value, schema).filter(Boolean) },
    ];
  });
});

/** The documents of a form with such a field between two others. */
export const documentsOf = ({ schema, widget }: OnTrial): { schema: Schema; ui: object } => ({
  schema: {
    type: "object",
    properties: {
      before: { type: "string", maxLength: 80 },
      trial: { ...schema, title: "What is tried", description: "A hint of what is tried." },
      after: { type: "string", maxLength: 80 },
    },
    required: ["trial"],
  },
  ui: { uiSchema: { trial: { "ui:widget": widget } } },
});
