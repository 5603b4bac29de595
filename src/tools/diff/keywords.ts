/** The keywords of a schema, by how they are compared. */
import type { Schema } from "../../engine/schema/schema.ts";
import { annotations } from "../../engine/schema/siblings.ts";

/** Limits: 1 if a higher one is looser, -1 if a lower one is, and the limit that holds when it is left out. */
export const limits: { [keyword: string]: readonly [looser: 1 | -1, none: number] } = {
  maxLength: [1, Number.POSITIVE_INFINITY],
  maxItems: [1, Number.POSITIVE_INFINITY],
  maxProperties: [1, Number.POSITIVE_INFINITY],
  maximum: [1, Number.POSITIVE_INFINITY],
  exclusiveMaximum: [1, Number.POSITIVE_INFINITY],
  maxContains: [1, Number.POSITIVE_INFINITY],
  minLength: [-1, 0],
  minItems: [-1, 0],
  minProperties: [-1, 0],
  minimum: [-1, Number.NEGATIVE_INFINITY],
  exclusiveMinimum: [-1, Number.NEGATIVE_INFINITY],
  minContains: [-1, 1],
};

/** A limit, signed so that looser ones are greater, and whether the limit itself is allowed (1) or excluded (0). */
function reachOf(schema: Schema, keyword: string): [number, number] {
  const [looser, none] = limits[keyword] ?? [1, Number.POSITIVE_INFINITY];
  const [, side] = /(ax|in)imum$/.exec(keyword) ?? [];
  const words = side ? [`exclusiveM${side}imum`, `m${side}imum`] : [keyword];
  const edges = words.map((word) => looser * Number(schema[word] ?? none));
  const edge = Math.min(...edges);
  return [edge, edge === edges[0] && edges.length > 1 ? 0 : 1];
}

/** Whether a limit accepts all that it did; `minimum` and `maximum` count together with their exclusive variants. */
export function isLooser(before: Schema, after: Schema, keyword: string): boolean {
  const [[old, isOld], [now, isNow]] = [reachOf(before, keyword), reachOf(after, keyword)];
  return now > old || (now === old && isNow >= isOld);
}

/** Annotations, which reject no value; a default is compared in its own way. */
export const words = [...annotations, "contentMediaType", "contentEncoding"].filter((word) => word !== "default");

export const alternatives = ["allOf", "oneOf", "anyOf"] as const;
export const conditions = ["if", "then", "else", "dependencies"];

/** Keywords that have a comparison of their own. Any other that differs counts as a rule, known or unknown. */
export const apart = new Set([
  ...["type", "const", "default", "enum", "properties", "required", "definitions", "patternProperties", "items"],
  ...[...Object.keys(limits), ...words, ...alternatives, ...conditions],
]);

/** Rules whose schemas are compared recursively: the stricter the schema, the less is accepted. */
export const nested = /^(additional|unevaluated)(Properties|Items)$|^(contains|propertyNames)$/;
