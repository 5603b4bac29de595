/** Holds a document against its meta-schema: unknown keywords, wrong types, values that are not allowed. */
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import schemaMeta from "../meta/schema.json" with { type: "json" };
import uiMeta from "../meta/ui.json" with { type: "json" };
import { instead, type Problem, quote } from "./problem.ts";

const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false, verbose: true }));
const metas: { [kind: string]: ValidateFunction } = { schema: ajv.compile(schemaMeta), ui: ajv.compile(uiMeta) };

/** Errors that only repeat that something inside an alternative was wrong. */
const isWrapper = ({ keyword }: ErrorObject) => keyword === "anyOf";

/** Errors of the alternative "this could also be true or false", which nobody meant. */
const isAlternative = ({ schemaPath }: ErrorObject) => /\/anyOf\/\d+\/type$/.test(schemaPath);

function problemOf(file: string, error: ErrorObject): Problem {
  const { instancePath: path, params, keyword, data } = error;
  if (keyword === "additionalProperties") {
    const word = String(params.additionalProperty);
    const known = Object.keys(error.parentSchema?.properties ?? {});
    return {
      file,
      path: `${path}/${word}`,
      expected: "a known keyword",
      found: quote(word),
      mend: `${instead(word, known)}, or remove it`,
    };
  }
  if (keyword === "enum") {
    const allowed: string[] = params.allowedValues.map(String);
    return {
      file,
      path,
      expected: `one of ${allowed.join(", ")}`,
      found: quote(data),
      mend: instead(String(data), allowed),
    };
  }
  if (keyword === "format")
    return {
      file,
      path,
      expected: "a regular expression",
      found: quote(data),
      mend: "correct the expression; inside JSON each backslash is written twice",
    };
  return {
    file,
    path,
    expected: `a value that ${error.message}`,
    found: keyword === "required" ? `no "${params.missingProperty}"` : quote(data),
    mend: keyword === "required" ? `add "${params.missingProperty}"` : `change the value so that it ${error.message}`,
  };
}

/**
 * The mistakes of a document against its meta-schema, the outermost first.
 * @param kind which of the two documents it is
 */
export function checkMeta(kind: "schema" | "ui", file: string, document: unknown): Problem[] {
  const validate = metas[kind];
  if (!validate || validate(document)) return [];
  const errors = (validate.errors ?? []).filter((error) => !isWrapper(error));
  const telling = errors.filter((error) => !isAlternative(error));
  const seen = new Set<string>();
  return (telling.length > 0 ? telling : errors)
    .map((error) => problemOf(file, error))
    .filter(({ path }) => !seen.has(path) && seen.add(path));
}
