/** Checks for keywords without effect: a rule for another type of value, half of a pair. */
import { isObject, type Schema } from "../schema/schema.ts";
import { type Check, type Problem, quote } from "./problem.ts";

/** The types of value that a keyword applies to. */
const meant: { [keyword: string]: string[] } = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  dateMinimum: ["string"],
  notBefore: ["string"],
  atLeast: ["number", "integer"],
  sum: ["number", "integer"],
  minimum: ["number", "integer"],
  maximum: ["number", "integer"],
  exclusiveMinimum: ["number", "integer"],
  exclusiveMaximum: ["number", "integer"],
  multipleOf: ["number", "integer"],
  items: ["array"],
  prefixItems: ["array"],
  additionalItems: ["array"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  contains: ["array"],
  properties: ["object"],
  required: ["object"],
  patternProperties: ["object"],
  additionalProperties: ["object"],
  propertyNames: ["object"],
  minProperties: ["object"],
  maxProperties: ["object"],
  dependencies: ["object"],
  dependentRequired: ["object"],
  dependentSchemas: ["object"],
};

/** Keywords without effect unless another is present. */
const halves: { [keyword: string]: string[] } = {
  then: ["if"],
  else: ["if"],
  minContains: ["contains"],
  maxContains: ["contains"],
  additionalItems: ["items", "prefixItems"],
  enumNames: ["enum"],
  contentMediaType: ["format"],
  discriminator: ["oneOf", "anyOf"],
};

const otherType = (schema: Schema, { file, path }: { file: string; path: string }): Problem[] => {
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return [];
  return Object.keys(meant)
    .filter((word) => word in schema && !meant[word]?.some((type) => types.includes(type)))
    .map((word) => ({
      file,
      path: `${path}/${word}`,
      expected: `a keyword for ${types.map(quote).join(" or ")}`,
      found: `${quote(word)}, which is for ${meant[word]?.map(quote).join(" or ")}`,
      fix: "remove it, or correct the type",
    }));
};

const half = (schema: Schema, { file, path }: { file: string; path: string }): Problem[] =>
  Object.keys(halves)
    .filter((word) => word in schema && !halves[word]?.some((other) => other in schema))
    .map((word) => ({
      file,
      path: `${path}/${word}`,
      expected: `${halves[word]?.map((other) => `"${other}"`).join(" or ")} beside it`,
      found: `"${word}" alone, which has no effect`,
      fix: `write ${halves[word]?.map((other) => `"${other}"`).join(" or ")}, or remove it`,
    }));

/** Branches that a discriminator cannot distinguish; targets of references are not examined. */
const undecided = (schema: Schema, { file, path }: { file: string; path: string }): Problem[] => {
  const { propertyName = "" } = (schema.discriminator ?? {}) as { propertyName?: string };
  if (!propertyName) return [];
  return (["oneOf", "anyOf"] as const).flatMap((word) =>
    [schema[word] ?? []].flat().flatMap((branch, index): Problem[] => {
      if (!isObject(branch) || (branch as Schema).$ref) return [];
      const told = (branch as Schema).properties?.[propertyName];
      if (told && ("const" in told || "enum" in told)) return [];
      return [
        {
          file,
          path: `${path}/${word}/${index}`,
          expected: `a constant for ${quote(propertyName)}, by which "discriminator" distinguishes the branches`,
          found: told ? quote(told) : "no such field",
          fix: `write "properties": { ${quote(propertyName)}: { "const": … } }, or remove "discriminator"`,
        },
      ];
    }),
  );
};

/** Keywords that are supported in one place only, and what to write elsewhere. */
const misplaced = (schema: Schema, { file, path }: { file: string; path: string }): Problem[] => {
  const problems: Problem[] = [];
  if (schema.contentEncoding !== undefined && schema.format !== "data-url")
    problems.push({
      file,
      path: `${path}/contentEncoding`,
      expected: "a text as people type it, or a file",
      found: quote(schema.contentEncoding),
      fix: 'write "format": "data-url" for a file, which is sent in base64; else remove it',
    });
  if (schema.if !== undefined && schema.then === undefined && schema.else === undefined)
    problems.push({
      file,
      path: `${path}/if`,
      expected: '"then" or "else" beside it',
      found: "a condition that nothing follows from",
      fix: 'write "then" or "else", or remove it',
    });
  if (Array.isArray(schema.enumNames) && schema.enum && schema.enumNames.length !== schema.enum.length)
    problems.push({
      file,
      path: `${path}/enumNames`,
      expected: `as many names as "enum" has values: ${schema.enum.length}`,
      found: `${schema.enumNames.length}`,
      fix: "write one name for each value, in the same order",
    });
  return problems;
};

/** Keywords without effect where they are. */
export const checkWords: Check = (schema, at) =>
  isObject(schema)
    ? [...otherType(schema, at), ...half(schema, at), ...misplaced(schema, at), ...undecided(schema, at)]
    : [];
