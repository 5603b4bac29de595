/** Sample fields to try a widget with: one of each kind, with sample values. */

import { kindOf } from "../../kinds/index.ts";
import type { Json, Schema } from "../../schema/schema.ts";
import { choicesOf } from "../../words/choices.ts";

const text: Schema = { type: "string" };
const sizes = { enum: ["S", "M", "L"] };
const url: Schema = { type: "string", format: "data-url" };

/** A minimal field of each kind that has a control, by the name of the kind. */
export const plainSchemas: { [kind: string]: Schema } = {
  text,
  date: { ...text, format: "date" },
  "date-time": { ...text, format: "date-time" },
  time: { ...text, format: "time" },
  number: { type: "integer", minimum: 1, maximum: 5 },
  boolean: { type: "boolean" },
  choice: { ...text, ...sizes },
  choices: { type: "array", uniqueItems: true, items: { ...text, ...sizes } },
  file: url,
  files: { type: "array", items: url },
};

/** The next number, equal or larger, that satisfies a schema's `multipleOf`. */
function stepped({ multipleOf: step }: Schema, number: number): number {
  return typeof step === "number" && step > 0 ? Math.ceil(number / step) * step : number;
}

const numberOf = (schema: Schema): number => {
  const { minimum, maximum, exclusiveMinimum } = schema as { [word: string]: number | undefined };
  return stepped(
    schema,
    minimum ?? (exclusiveMinimum === undefined ? Math.min(3, maximum ?? 3) : exclusiveMinimum + 1),
  );
};

const samples: { [kind: string]: (schema: Schema) => Json | undefined } = {
  text: ({ maxLength = 5 }) => "Hello".slice(0, maxLength),
  date: () => "2030-05-17",
  number: numberOf,
  boolean: () => true,
  choice: (schema) => choicesOf(schema).at(-1)?.value,
  choices: (schema) =>
    choicesOf(schema.items as Schema)
      .slice(0, 2)
      .map(({ value }) => value),
};

/**
 * A sample value for a field; undefined where the text of a control cannot represent one: a file, or a moment in local
 * time.
 */
export function sampleOf(schema: Schema): Json | undefined {
  const kind = kindOf(schema);
  const sample = kind && !kind.local ? samples[kind.name] : undefined;
  if (!sample) return undefined;
  const [example] = (schema.examples ?? []) as Json[];
  return schema.default ?? example ?? sample(schema);
}
