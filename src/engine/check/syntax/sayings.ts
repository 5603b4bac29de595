/** Explains violations of a meta-schema to the author of the document. */
import type { ErrorObject } from "ajv";
import schemaMeta from "../../meta/schema.json" with { type: "json" };
import { holdOf } from "../../schema/in-place.ts";
import { pointerStep } from "../../schema/path.ts";
import { isObject, type Schema } from "../../schema/schema.ts";
import { inFull, type Problem, quote } from "../problem.ts";
import { brokenExpression, expressionFault } from "../schema/expression.ts";
import { instead, nearest, routeFrom } from "../suggest.ts";
import { typesOf } from "./alternatives.ts";
import { listedIn } from "./other-documents.ts";
import { controlWords, isOfUiSchema, otherKeywords, otherTypes, ruleWords, typings } from "./other-words.ts";

/** The kinds of document. */
export type DocumentKind = "schema" | "ui" | "translation";

/** The name of a JSON type, and how a value of it is written. */
const types: { [type: string]: { name: string; written: string } } = {
  string: { name: "a string", written: "a string in double quotes" },
  number: { name: "a number", written: "a number without quotes" },
  integer: { name: "a whole number", written: "a whole number without quotes" },
  boolean: { name: "true or false", written: "true or false without quotes" },
  array: { name: "a list", written: "a list, [ … ]" },
  object: { name: "an object", written: "an object, { … }" },
};

/** Several types in words, without duplicates. */
const inWords = (wanted: string[], word: "name" | "written") =>
  [...new Set(wanted)].map((type) => types[type]?.[word] ?? type).join(", or ");

/** How to write a type of other languages that is a format of texts here. */
function fixFormat(type: string): string | undefined {
  const format = { file: "data-url", timestamp: "date-time" }[type] ?? type;
  return schemaMeta.properties.format.enum.includes(format)
    ? `write "type": "string", "format": "${format}"`
    : undefined;
}

/** How to write what OpenAPI calls nullable, for a schema that says so. */
function fixNullable({ nullable, type, enum: values, ...others }: { [keyword: string]: unknown }): string {
  if (nullable !== true) return "remove it: null is allowed only where the schema lists it";
  const isComposed = Object.keys(others).some((word) => holdOf(word) !== undefined);
  if (type === undefined && isComposed)
    return 'remove it, and write { "anyOf": [{ … }, { "type": "null" }] } around what is left';
  const types = new Set([type ?? "string", "null"].flat());
  const written = `write the type as a list: "type": [${[...types].map((one) => quote(one)).join(", ")}]`;
  return Array.isArray(values) && !values.includes(null) ? `${written}, and add null to "enum"` : written;
}

/** How to fix what another library calls a UI schema, in the place of a UI document. */
function fixOtherUi(word: string, around: unknown): string | undefined {
  // As react-jsonschema-form takes it: words of the form, and nodes by the names of fields.
  if (isOfUiSchema(word) || (isObject(around) && JSON.stringify(around[word]).includes('"ui:')))
    return 'write it under "uiSchema": { … }';
  // As JSON Forms takes it: layouts of controls.
  return word === "elements"
    ? 'list the fields of its "scope"s in "sections": [{ "fields": ["…"] }], and write each "rule" as "if" and "then" in the schema'
    : undefined;
}

/** How to write that a field is optional, or required, which older drafts say at the field itself. */
function fixOptional(steps: string[], isOptional: boolean): string {
  if (steps.length === 1) return "remove it: it is for a field, and this is the whole form";
  if (isOptional) return 'remove it: a field is optional unless "required" lists it';
  if (steps.at(-2) !== "properties") return 'remove it: the object around a field lists it in its "required"';
  return `remove it, and list ${inFull(steps.at(-1))} in the "required" of the object around the field`;
}

/** How to fix a keyword that does not exist, or not here. */
function fixWord(kind: DocumentKind, path: string, word: string, known: string[], around: unknown): string {
  if (kind === "schema" && word === "nullable" && isObject(around)) return fixNullable(around);
  // As a playground exports a form.
  if (kind === "schema" && path === "" && isObject(around) && isObject(around.schema) && /^(s|uis)chema$/i.test(word))
    return word === "schema"
      ? 'replace the whole document with the value of "schema": this file is the schema alone, without "formData"'
      : 'write it in the form\'s UI document, forms/<form>.ui.json, under "uiSchema"';
  if (kind === "schema" && word === "optional") return fixOptional(path.split("/"), Object(around).optional !== false);
  const moved = kind === "ui" && path === "" && fixOtherUi(word, around);
  if (moved) return moved;
  const renamed = kind === "schema" && (otherKeywords.get(word) ?? typings.get(word));
  if (renamed) return `write "${renamed}"`;
  if (kind === "schema" && word === "optionalProperties")
    return 'move its fields to "properties": a field is optional unless "required" lists it';
  if (kind === "schema" && word.startsWith("format") && otherKeywords.has(word))
    return 'write "dateMinimum": "today" or "notBefore"; for any other limit, write a rule in forms/<form>.rules.ts';
  if (kind === "schema" && isOfUiSchema(word))
    return 'write it in the form\'s UI document, forms/<form>.ui.json, under "uiSchema", at the name of the field';
  if (kind === "schema" && controlWords.includes(word))
    return 'write it in the form\'s UI document, forms/<form>.ui.json, under "fields"';
  if (path.startsWith("/fields/") && ruleWords.includes(word))
    return "write it in the form's schema, schemas/<form>.schema.json";
  if (known.length <= 12 || nearest(word, known)) return `${instead(word, known)}, or remove it`;
  return `remove it, or use one of the keywords in src/engine/meta/${kind}.json`;
}

/** How to fix a value of the wrong type. */
function fixType(path: string, wanted: string[], data: unknown): string {
  const steps = path.split("/");
  // As ajv takes the value of a field beside it.
  const [, other] = /^1\/([^/]+)$/.exec(String(isObject(data) && data.$data)) ?? [];
  if (other !== undefined && steps.at(-1) === "minimum") return `write "atLeast": ${inFull(other)} in its place`;
  // As ajv-errors takes the messages of fields.
  if (isObject(data) && steps.at(-2) === "errorMessage") {
    const written = steps.at(-1) === "properties" ? '"…"' : `{ ${inFull(steps.at(-1))}: "…" }`;
    return `write each message at its field: "errorMessage": ${written}`;
  }
  if (typeof data === "boolean" && steps.at(-1) === "required" && (steps.at(-3) === "properties" || steps.length === 2))
    return fixOptional(steps.slice(0, -1), !data);
  const listed = steps.at(-1) === "properties" ? listedIn({ fields: data }) : [];
  if (listed.length > 0) return `write each field by its name: { ${inFull(listed[0])}: { … }, … }`;
  const [, limit = ""] = /^exclusive(Min|Max)imum$/.exec(steps.at(-1) ?? "") ?? [];
  if (typeof data === "boolean" && limit) {
    const plainly = `"${limit.toLowerCase()}imum"`;
    return data ? `write the number of ${plainly} here, in place of ${plainly}` : `remove it: ${plainly} says it alone`;
  }
  if (steps.at(-1) === "discriminator" && typeof data === "string") return `write { "propertyName": ${inFull(data)} }`;
  const plain = typeof data === "string" ? data.trim() : "";
  if (plain && wanted.some((type) => /^(number|integer)$/.test(type)) && Number.isFinite(Number(plain)))
    return `write ${plain}, without quotes`;
  return `write ${inWords(wanted, "written")}`;
}

/** Descriptions of the meta-schemas' patterns, by the last step of the path. */
const shapes: { [keyword: string]: (data: string) => Pick<Problem, "expected" | "fix"> } = {
  route: (data) => ({
    expected: "a path such as /free-quote: lower-case letters, digits and hyphens",
    fix: `write ${inFull(`/${routeFrom(data)}`)}`,
  }),
  href: () => ({
    expected: "a path of this site, or an address that starts with mailto:, tel:, # or {{brand.…}}",
    fix: "link to a page of this site, such as /contact",
  }),
};

type Say = (
  error: ErrorObject,
  document: { kind: DocumentKind; meta: Schema },
) => Partial<Problem> & Pick<Problem, "expected" | "fix">;

const atLeast: Say = ({ params, keyword }) => ({
  expected: keyword === "exclusiveMinimum" ? `a number above ${params.limit}` : `a number of at least ${params.limit}`,
  fix: "write a larger number",
});
const someEntry: Say = () => ({ expected: "at least one entry", fix: "add an entry, or remove the keyword" });

/** What is expected where a document has a keyword that does not exist. */
export const unknownWord = "a known keyword";

/** The explanation for each rule of a meta-schema, by its keyword. */
export const sayings: { [keyword: string]: Say } = {
  additionalProperties({ instancePath, params, parentSchema, data }, { kind }) {
    const word = String(params.additionalProperty);
    const fix = fixWord(kind, instancePath, word, Object.keys(parentSchema?.properties ?? {}), data);
    return { path: `${instancePath}/${pointerStep(word)}`, expected: unknownWord, found: quote(word), fix };
  },
  enum({ params, data }) {
    const allowed: string[] = params.allowedValues.map(String);
    const renamed = otherTypes.get(String(data)) ?? "";
    const near = allowed.includes(renamed) ? renamed : nearest(String(data), allowed);
    const other = (allowed.includes("string") && fixFormat(String(data))) || "use one of these";
    return { expected: `one of ${allowed.join(", ")}`, fix: near ? `write ${inFull(near)}` : other };
  },
  type({ instancePath, params, data }) {
    return { expected: inWords([params.type], "name"), fix: fixType(instancePath, [params.type], data) };
  },
  anyOf({ instancePath, schema, data }, { meta }) {
    const wanted = typesOf({ anyOf: schema as Schema[] }, meta);
    return { expected: inWords(wanted, "name"), fix: fixType(instancePath, wanted, data) };
  },
  required: ({ params }) => ({
    expected: `the keyword "${params.missingProperty}"`,
    found: "none",
    fix: `add "${params.missingProperty}"`,
  }),
  uniqueItems: ({ instancePath, params, data }) => ({
    path: `${instancePath}/${params.i}`,
    expected: "each entry once",
    found: `${quote((data as unknown[])[params.i])} again`,
    fix: "remove one of the two",
  }),
  minLength: () => ({ expected: "a string that is not empty", fix: "write one, or remove the keyword" }),
  pattern: ({ instancePath, params, data }) =>
    shapes[instancePath.split("/").at(-1) ?? ""]?.(String(data)) ?? {
      expected: `a string that matches ${params.pattern}`,
      fix: "change it",
    },
  format: ({ params, data }) =>
    params.format === "deadline"
      ? {
          expected: 'a time limit and the office hours that count, such as "4 hours in Mon-Fri 9-18 UTC-5 EST"',
          fix: "correct it, or the value of its placeholder: days are Mon to Sun, and hours must end after they begin",
        }
      : brokenExpression(String(data), expressionFault(String(data)) ?? "not supported"),
  minimum: atLeast,
  exclusiveMinimum: atLeast,
  maximum: ({ params }) => ({ expected: `a number of at most ${params.limit}`, fix: "write a smaller number" }),
  minItems: someEntry,
  minProperties: someEntry,
};
