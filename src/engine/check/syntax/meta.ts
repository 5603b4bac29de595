/** Validates a document against its meta-schema: unknown keywords, wrong types, invalid values. */
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { type FormDocuments, schemaFile } from "../../define/documents.ts";
import { onlyField } from "../../define/one-field.ts";
import schemaMeta from "../../meta/schema.json" with { type: "json" };
import translationMeta from "../../meta/translation.json" with { type: "json" };
import uiMeta from "../../meta/ui.json" with { type: "json" };
import { pointerStep } from "../../schema/path.ts";
import { isObject, type Place, type Schema } from "../../schema/schema.ts";
import { straysIn } from "../../schema/strays.ts";
import { deadline } from "../../words/deadline.ts";
import { type Placed, type Problem, quote } from "../problem.ts";
import { expressionFault } from "../schema/expression.ts";
import { nearest } from "../suggest.ts";
import { isMeant } from "./alternatives.ts";
import { bareFieldsIn, otherDocument } from "./other-documents.ts";
import { isAnnotation, isTyping } from "./other-words.ts";
import { type DocumentKind, sayings, unknownWord } from "./sayings.ts";

const ajv = addFormats
  .default(new Ajv({ allErrors: true, strict: false, verbose: true }))
  // Ajv's own format compiles expressions without the flag u, with which we run them.
  .addFormat("regex", (text: string) => expressionFault(text) === undefined)
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
 * Formats that are not validated and are no typos of those that are. `json` is CloudFormation's; the others in its row are the
 * standard's. The second row are identifiers that are no `uuid`. The third are from generators for other languages. The last are
 * numbers, from OpenAPI's registry and from Rust, with other limits than `int32` and `int64`.
 */
const otherFormats = [
  ...["json", "iri", "iri-reference", "idn-email", "idn-hostname"],
  ...["cuid", "cuid2", "ulid", "ksuid", "uid"],
  ...["guid", "date-time-local", "local-date-time", "partial-date-time", "sf-binary"],
  ...["int16", "int128", "uint32", "uint64", "uint128", "double-int"],
];

/** Whether an unknown keyword is only a container of schemas that references point to. */
const isWayTo = (strays: Place[], at: string, { instancePath, params }: ErrorObject): boolean => {
  const way = `${at}${instancePath}/${pointerStep(String(params.additionalProperty))}`;
  return strays.some(({ pointer }) => pointer === way || pointer.startsWith(`${way}/`));
};

/** The fields that a schema lists without `properties`, which another check reports; beside other rules, they count as typos. */
const bareIn = ({ type, ...schema }: Schema, isRoot: boolean): string[] =>
  (type === "object" && !isObject(schema.additionalProperties)) || (isRoot && type === undefined)
    ? bareFieldsIn(schema)
    : [];

/** Whether a schema uses something unknown here, but legal: another tool's annotation, a custom format, or fields for keywords. */
const isIgnored = ({ keyword, params, parentSchema, data, instancePath }: ErrorObject) =>
  (keyword === "additionalProperties" &&
    isObject(data) &&
    bareIn(data as Schema, instancePath === "").includes(params.additionalProperty)) ||
  (keyword === "additionalProperties" &&
    "$ref" in (parentSchema?.properties ?? {}) &&
    isAnnotation(params.additionalProperty, (data as Schema)[params.additionalProperty]) &&
    !isTyping(params.additionalProperty, data as Schema)) ||
  (keyword === "enum" &&
    typeof data === "string" &&
    instancePath.endsWith("/format") &&
    (otherFormats.includes(data) || !nearest(data, params.allowedValues)));

/** The problems of a document, or of a part of it, by its meta-schema, one for each place in it. */
function problemsOf(kind: DocumentKind, document: unknown, isWay = (_error: ErrorObject) => false): Placed[] {
  const meta = metas[kind];
  // Compiled for the first document of its kind, and cached by the library.
  const validate: ValidateFunction = ajv.compile(meta);
  if (validate(document)) return [];
  const errors = validate.errors ?? [];
  const problems = errors
    .filter((error) => isMeant(error, errors, meta) && !isMisspelled(error, errors))
    .filter((error) => kind !== "schema" || !(isIgnored(error) || isWay(error)))
    .map((error): Placed => {
      const { instancePath: path, keyword, data, message = "" } = error;
      const said = sayings[keyword]?.(error, { kind, meta }) ?? {
        expected: `a value that ${message}`,
        fix: "change the value",
      };
      return { path, found: quote(data), ...said };
    });
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** The key by which problems are deduplicated: an unknown keyword counts once, since another tool's may be at every field. */
const tellingOf = ({ path, expected, found, fix }: Problem): string =>
  expected === unknownWord ? `${found} ${fix}` : path;

/** The first of each problem, with the number of its places. */
function eachOnce(problems: Problem[]): Problem[] {
  const alike = new Map<string, [Problem, ...Problem[]]>();
  for (const one of problems) {
    const known = alike.get(tellingOf(one));
    if (known) known.push(one);
    else alike.set(tellingOf(one), [one]);
  }
  return [...alike.values()].map(([first, ...others]) =>
    others.length > 0 ? { ...first, found: `${first.found}, in ${others.length + 1} places` } : first,
  );
}

/**
 * The problems of a document by its meta-schema.
 * @param kind the kind of document
 * @param named places outside the keywords of a schema that references of other documents lead to
 */
export function checkMeta(kind: DocumentKind, file: string, document: unknown, named?: string[]): Problem[] {
  const strays = kind === "schema" && isObject(document) ? straysIn(document, named) : [];
  const problems = [{ schema: document, pointer: "" }, ...strays].flatMap(({ schema, pointer }) =>
    problemsOf(kind, schema, (error) => isWayTo(strays, pointer, error)).map(
      (one): Problem => ({
        file,
        ...one,
        path: `${pointer}${one.path}`,
      }),
    ),
  );
  return eachOnce(problems);
}

/** The same of a form's schema, or what is wrong with another document in its place. */
export function checkSchema({ name, schema, isOnly }: FormDocuments): Problem[] {
  const file = schemaFile(name);
  const written = isOnly ? schema.properties?.[onlyField] : schema;
  const other = isObject(written) && otherDocument(written);
  return other ? [{ file, path: "", ...other }] : checkMeta("schema", file, schema);
}
