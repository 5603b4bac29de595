/** Generates structures: lists, tuples, branches, conditions, groups. */
import type { Json, JsonObject, Schema } from "../../../src/engine/schema/schema.ts";
import type { Step } from "../case.ts";
import type { Dice } from "./dice.ts";
import { box, choice, choices, formatted, type Made, nullable, number, text } from "./fields.ts";

const withUi = (ui: JsonObject | undefined, key: string) => (ui ? { [key]: ui } : undefined);

function list(dice: Dice, depth: number): Made {
  const entry = depth > 0 && dice.is(0.5) ? group(dice, depth - 1) : dice.one([text, number, choice])(dice);
  const schema: Schema = { type: "array", title: dice.titled("List"), items: entry.schema };
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
  const schema: Schema = { type: "array", title: dice.titled("Tuple"), items: entries.map((entry) => entry.schema) };
  return { schema, fill: (path) => entries.flatMap((entry, index) => entry.fill(`${path}.${index}`)) };
}

function branches(dice: Dice): Made {
  const made = [0, 1].map((index) => ({
    title: dice.titled("Branch"),
    tag: `t${index}`,
    field: dice.one([text, number, box])(dice),
  }));
  const schema: Schema = {
    type: "object",
    title: dice.titled("Branches"),
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

/** A condition or a dependency on one of a group's fields, and the field that it adds. */
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
export function group(dice: Dice, depth: number): Made {
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
  // rjsf accepts an empty list for a required one, and requires a value for nullable ones: the corpus covers these
  // differences.
  const mayBeRequired = ({ schema: { type, minItems } }: Made) =>
    type !== "boolean" && !Array.isArray(type) && (type !== "array" || minItems !== undefined);
  const schema: Schema = {
    type: "object",
    title: dice.titled("Group"),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, field.schema])),
    required: entries.filter(([, field]) => mayBeRequired(field) && dice.is(0.4)).map(([name]) => name),
    ...more?.rule,
  };
  const ui = Object.fromEntries(entries.flatMap(([name, field]) => (field.ui ? [[name, field.ui]] : [])));
  const fill = (path: string) => [
    // A choice is always made, at any depth: rjsf would make one by itself (differences.ts).
    ...entries.flatMap(([name, field]) =>
      dice.is(0.85) || field.schema.oneOf || field.schema.type === "object"
        ? field.fill(path ? `${path}.${name}` : name)
        : [],
    ),
    ...(more?.fill(path) ?? []),
  ];
  return { schema, ui: Object.keys(ui).length > 0 ? ui : undefined, fill };
}
