/** Words of other drafts, languages and tools in a schema: what they are called here, and which of them are only notes. */
import schemaMeta from "../../meta/schema.json" with { type: "json" };
import uiMeta from "../../meta/ui.json" with { type: "json" };
import { ownOf } from "../../schema/path.ts";
import { isObject } from "../../schema/schema.ts";
import { nearest } from "../suggest.ts";

/** Keywords of other drafts and dialects, with their names here, if they have one: rules that would not be kept. */
export const otherKeywords = new Map([
  ["$recursiveRef", "$ref"],
  ["$dynamicRef", "$ref"],
  ["optional", undefined],
  ["divisibleBy", "multipleOf"],
  ["optionalProperties", undefined],
  ["extends", "allOf"],
  ["disallow", "not"],
  ["formatMinimum", undefined],
  ["formatMaximum", undefined],
  ["formatExclusiveMinimum", undefined],
  ["formatExclusiveMaximum", undefined],
]);

/** Types of other languages, with their names here. */
export const otherTypes = new Map<string, string>([
  ["text", "string"],
  ["list", "array"],
  ["float", "number"],
  ["double", "number"],
  ["float32", "number"],
  ["float64", "number"],
  ...["int8", "int16", "uint8", "uint16", "uint32"].map((type) => [type, "integer"] as const),
]);

/** The words for the looks of a control, in a UI document. */
export const controlWords = Object.keys(uiMeta.properties.fields.additionalProperties.properties);

/** Whether a word is one of a `uiSchema`: Backstage takes them in the schema, where nothing else reads them. */
export const isOfUiSchema = (word: string): boolean => word.startsWith("ui:");

/** The keywords of a schema. */
export const ruleWords = Object.keys(schemaMeta.properties);

/** Keywords of other tools that resemble ours, told apart by the type of their value: Airbyte, Helm charts, Avro. */
const ofOtherTools: { [word: string]: (said: unknown) => boolean } = {
  example: () => true,
  tsEnumNames: () => true,
  name: (said) => typeof said === "string",
  order: (said) => typeof said === "number",
  form: (said) => typeof said === "boolean",
};

/**
 * Whether a keyword is JSON Type Definition's for the entries of a list or group: only in a schema without keywords of ours, since
 * the words are common.
 * @param around the schema that has the word
 */
export const isTyping = (word: string, around: { [keyword: string]: unknown }): boolean =>
  typings.has(word) && isObject(around[word]) && !Object.keys(around).some((other) => ruleWords.includes(other));

/** Its words, with their names here. */
export const typings = new Map([
  ["elements", "items"],
  ["values", "additionalProperties"],
]);

/** Whether an unknown keyword is meant for other tools, and not misspelled: the standard says to ignore it. */
export const isAnnotation = (word: string, said: unknown): boolean =>
  /^(x-|@)/.test(word) ||
  ownOf(ofOtherTools, word)?.(said) ||
  !(
    word === "nullable" ||
    isOfUiSchema(word) ||
    otherKeywords.has(word) ||
    controlWords.includes(word) ||
    nearest(
      word,
      ruleWords.filter((rule) => rule.startsWith("$") || !word.startsWith("$")),
      0.25,
    )
  );
