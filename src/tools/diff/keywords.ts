/** The keywords of a schema, by how a comparison takes them. */
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

/** How far a schema lets values go at the side of a limit, looser ones being greater, and 1 if to that very value. */
function reachOf(schema: Schema, keyword: string): [number, number] {
  const [looser, none] = limits[keyword] ?? [1, Number.POSITIVE_INFINITY];
  const [, side] = /(ax|in)imum$/.exec(keyword) ?? [];
  const words = side ? [`exclusiveM${side}imum`, `m${side}imum`] : [keyword];
  const edges = words.map((word) => looser * Number(schema[word] ?? none));
  const edge = Math.min(...edges);
  return [edge, edge === edges[0] && edges.length > 1 ? 0 : 1];
}

/** Whether a limit lets in all that it did; a limit of numbers, together with the one that excludes the limit itself. */
export function isLooser(before: Schema, after: Schema, keyword: string): boolean {
  const [[old, isOld], [now, isNow]] = [reachOf(before, keyword), reachOf(after, keyword)];
  return now > old || (now === old && isNow >= isOld);
}

/** Keywords that no value is judged by; a default is compared in a way of its own. */
export const words = [...annotations, "contentMediaType", "contentEncoding"].filter((word) => word !== "default");

export const alternatives = ["allOf", "oneOf", "anyOf"] as const;
export const conditions = ["if", "then", "else", "dependencies"];

/** Keywords that are compared in a way of their own. Whatever else differs is taken for a rule, known here or not. */
export const apart = new Set([
  ...["type", "const", "default", "enum", "properties", "required", "definitions", "patternProperties", "items"],
  ...[...Object.keys(limits), ...words, ...alternatives, ...conditions],
]);

/** Rules whose schemas are compared part by part: the tighter it is, the less is accepted. */
export const nested = /^(additional|unevaluated)(Properties|Items)$|^(contains|propertyNames)$/;
