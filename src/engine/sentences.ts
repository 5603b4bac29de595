/** The sentence for each rule of each field: the schema's own `errorMessage`, or one derived from the label. */

import { isAcross, namedBy } from "./across.ts";
import { branchName } from "./branch-names.ts";
import { choicesOf, isChoice } from "./choices.ts";
import { wordsOfType } from "./file-types.ts";
import { type Follow, inPlace } from "./in-place.ts";
import { kindOf } from "./kinds/index.ts";
import { branchesOf } from "./kinds/structures.ts";
import { type ErrorMessage, isObject, type Schema } from "./schema.ts";
import { about } from "./subject.ts";
import { andOf, humanize, orOf } from "./words.ts";

const plural = (count: unknown, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
const entries = (count: unknown) => (count === 1 ? "1 entry" : `${count} entries`);

const articles: { [type: string]: string } = {
  string: "text",
  number: "a number such as 2.5",
  integer: "a whole number",
  boolean: "yes or no",
  array: "a list",
  object: "a group of fields",
  null: "empty",
};

/** What is said where all of a list is chosen from, or is a file: by the field's kind, then the rule. */
const ofKind: { [kind: string]: { [rule: string]: (label: string, limit: unknown) => string } } = {
  choices: {
    required: (label) => `${label}: select at least one`,
    minItems: (label, limit) => `${label}: select at least ${limit === 1 ? "one" : limit}`,
    maxItems: (label, limit) => `${label}: select at most ${limit === 1 ? "one" : limit}`,
    contains: (label) => `${label} lacks a required choice`,
    uniqueItems: (label) => `${label} has the same choice twice`,
  },
  chosen: {
    enum: (label, choices) => (choices ? `${label} can only have ${choices}` : `${label} is not one of the choices`),
  },
  list: {
    required: (label) => `${label}: add at least one`,
    minItems: (label, limit) => `${label}: add at least ${limit === 1 ? "one" : limit}`,
  },
  file: {
    pattern: (label, type) =>
      type ? `${label} must be a file of type ${type}` : `${label} is not in the expected format`,
    maxLength: (label, limit) => `${label} must be at most ${fileSize(Number(limit))}`,
  },
  boolean: { const: (label) => `Please tick "${label}"`, required: (label) => `Please answer "${label}"` },
};

/** What a broken rule says when its schema does not: the label, then what is wrong. Keyed by the rule's keyword. */
const derived: { [rule: string]: (label: string, limit: unknown) => string } = {
  required: (label) => `${label} is required`,
  type: (label, type) =>
    `${label} must be ${[type]
      .flat()
      .map((name) => articles[String(name)] ?? name)
      .join(" or ")}`,
  enum: (label, choices) => (choices ? `${label} must be ${choices}` : `${label} is not one of the choices`),
  const: (label, value) => `${label} must be ${JSON.stringify(value)}`,
  pattern: (label) => `${label} is not in the expected format`,
  format: (label) => `${label} is not in the expected format`,
  minLength: (label, limit) => `${label} must be at least ${plural(limit, "character")}`,
  maxLength: (label, limit) => `${label} must be at most ${plural(limit, "character")}`,
  minItems: (label, limit) => (limit === 1 ? `${label} is required` : `${label} needs at least ${entries(limit)}`),
  maxItems: (label, limit) => `${label} can have at most ${entries(limit)}`,
  additionalItems: (label) => `${label} has too many entries`,
  uniqueItems: (label) => `${label} has the same entry twice`,
  contains: (label) => `${label} lacks a required entry`,
  minimum: (label, limit) => `${label} must be at least ${limit}`,
  maximum: (label, limit) => `${label} must be at most ${limit}`,
  exclusiveMinimum: (label, limit) => `${label} must be more than ${limit}`,
  exclusiveMaximum: (label, limit) => `${label} must be less than ${limit}`,
  multipleOf: (label, limit) => `${label} must be a multiple of ${limit}`,
  minProperties: (label, limit) => `${label} needs at least ${entries(limit)}`,
  maxProperties: (label, limit) => `${label} can have at most ${entries(limit)}`,
  oneOf: (label, choices) =>
    choices ? `${label} must be ${choices}` : `${label} does not match exactly one of the possibilities`,
  anyOf: (label, choices) =>
    choices ? `${label} must be ${choices}` : `${label} does not match any of the possibilities`,
  not: (label, words) => (words ? `${label} cannot be ${words}` : `${label} does not fit the other answers`),
  notBefore: (label, others) => `${label} cannot be before ${others}`,
  atLeast: (label, others) => `${label} must be at least ${others}`,
  same: (label, others) => `${label} must be the same as ${others}`,
  sum: (label, others) => `${label} must be the sum of ${others}`,
  dateMinimum: (label) => `${label} cannot be in the past`,
};

/** How large a file may be whose data URL has so many characters, in words. */
export function fileSize(characters: number): string {
  const bytes = Math.floor(((characters - dataUrlHead) * 3) / 4);
  if (bytes >= 1_000_000) return `${Math.floor(bytes / 100_000) / 10} MB`;
  return bytes >= 1000 ? `${Math.floor(bytes / 1000)} kB` : `${Math.max(0, bytes)} bytes`;
}

/** What of a data URL is its type and the file's name, at most. */
const dataUrlHead = 300;

/** The rules a schema breaks or keeps by itself; `required` is the parent's to say. */
export const rulesOf = (schema: Schema): string[] => Object.keys(derived).filter((rule) => rule in schema);

/** The words for a rule in an `errorMessage`, if it has any. */
const written = (message: ErrorMessage | undefined, rule: string): string | undefined =>
  isObject(message) ? (message as { [rule: string]: string })[rule] : message;

/** The sentences a schema has of its own, by rule; a branch may say more of a field than the schema around it does. */
export function writtenSentences(schema: Schema): { [rule: string]: string } {
  const message = schema.errorMessage;
  if (typeof message !== "string") return { ...message };
  return Object.fromEntries(["required", ...rulesOf(schema)].map((rule) => [rule, message]));
}

/** A pattern that only asks for something other than white space says the same as `required`. */
export const isBlankPattern = (pattern: unknown): boolean => pattern === "\\S";

/** So many choices or branches are named; of more a visitor would not read the names. */
const mostNamed = 6;

const named = (names: string[]) =>
  names.length > 0 && names.length <= mostNamed && new Set(names).size === names.length ? orOf(names) : undefined;

/** The names of what a schema lets one choose, if they are few and tell the choices apart. */
function choicesIn(schema: Schema, labels: Labels): string | undefined {
  if (isChoice(schema)) return named(choicesOf(schema, labels).map(({ label }) => label));
  const branches = branchesOf(schema) ?? [];
  const names = branches.map(branchName);
  return names.some((name, index) => name === `Option ${index + 1}`) ? undefined : named(names);
}

/** What a rule's sentence says of its limit: names where it is a choice, else the limit itself. */
function limitOf(schema: Schema, rule: string, { labels, labelOf = humanize }: Said): unknown {
  if (/^(enum|oneOf|anyOf)$/.test(rule)) return choicesIn(schema, labels);
  if (isAcross(rule)) return andOf(namedBy(schema[rule]).map((name) => `"${labelOf(name)}"`));
  // Of a file's own pattern and its type's, the type's is what a visitor can fix.
  if (rule === "pattern") return typeof schema.contentMediaType === "string" && wordsOfType(schema.contentMediaType);
  if (rule !== "not") return schema[rule];
  return isObject(schema.not) && isChoice(fixed(schema.not)) ? choicesIn(fixed(schema.not), labels) : undefined;
}

/** One value as a choice of one. */
const fixed = (schema: Schema): Schema => (schema.const === undefined ? schema : { enum: [schema.const] });

/** The words of choices, by their text, as a UI document has them. */
type Labels = { [text: string]: string } | undefined;

/** How a field is called and drawn. */
interface Said {
  label: string;
  /** The name of its kind. */
  kind?: string;
  labels?: Labels;
  /** How a field beside it is called. */
  labelOf?: (name: string) => string;
}

/**
 * Every sentence a field can need, by rule: written ones as they stand, derived ones from the label. `required` is
 * always there, since a field may be required by any schema around it.
 */
export function sentencesOf(schema: Schema, said: Said): { [rule: string]: string } {
  const { label, kind = "" } = said;
  const say = (rule: string) =>
    written(schema.errorMessage, rule) ??
    about(label, (subject) => {
      const limit = limitOf(schema, rule, said);
      return ofKind[kind]?.[rule]?.(subject, limit) ?? derived[rule]?.(subject, limit) ?? `${subject} is not valid`;
    });
  const required =
    written(schema.errorMessage, "required") ?? written(schema.errorMessage, "minItems") ?? say("required");
  const sentences: { [rule: string]: string } = { required };
  for (const rule of rulesOf(schema)) sentences[rule] = say(rule);
  if (isBlankPattern(schema.pattern)) sentences.pattern = required;
  if (schema.dateMinimum) sentences.pattern ??= sentences.format ?? say("pattern");
  return sentences;
}

/**
 * The same, with what branches and conditions ask of the field's own value: where they ask the same in other words, the
 * field says what is possible.
 * @param follow where references lead
 */
export function allSentencesOf(schema: Schema, said: Said, follow: Follow): { [rule: string]: string } {
  const own = sentencesOf(schema, said);
  const found: { [rule: string]: Set<string> } = {};
  for (const { schema: part } of inPlace({ schema, pointer: "" }, { follow })) {
    const { required: _required, ...more } = sentencesOf(part, { ...said, kind: kindOf(part)?.name });
    for (const [rule, sentence] of Object.entries(more)) found[rule] = (found[rule] ?? new Set()).add(sentence);
  }
  const possible =
    own.oneOf ?? own.anyOf ?? about(said.label, (subject) => `${subject} does not fit the other answers`);
  const parts = Object.entries(found).map(([rule, [first, ...others]]) => [
    rule,
    others.length > 0 ? possible : (first ?? possible),
  ]);
  return { ...Object.fromEntries(parts), ...own };
}
