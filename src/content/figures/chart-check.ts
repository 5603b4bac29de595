/** Checks a Vega-Lite specification before it is drawn: against Vega-Lite's own schema, and our own requirements. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Schema, Validator } from "@cfworker/json-schema";
import { Ajv, type ErrorObject } from "ajv";
import { lineIn } from "../../engine/check/problem.ts";
import { literally } from "../../engine/schema/literally.ts";
import { pointerTo } from "../../engine/schema/path.ts";
import { dataNames } from "./named.ts";
import { fail, lineAt, type Source } from "./place.ts";
import { type Spec, views } from "./spec.ts";

/** Vega-Lite's definitions for the kinds of specification that we allow. */
type Kind = "TopLevelUnitSpec" | "TopLevelLayerSpec";

const schemaOf = (kind: Kind): Schema => {
  const file = join(process.cwd(), "node_modules/vega-lite/build/vega-lite-schema.json");
  return { ...JSON.parse(readFileSync(file, "utf8")), $ref: `#/definitions/${kind}` };
};

const checks = new Map<Kind, Validator>();

/**
 * Whether a specification is valid: interprets the schema, which takes a tenth of the time that ajv needs to compile
 * it.
 */
function isRight(kind: Kind, spec: Spec): boolean {
  const check = checks.get(kind) ?? new Validator(schemaOf(kind), "7");
  checks.set(kind, check);
  return check.validate(spec).valid;
}

/** ajv's errors for a specification; compiles the schema for a single run. */
function faultsOf(kind: Kind, spec: Spec): ErrorObject[] {
  const ajv = new Ajv({
    strict: false,
    logger: false,
    validateFormats: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  const fits = ajv.compile(schemaOf(kind));
  return fits(spec) ? [] : (fits.errors ?? []);
}

/** The most specific error: the deepest, and about a name rather than about alternatives. */
function telling(errors: ErrorObject[]): ErrorObject | undefined {
  const weight = ({ instancePath, keyword }: ErrorObject) =>
    instancePath.split("/").length * 10 +
    ["anyOf", "type", "required", "const", "enum", "additionalProperties"].indexOf(keyword);
  return [...errors].sort((a, b) => weight(b) - weight(a))[0];
}

/** Throws an error at a JSON pointer into a specification. */
const stopping =
  (source: Source) =>
  (pointer: string, expected: string, found: string, fix: string): never =>
    fail(source, lineAt(source.text, pointer), { expected, found, fix });

/** Our own requirements: a title and a description for screen readers, and inline data. */
function requireWhole(source: Source, spec: Spec): void {
  const stop = stopping(source);
  for (const key of ["title", "description"] as const)
    if (typeof spec[key] !== "string" || !spec[key].trim())
      stop("", `"${key}", also for readers who cannot see the chart`, `no ${key}`, `write "${key}": "…"`);
  if (!Array.isArray(spec.data?.values) || spec.data.values.length === 0)
    stop(
      "/data",
      '"data" with its "values" written out, or the name of a table of ours: nothing is fetched',
      spec.data?.name === undefined ? "no values" : `the name "${spec.data.name}"`,
      `write "data": { "values": [ … ] }, or { "name": … } with one of ${dataNames.join(", ")}`,
    );
}

/** The requirements of Vega-Lite's schema. */
function requireRight(source: Source, spec: Spec): void {
  const kind = spec.layer ? "TopLevelLayerSpec" : "TopLevelUnitSpec";
  const error = isRight(kind, spec) ? undefined : telling(faultsOf(kind, spec));
  if (!error) return;
  const pointer = error.instancePath;
  const name: string = error.params.additionalProperty ?? "";
  const found = name ? `"${name}"` : `${pointer || "the specification"} ${error.message}`;
  stopping(source)(
    name ? `${pointer}/${name}` : pointer,
    "what Vega-Lite's schema allows",
    found,
    name ? "correct or remove the name" : "correct the value",
  );
}

/** Throws an error at the first place where a specification names a field. */
function stopAtField(source: Source, field: string, expected: string, found: string, fix: string): never {
  const before = source.text.search(new RegExp(`"field":\\s*${literally(JSON.stringify(field))}`));
  return fail(source, lineIn(source.text, before), { expected, found, fix });
}

/** Requires that the data have every field that a channel shows. */
function requireFields(source: Source, spec: Spec): void {
  for (const { encoding = {}, data } of views(spec))
    for (const [channel, { field }] of Object.entries(encoding))
      if (field && !data?.values?.some((row) => Object.hasOwn(row, field))) {
        const expected = `a field of the data for "${channel}"`;
        stopAtField(source, field, expected, `"${field}"`, "correct the field, or add it to the values");
      }
}

/**
 * Requires a value in some row for each field with a scale; called only if Vega could not draw the chart.
 * @throws DocumentError at the first field without any
 */
export function requireValues(source: Source, spec: Spec): void {
  for (const { encoding = {}, data } of views(spec))
    for (const [channel, { field, type = "" }] of Object.entries(encoding))
      if (field && readings.has(type) && data?.values?.every((row) => (row[field] ?? "") === "")) {
        const found = `no row in which "${field}" has one`;
        stopAtField(source, field, `a value for "${channel}"`, found, "write its values, or leave the chart out");
      }
}

/** How texts are parsed for each kind of scale. */
const readings = new Map([
  ["quantitative", { read: Number, what: "a number", fix: "write digits alone, without separators or a unit: 1200" }],
  ["temporal", { read: Date.parse, what: "a day or a time", fix: "write it as in 2026-12-31" }],
]);

/** Requires that texts can be parsed: Vega silently drops rows in which one cannot. Empty texts count as missing, like null. */
function requireReadable(source: Source, spec: Spec): void {
  for (const { encoding = {}, data, transform } of views(spec))
    for (const [channel, { field = "", type = "", aggregate }] of Object.entries(encoding)) {
      const reading = readings.get(type);
      if (!reading || transform || aggregate || data?.format) continue;
      const isUnread = (value: unknown) =>
        typeof value === "string" && value !== "" && Number.isNaN(reading.read(value));
      const at = data?.values?.findIndex((row) => isUnread(row[field])) ?? -1;
      if (at < 0) continue;
      const found = JSON.stringify(data?.values?.[at]?.[field]);
      const pointer = pointerTo(["data", "values", String(at), field]);
      stopping(source)(pointer, `${reading.what} for "${channel}"`, found, reading.fix);
    }
}

/**
 * Checks a specification.
 * @throws DocumentError at the first mistake
 */
export function checkChart(source: Source, spec: Spec): void {
  requireWhole(source, spec);
  requireRight(source, spec);
  requireFields(source, spec);
  requireReadable(source, spec);
}
