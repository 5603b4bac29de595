/**
 * Generated forms that accept any input, for tests in which no rule may interfere. They are deterministic for a seed,
 * like the schemas they are made from (generate.ts).
 */
import { inPlace } from "../../src/engine/schema/in-place.ts";
import { isObject, mapChildren, type Schema } from "../../src/engine/schema/schema.ts";
import { generated } from "./generate.ts";

const rules = ["minLength", "maxLength", "pattern", "minimum", "maximum", "multipleOf", "maxItems"];

/** A schema without rules for values; what identifies branches and conditions stays. */
function lenient(schema: Schema): Schema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([word]) => !rules.includes(word)));
  const open: Schema = mapChildren(kept, (child, steps) => (steps === "if" ? child : lenient(child)));
  if (schema.required) open.required = schema.required.filter((name) => name === "tag");
  return open;
}

type Ui = { [key: string]: unknown };

/** Replaces some numbers and texts by ranges and colors, for which the generator has no widget. */
function withScales(schema: Schema, ui: Ui = {}): Ui {
  const looks: Ui = { ...ui };
  for (const [index, [name, field]] of Object.entries(schema.properties ?? {}).entries()) {
    if (field.type === "object") looks[name] = withScales(field, looks[name] as Ui);
    else if (field.type === "array" && isObject(field.items)) {
      const entry = { properties: { entry: field.items as Schema } };
      const inner = withScales(entry, { entry: ((looks[name] ?? {}) as Ui).items ?? {} });
      looks[name] = { ...(looks[name] as Ui), items: inner.entry };
    } else if (index % 2 === 1 || field.enum || field.oneOf || field.default !== undefined) continue;
    else if (field.type === "integer") {
      Object.assign(field, { minimum: 0, maximum: 9 });
      looks[name] = { "ui:widget": "range" };
    } else if (field.type === "string" && !field.format && index % 4 === 2) {
      field.format = "color";
      delete looks[name];
    }
  }
  return looks;
}

/** The form for a seed; every third is in steps. */
export function lenientForm(seed: number): { name: string; schema: Schema; ui: object } {
  const { schema: made, uiSchema } = generated(seed);
  const schema = lenient(made);
  const parts = [...inPlace({ schema, pointer: "" })];
  const names = [...new Set(parts.flatMap((part) => Object.keys(part.schema.properties ?? {})))];
  const half = Math.ceil(names.length / 2);
  const steps = {
    steps: true,
    sections: [
      { title: "First", fields: names.slice(0, half) },
      { title: "Second", fields: names.slice(half) },
    ],
  };
  return {
    name: `lenient-${seed}`,
    schema,
    ui: {
      uiSchema: withScales(schema, uiSchema as Ui),
      ...(seed % 3 === 0 && names.length > 1 && steps),
    },
  };
}
