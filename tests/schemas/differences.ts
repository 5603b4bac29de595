/**
 * Where our forms differ from react-jsonschema-form's on purpose, each with its reason. Every other difference fails.
 */
import { inPlace } from "../../src/engine/schema/in-place.ts";
import { resolveRef } from "../../src/engine/schema/refs.ts";
import { isObject, type Schema } from "../../src/engine/schema/schema.ts";
import type { Step } from "./case.ts";
import type { Shown } from "./drawing.ts";

/** Something that the two forms show differently; a side without a control has `undefined`. */
export interface Difference {
  path: string;
  stock?: Shown;
  ours?: Shown;
}

/** The context for judging a difference. */
export interface Context {
  schema: Schema;
  uiSchema: unknown;
  /** The actions so far. */
  fill: Step[];
}

/** An intended difference. */
export interface Meant {
  reason: string;
  explains: (difference: Difference, context: Context) => boolean;
}

/** Every schema at a path, in any branch, condition or reference. */
export function schemasAt(root: Schema, path: string): Schema[] {
  const follow = (ref: string) => {
    const [schema] = resolveRef(ref, root, {}) ?? [];
    return schema && { schema, pointer: "" };
  };
  const spread = (schema: unknown): Schema[] =>
    isObject(schema) ? [...inPlace({ schema, pointer: "" }, { upTo: "asked", follow })].map((part) => part.schema) : [];
  let here = spread(root);
  for (const step of path.split(".").filter(Boolean))
    here = here
      .flatMap((schema): unknown[] => {
        const {
          properties = {},
          items,
          prefixItems,
          additionalItems,
          additionalProperties,
          patternProperties,
        } = schema;
        if (!/^\d+$/.test(step)) {
          const free = isObject(patternProperties) ? Object.values(patternProperties) : [];
          return Object.hasOwn(properties, step) ? [properties[step]] : [...free, additionalProperties];
        }
        const fixed = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
        return [fixed[Number(step)] ?? (Array.isArray(items) ? additionalItems : items), properties[step]];
      })
      .flatMap(spread);
  return here;
}

const touched = ({ fill }: Context, path: string) =>
  fill.some((step) => Object.entries(step).some(([key, value]) => key !== "to" && value === path));

const isEmpty = (shown: Shown | undefined) =>
  !shown || shown.value === "" || shown.value === false || (Array.isArray(shown.value) && shown.value.length === 0);

const some = ({ schema }: Context, path: string, is: (schema: Schema) => boolean) => schemasAt(schema, path).some(is);

/** The intended differences. */
export const meant: { [name: string]: Meant } = {
  "no choice is made for the visitor": {
    reason: "rjsf chooses the first constant of a oneOf, so that a required choice never complains (design.md)",
    explains: ({ path, stock, ours }, context) =>
      !touched(context, path) &&
      Array.isArray(stock?.value) &&
      stock.value[0] === stock.choices?.[0] &&
      isEmpty(ours) &&
      ours !== undefined &&
      some(context, path, (one) => one.default === undefined),
  },
  "consent is not given in advance": {
    reason: "rjsf ticks a boolean that must be true; what the visitor must agree to is the visitor's to tick",
    explains: ({ path, stock, ours }, context) =>
      !touched(context, path) &&
      stock?.value === true &&
      ours?.value === false &&
      some(context, path, (one) => one.const === true),
  },
  "a color control shows a color": {
    reason: "no color control is ever empty: it shows a color, and says beside it that this is no answer",
    explains: ({ stock, ours }, context) =>
      stock?.value === "" &&
      ours?.value === "#000000" &&
      schemasAt(context.schema, "").some(({ properties }) =>
        Object.values(properties ?? {}).some(({ format }) => format === "color"),
      ),
  },
  "null is the lack of a choice": {
    reason: "rjsf lists null among the choices by that word; here the option that leaves a choice unset stands for it",
    explains: ({ path, stock, ours }, context) =>
      stock?.choices?.filter((label) => label !== "null").join() === ours?.choices?.join() &&
      some(context, path, (one) => one.enum?.includes(null) ?? false),
  },
  "a fixed value has no control": {
    reason: "nobody can change a constant: it is sent, and not shown",
    explains: ({ path, ours }, context) =>
      ours === undefined && some(context, path, (one) => one.const !== undefined && one.const !== true),
  },
  "yes or no is not answered for the visitor": {
    reason: "rjsf takes a required boolean for no: right for a box, which shows it, and wrong where both are offered",
    explains: ({ path, stock, ours }, context) =>
      !touched(context, path) &&
      Array.isArray(stock?.value) &&
      stock.value.length === 1 &&
      ours !== undefined &&
      isEmpty(ours) &&
      some(context, path, (one) => one.type === "boolean" && one.default === undefined),
  },
  "defaults of entries are there at once": {
    reason: "rjsf fills the entries of a default list in on the first edit, wherever that is",
    explains: ({ path, stock, ours }, context) =>
      /\.\d+\./.test(path) &&
      isEmpty(stock) &&
      some(context, path, (one) => one.default !== undefined && one.default === ours?.value),
  },
};

/** The name of the difference's reason; undefined if it is not intended. */
export const reasonOf = (difference: Difference, context: Context): string | undefined =>
  Object.entries(meant).find(([, { explains }]) => explains(difference, context))?.[0];
