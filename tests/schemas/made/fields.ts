/** Generates fields with a single value, each with a person's actions on it. */
import type { Json, JsonObject, Schema } from "../../../src/engine/schema/schema.ts";
import type { Step } from "../case.ts";
import type { Dice } from "./dice.ts";

/** A generated field: its schema, its UI schema, and a person's actions at its path. */
export interface Made {
  schema: Schema;
  ui?: JsonObject;
  fill: (path: string) => Step[];
}

const words = ["quay", "tern", "anchor", "harbor master", "Übersee", "ink & tar", 'a"b', "42"] as const;

/** A text, with or without rules. */
export function text(dice: Dice): Made {
  const schema: Schema = { type: "string", title: dice.titled("Text") };
  if (dice.is(0.2)) schema.minLength = dice.from(1, 6);
  if (dice.is(0.2)) schema.maxLength = Math.max(dice.from(4, 12), schema.minLength ?? 0);
  if (dice.is(0.15)) schema.pattern = dice.one(["^[a-z]+$", "\\d", "^.{3}$"]);
  if (dice.is(0.2) && !schema.minLength && !schema.maxLength && !schema.pattern) schema.default = dice.one(words);
  const ui = dice.is(0.2) ? { "ui:widget": dice.one(["textarea", "password"]) } : undefined;
  return { schema, ui, fill: (path) => [{ set: path, to: dice.one(words) }] };
}

/** A text in a format. */
export function formatted(dice: Dice): Made {
  const [format, good, bad] = dice.one([
    ["email", "i@h.example", "i.h"],
    ["uri", "https://h.example/", "h"],
    ["date", "2026-12-24", "2027-02-28"],
  ] as const);
  const schema: Schema = { type: "string", title: dice.titled("Formatted"), format };
  return { schema, fill: (path) => [{ set: path, to: dice.is(0.8) ? good : bad }] };
}

/** A number, with or without limits. */
export function number(dice: Dice): Made {
  const type = dice.one(["integer", "number"]);
  const schema: Schema = { type, title: dice.titled("Number") };
  if (dice.is(0.3)) schema.minimum = dice.from(-3, 3);
  if (dice.is(0.3)) schema.maximum = dice.from(4, 9);
  if (dice.is(0.15)) schema.multipleOf = type === "integer" ? 2 : 0.5;
  if (dice.is(0.2)) schema.default = 4;
  const value = () => dice.one(["0", "1", "4", "-2", "12", type === "integer" ? "8" : "2.5"]);
  return { schema, fill: (path) => [{ set: path, to: value() }] };
}

/** A checkbox. */
export function box(dice: Dice): Made {
  const schema: Schema = { type: "boolean", title: dice.titled("Box") };
  if (dice.is(0.3)) schema.default = dice.is(0.5);
  return { schema, fill: (path) => [dice.is(0.6) ? { tick: path } : { untick: path }] };
}

/** Values with their labels, for single and multiple choices. */
const sets: [Json, string][][] = [
  [
    ["a", "a"],
    ["b", "b"],
    ["c d", "c d"],
  ],
  [
    [1, "1"],
    [2, "2"],
    [5, "5"],
  ],
  [
    [0.5, "0.5"],
    [1.5, "1.5"],
  ],
];

const typeOf = (value: Json | undefined) => (typeof value === "string" ? "string" : "number");

/** A single choice. */
export function choice(dice: Dice): Made {
  const set = dice.one(sets);
  const type = typeOf(set[0]?.[0]);
  const named = dice.is(0.4);
  const schema: Schema = { type, title: dice.titled("Choice") };
  if (named) schema.oneOf = set.map(([value, label]) => ({ const: value, title: `The ${label}` }));
  else schema.enum = set.map(([value]) => value);
  if (dice.is(0.2)) schema.default = dice.one(set)[0];
  const ui = dice.is(0.3) ? { "ui:widget": dice.one(["radio", "select"]) } : undefined;
  const label = () => dice.one(set)[1];
  return { schema, ui, fill: (path) => [{ pick: path, to: named ? `The ${label()}` : label() }] };
}

/** A multiple choice. */
export function choices(dice: Dice): Made {
  const set = dice.one(sets);
  const items: Schema = { type: typeOf(set[0]?.[0]), enum: set.map(([value]) => value) };
  const schema: Schema = { type: "array", title: dice.titled("Choices"), uniqueItems: true, items };
  if (dice.is(0.2)) schema.default = [dice.one(set)[0]];
  const fill = (path: string) =>
    set.flatMap(([, label]): Step[] =>
      dice.is(0.5) ? [{ tick: path, to: label }] : dice.is(0.3) ? [{ untick: path, to: label }] : [],
    );
  return { schema, ui: { "ui:widget": "checkboxes" }, fill };
}

/** A text or a number that may be null. */
export function nullable(dice: Dice): Made {
  const type = dice.one(["string", "integer"]);
  const schema: Schema = { type: [type, "null"], title: dice.titled("Nullable") };
  return { schema, fill: (path) => [{ set: path, to: type === "string" ? dice.one(words) : "7" }] };
}
