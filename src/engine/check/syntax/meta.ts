/** Validates a document against its meta-schema: unknown keywords, wrong types, invalid values. */
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import schemaMeta from "../../meta/schema.json" with { type: "json" };
import translationMeta from "../../meta/translation.json" with { type: "json" };
import uiMeta from "../../meta/ui.json" with { type: "json" };
import type { Schema } from "../../schema/schema.ts";
import { deadline } from "../../words/deadline.ts";
import { type Problem, quote } from "../problem.ts";
import { nearest } from "../suggest.ts";
import { isMeant } from "./alternatives.ts";
import { bareFieldsIn } from "./other-documents.ts";
import { isAnnotation, isTyping } from "./other-words.ts";
import { type DocumentKind, sayings } from "./sayings.ts";

const ajv = addFormats
  .default(new Ajv({ allErrors: true, strict: false, verbose: true }))
  .addFormat("deadline", (text: string) => deadline(text, new Date()) !== undefined);
const metas: { [kind in DocumentKind]: Schema } = {
  schema: schemaMeta as unknown as Schema,
  ui: uiMeta as Schema,
  translation: translationMeta as Schema,
};

/** Whether a keyword is missing only because it is misspelled, which another error reports. */
const isMisspelled = ({ keyword, instancePath, params }: ErrorObject, errors: ErrorObject[]) =>
  keyword === "required" &&
  errors.some(
    (other) =>
      other.keyword === "additionalProperties" &&
      other.instancePath === instancePath &&
      nearest(String(other.params.additionalProperty), [params.missingProperty]),
  );

/**
 * Formats that are not validated, and resemble ones that are: `json` is CloudFormation's, and not an abbreviation of
 * `json-pointer`; the next are the standard's; those of other identifiers than a `uuid` would be refused by it; those of times and
 * bytes, and `guid`, are what code of other languages is described by; the last are of numbers, by their registry at OpenAPI and as
 * Rust writes them, and have other limits than `int32` and `int64`.
 */
const otherFormats = [
  ...["json", "iri", "iri-reference", "idn-email", "idn-hostname"],
  ...["cuid", "cuid2", "ulid", "ksuid", "uid"],
  ...["guid", "date-time-local", "local-date-time", "partial-date-time", "sf-binary"],
  ...["int16", "int128", "uint32", "uint64", "uint128", "double-int"],
];

/** Whether a schema uses something unknown here, but legal: another tool's annotation, a custom format, or fields for keywords. */
const isIgnored = ({ keyword, params, parentSchema, data, instancePath }: ErrorObject) =>
  (keyword === "additionalProperties" &&
    instancePath === "" &&
    bareFieldsIn(data as Schema).includes(params.additionalProperty)) ||
  (keyword === "additionalProperties" &&
    "$ref" in (parentSchema?.properties ?? {}) &&
    isAnnotation(params.additionalProperty, (data as Schema)[params.additionalProperty]) &&
    !isTyping(params.additionalProperty, data as Schema)) ||
  (keyword === "enum" &&
    typeof data === "string" &&
    instancePath.endsWith("/format") &&
    (otherFormats.includes(data) || !nearest(data, params.allowedValues)));

/**
 * The problems of a document by its meta-schema, one for each place.
 * @param kind the kind of document
 */
export function checkMeta(kind: DocumentKind, file: string, document: unknown): Problem[] {
  const meta = metas[kind];
  // Compiled for the first document of its kind, and cached by the library.
  const validate: ValidateFunction = ajv.compile(meta);
  if (validate(document)) return [];
  const errors = validate.errors ?? [];
  const problems = errors
    .filter((error) => isMeant(error, errors, meta) && !isMisspelled(error, errors))
    .filter((error) => kind !== "schema" || !isIgnored(error))
    .map((error): Problem => {
      const { instancePath: path, keyword, data, message = "" } = error;
      const said = sayings[keyword]?.(error, { kind, meta }) ?? {
        expected: `a value that ${message}`,
        fix: "change the value",
      };
      return { file, path, found: quote(data), ...said };
    });
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}
