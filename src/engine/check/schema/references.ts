/** Checks that every `$ref` can be resolved and expanded, and that files that look like a form are one. */
import { accepts } from "../../rules/compile.ts";
import {
  composedEndlessly,
  drawnInevitably,
  endless,
  extentOf,
  mostLevels,
  mostSchemas,
  usedIn,
} from "../../schema/circles.ts";
import { homeOf, resolveRef, type SharedSchemas, splitRef } from "../../schema/refs.ts";
import { isObject, type Place, refersOn, type Schema, subschemasOf } from "../../schema/schema.ts";
import { everyPlace, type NamedPlaces } from "../../schema/strays.ts";
import { type Finding, type Problem, quote } from "../problem.ts";
import { lostReferences } from "./lost-references.ts";

/** The first invalid reference of a document, as a list with at most one entry. */
function first(
  file: string,
  places: Place[],
  isFault: (schema: Schema) => boolean,
  what: (schema: Schema) => Finding & { at: string },
): Problem[] {
  const place = places.find(({ schema }) => isFault(schema));
  if (!place) return [];
  const { at, ...said } = what(place.schema);
  return [{ file, path: `${place.pointer}/${at}`, ...said }];
}

/** References that every value would have to follow without end. */
function checkEndless(file: string, root: Schema, shared: SharedSchemas, places: Place[]): Problem[] {
  const isEndless = endless(shared);
  return first(
    file,
    places,
    (schema) => schema.$ref !== undefined && isEndless(schema.$ref, homeOf(schema, root)),
    ({ $ref: ref }) => ({
      at: "$ref",
      expected: "a reference that can be expanded",
      found: `${quote(ref)}, which must contain itself`,
      fix: "break the cycle: do not require it, or allow an empty list of it",
    }),
  );
}

/** A choice whose first branch, which is drawn by default, contains the same choice. */
function checkDrawn(file: string, root: Schema, shared: SharedSchemas, places: Place[]): Problem[] {
  const isDrawnEndlessly = drawnInevitably(shared);
  return first(
    file,
    places,
    (schema) => isObject(schema) && isDrawnEndlessly([schema, root]),
    ({ oneOf }) => ({
      at: `${oneOf ? "oneOf" : "anyOf"}/0`,
      expected: "a first branch that does not lead back to this choice, since it is drawn before any is chosen",
      found: "one that does",
      fix: "write another branch first",
    }),
  );
}

/** Whether a condition is met before anything is filled in; one with references is assumed to be. */
const holds = (condition: Schema): boolean => refersOn(condition) || accepts(condition, {});

/** Whether a schema is drawn: in a form's document, only what the form uses is. */
function drawnIn(root: Schema, shared: SharedSchemas): (schema: Schema) => boolean {
  const used = Object.values(shared).includes(root) ? undefined : usedIn(root, shared);
  return (schema) => isObject(schema) && used?.has(schema) !== false;
}

/** A schema in parts, or with a condition, that contains itself other than in a list. */
function checkComposed(file: string, root: Schema, shared: SharedSchemas, places: Place[]): Problem[] {
  const isDrawn = drawnIn(root, shared);
  const isComposedEndlessly = composedEndlessly(shared, holds);
  return first(
    file,
    places,
    (schema) => isDrawn(schema) && isComposedEndlessly([schema, root]),
    ({ allOf }) => ({
      at: allOf ? "allOf" : "if",
      expected: 'a group that contains itself to have neither "allOf" nor "if", or to be the entry of a list of itself',
      found: "one that would be drawn without end",
      fix: 'write "$ref" in place of "allOf", or { "type": "array", "items": … } around the reference',
    }),
  );
}

/** A reference whose expansion makes the document too large, or too deep. */
function checkExtent(file: string, root: Schema, shared: SharedSchemas, places: Place[]): Problem[] {
  const isTooMuch = ({ size, levels }: ReturnType<typeof extentOf>) => size > mostSchemas || levels > mostLevels;
  const whole = extentOf([root, root], shared);
  if (!isTooMuch(whole)) return [];
  const measure = whole.levels > mostLevels ? "levels" : "size";
  let [most, extent]: [Schema | undefined, ReturnType<typeof extentOf>] = [undefined, { size: 0, levels: 0 }];
  const seen = new Set<Schema>();
  for (const schema of subschemasOf(root)) {
    const target = schema.$ref === undefined ? undefined : resolveRef(schema.$ref, homeOf(schema, root), shared);
    if (!target || seen.has(target[0]) || isTooMuch(extent)) continue;
    seen.add(target[0]);
    const own = extentOf(target, shared);
    if (own[measure] > extent[measure]) [most, extent] = [schema, own];
  }
  return first(
    file,
    places,
    (schema) => schema === most,
    ({ $ref: ref }) => ({
      at: "$ref",
      ...(measure === "levels"
        ? {
            expected: `at most ${mostLevels} nested schemas, with each reference replaced by its target`,
            fix: "refer to the final definition directly, not through a chain of others",
          }
        : {
            expected: `at most ${mostSchemas} fields and rules in all, with each reference replaced by its target`,
            fix: "let fewer definitions refer to another more than once",
          }),
      found: `more, most of them from ${quote(ref)}`,
    }),
  );
}

/**
 * The references of a document that cannot be resolved, or else the first that cannot be expanded.
 * @param named places outside its keywords that references of other documents lead to
 */
export function checkReferences(file: string, root: Schema, shared: SharedSchemas, named?: string[]): Problem[] {
  const places = everyPlace(root, named);
  const lost = lostReferences(file, root, shared, places);
  if (lost.length > 0) return lost;
  return (
    [checkEndless, checkDrawn, checkComposed, checkExtent]
      .map((check) => check(file, root, shared, places))
      .find(({ length }) => length > 0) ?? []
  );
}

/**
 * Files with fields, like a form's schema, that nothing refers to: their names lack the form's `.schema`.
 * @param named the places outside the keywords of shared documents that references of others lead to
 */
export function checkUse(shared: SharedSchemas, forms: Schema[], named: NamedPlaces): Problem[] {
  const places = [
    ...forms.flatMap((schema) => everyPlace(schema)),
    ...Object.entries(shared).flatMap(([file, schema]) => everyPlace(schema, named[file])),
  ];
  const used = new Set(places.map(({ schema: { $ref: ref } }) => splitRef(String(ref ?? ""))[0]));
  return Object.entries(shared)
    .filter(([name, schema]) => schema.properties && !used.has(name))
    .map(([name]) => ({
      file: `schemas/${name}`,
      path: "",
      expected: `the name <form>.schema.json for the schema of a form, or a reference to ${name}`,
      found: "neither",
      fix: `rename it to ${name.replace(/\.json$/, ".schema.json")}`,
    }));
}
