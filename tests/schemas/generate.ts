/** Makes schemas up, each with what a person does to its form: the same from the same number, on any machine. */
import type { Json, JsonObject, Schema } from "../../src/engine/schema.ts";
import type { Case, Step } from "./case.ts";

/** Random numbers that a seed determines (mulberry32). */
class Dice {
  constructor(private state: number) {}

  /** A number from 0 up to 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Whether something happens that does so in `share` of all cases. */
  is = (share: number): boolean => this.roll() < share;

  /** A whole number from `low` to `high`. */
  from = (low: number, high: number): number => low + Math.floor(this.roll() * (high - low + 1));

  one = <T>(all: readonly T[]): T => all[this.from(0, all.length - 1)] as T;
}

/** A field that was made up: its schema, its UI schema, and what a person does at a path that it stands at. */
interface Made {
  schema: Schema;
  ui?: JsonObject;
  fill: (path: string) => Step[];
}

const words = ["quay", "tern", "anchor", "harbor master", "Übersee", "ink & tar", 'a"b', "42"] as const;
const nothing = (): Step[] => [];

/** Titles keep labels apart, so that choices can be picked by them. */
let titles = 0;
const titled = (title: string) => `${title} ${++titles}`;

function text(dice: Dice): Made {
  const schema: Schema = { type: "string", title: titled("Text") };
  if (dice.is(0.2)) schema.minLength = dice.from(1, 6);
  if (dice.is(0.2)) schema.maxLength = Math.max(dice.from(4, 12), schema.minLength ?? 0);
  if (dice.is(0.15)) schema.pattern = dice.one(["^[a-z]+$", "\\d", "^.{3}$"]);
  if (dice.is(0.2) && !schema.minLength && !schema.maxLength && !schema.pattern) schema.default = dice.one(words);
  const ui = dice.is(0.2) ? { "ui:widget": dice.one(["textarea", "password"]) } : undefined;
  return { schema, ui, fill: (path) => [{ set: path, to: dice.one(words) }] };
}

function formatted(dice: Dice): Made {
  const [format, good, bad] = dice.one([
    ["email", "i@h.example", "i.h"],
    ["uri", "https://h.example/", "h"],
    ["date", "2026-12-24", "2027-02-28"],
  ] as const);
  const schema: Schema = { type: "string", title: titled("Formatted"), format };
  return { schema, fill: (path) => [{ set: path, to: dice.is(0.8) ? good : bad }] };
}

function number(dice: Dice): Made {
  const type = dice.one(["integer", "number"]);
  const schema: Schema = { type, title: titled("Number") };
  if (dice.is(0.3)) schema.minimum = dice.from(-3, 3);
  if (dice.is(0.3)) schema.maximum = dice.from(4, 9);
  if (dice.is(0.15)) schema.multipleOf = type === "integer" ? 2 : 0.5;
  if (dice.is(0.2)) schema.default = 4;
  const value = () => dice.one(["0", "1", "4", "-2", "12", type === "integer" ? "8" : "2.5"]);
  return { schema, fill: (path) => [{ set: path, to: value() }] };
}

function box(dice: Dice): Made {
  const schema: Schema = { type: "boolean", title: titled("Box") };
  if (dice.is(0.3)) schema.default = dice.is(0.5);
  return { schema, fill: (path) => [dice.is(0.6) ? { tick: path } : { untick: path }] };
}

/** Values with their labels, for choices of one and of many. */
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

function choice(dice: Dice): Made {
  const set = dice.one(sets);
  const type = typeOf(set[0]?.[0]);
  const named = dice.is(0.4);
  const schema: Schema = { type, title: titled("Choice") };
  if (named) schema.oneOf = set.map(([value, label]) => ({ const: value, title: `The ${label}` }));
  else schema.enum = set.map(([value]) => value);
  if (dice.is(0.2)) schema.default = dice.one(set)[0];
  const ui = dice.is(0.3) ? { "ui:widget": dice.one(["radio", "select"]) } : undefined;
  const label = () => dice.one(set)[1];
  return { schema, ui, fill: (path) => [{ pick: path, to: named ? `The ${label()}` : label() }] };
}

function choices(dice: Dice): Made {
  const set = dice.one(sets);
  const items: Schema = { type: typeOf(set[0]?.[0]), enum: set.map(([value]) => value) };
  const schema: Schema = { type: "array", title: titled("Choices"), uniqueItems: true, items };
  if (dice.is(0.2)) schema.default = [dice.one(set)[0]];
  const fill = (path: string) =>
    set.flatMap(([, label]): Step[] =>
      dice.is(0.5) ? [{ tick: path, to: label }] : dice.is(0.3) ? [{ untick: path, to: label }] : [],
    );
  return { schema, ui: { "ui:widget": "checkboxes" }, fill };
}

function nullable(dice: Dice): Made {
  const type = dice.one(["string", "integer"]);
  const schema: Schema = { type: [type, "null"], title: titled("Nullable") };
  return { schema, fill: (path) => [{ set: path, to: type === "string" ? dice.one(words) : "7" }] };
}

const withUi = (ui: JsonObject | undefined, key: string) => (ui ? { [key]: ui } : undefined);

function list(dice: Dice, depth: number): Made {
  const entry = depth > 0 && dice.is(0.5) ? group(dice, depth - 1) : dice.one([text, number, choice])(dice);
  const schema: Schema = { type: "array", title: titled("List"), items: entry.schema };
  const first = dice.is(0.2) ? 1 : 0;
  if (first) schema.minItems = first;
  if (dice.is(0.2)) schema.maxItems = 4;
  const fill = (path: string) => {
    const count = dice.from(first, 3);
    const steps: Step[] = [];
    for (let index = 0; index < count; index++)
      steps.push(...(index < first ? [] : [{ add: path }]), ...entry.fill(`${path}.${index}`));
    if (count > 1 && dice.is(0.4)) steps.push({ up: `${path}.${count - 1}` });
    if (count > 1 && dice.is(0.3)) steps.push({ remove: `${path}.0` });
    return steps;
  };
  return { schema, ui: withUi(entry.ui, "items"), fill };
}

function tuple(dice: Dice): Made {
  const entries = [text(dice), number(dice), ...(dice.is(0.5) ? [choice(dice)] : [])];
  const schema: Schema = { type: "array", title: titled("Tuple"), items: entries.map((entry) => entry.schema) };
  return { schema, fill: (path) => entries.flatMap((entry, index) => entry.fill(`${path}.${index}`)) };
}

function branches(dice: Dice): Made {
  const made = [0, 1].map((index) => ({
    title: titled("Branch"),
    tag: `t${index}`,
    field: dice.one([text, number, box])(dice),
  }));
  const schema: Schema = {
    type: "object",
    title: titled("Branches"),
    oneOf: made.map(({ title, tag, field }) => ({
      title,
      type: "object",
      properties: { tag: { type: "string", const: tag }, [`own ${tag}`]: field.schema },
      required: ["tag", ...(dice.is(0.5) ? [`own ${tag}`] : [])],
    })),
  };
  const fill = (path: string) => {
    const { title, tag, field } = dice.one(made);
    return [{ branch: path, to: title }, ...field.fill(`${path}.own ${tag}`)];
  };
  return { schema, fill };
}

const kinds: readonly ((dice: Dice, depth: number) => Made)[] = [
  text,
  text,
  formatted,
  number,
  number,
  box,
  choice,
  choice,
  choices,
  nullable,
  list,
  list,
  tuple,
  branches,
];

/** A condition or a dependency on one of a group's fields, and the field that it brings. */
function conditional(
  dice: Dice,
  fields: { [name: string]: Made },
): { rule: Schema; fill: (path: string) => Step[] } | undefined {
  const [name] =
    Object.entries(fields).find(([, { schema }]) => schema.type === "boolean" && schema.default === undefined) ?? [];
  if (name === undefined) return undefined;
  const extra = dice.one([text, number])(dice);
  const brought: Schema = { properties: { extra: extra.schema }, ...(dice.is(0.5) && { required: ["extra"] }) };
  const isTrue = { properties: { [name]: { const: true } }, required: [name] };
  const entries: [string, Json | Schema][] = [
    ["if", isTrue as Schema],
    ["then", brought],
  ];
  const rule: Schema = dice.is(0.5)
    ? Object.fromEntries(entries)
    : {
        dependencies: {
          [name]: {
            oneOf: [
              { properties: { [name]: { enum: [false] } } },
              { ...brought, properties: { [name]: { enum: [true] }, ...brought.properties } },
            ],
          },
        },
      };
  const fill = (path: string): Step[] => {
    const at = (field: string) => (path ? `${path}.${field}` : field);
    return dice.is(0.6) ? [{ tick: at(name) }, ...extra.fill(at("extra"))] : [{ tick: at(name) }, { untick: at(name) }];
  };
  return { rule, fill };
}

/** A group of fields; the form itself is one. */
function group(dice: Dice, depth: number): Made {
  const count = dice.from(1, depth > 1 ? 6 : 3);
  const fields = Object.fromEntries(
    Array.from({ length: count }, (_none, index) => {
      const kind =
        depth > 0 && dice.is(0.2)
          ? group
          : dice.one(depth > 0 ? kinds : kinds.filter((one) => one !== list && one !== branches));
      return [dice.is(0.1) ? `field ${index}` : `f${index}`, kind(dice, depth - 1)] as const;
    }),
  );
  const entries = Object.entries(fields);
  const more = dice.is(0.3) ? conditional(dice, fields) : undefined;
  // rjsf lets an empty list pass as a required one, and asks for what may be null: the corpus has these differences.
  const mayBeRequired = ({ schema: { type, minItems } }: Made) =>
    type !== "boolean" && !Array.isArray(type) && (type !== "array" || minItems !== undefined);
  const schema: Schema = {
    type: "object",
    title: titled("Group"),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, field.schema])),
    required: entries.filter(([, field]) => mayBeRequired(field) && dice.is(0.4)).map(([name]) => name),
    ...more?.rule,
  };
  const ui = Object.fromEntries(entries.flatMap(([name, field]) => (field.ui ? [[name, field.ui]] : [])));
  const fill = (path: string) => [
    // A choice is always made, wherever it stands: rjsf would make one by itself (differences.ts).
    ...entries.flatMap(([name, field]) =>
      dice.is(0.85) || field.schema.oneOf || field.schema.type === "object"
        ? field.fill(path ? `${path}.${name}` : name)
        : nothing(),
    ),
    ...(more?.fill(path) ?? []),
  ];
  return { schema, ui: Object.keys(ui).length > 0 ? ui : undefined, fill };
}

/** The schema that a number stands for. */
export function generated(seed: number): Case & { fill: Step[] } {
  titles = 0;
  const dice = new Dice(seed * 7919);
  const { schema, ui, fill } = group(dice, 3);
  return {
    name: `generated-${seed}`,
    about: "Made up.",
    kind: "generated",
    schema,
    ...(ui && { uiSchema: ui }),
    journeys: [],
    broken: [],
    fill: fill(""),
  };
}
