/** The error message of each rule of each field: from the schema's `errorMessage`, or derived from the label. */

import { kindOf } from "../kinds/index.ts";
import { branchesOf } from "../kinds/structures.ts";
import type { Sentence } from "../languages/words.ts";
import { isAcross, namedBy } from "../schema/across.ts";
import { type Follow, inPlace } from "../schema/in-place.ts";
import { literally } from "../schema/literally.ts";
import { type ErrorMessage, isObject, type Schema } from "../schema/schema.ts";
import { choicesOf, isChoice } from "../words/choices.ts";
import { fileSize } from "../words/file-size.ts";
import { wordsOfType } from "../words/file-type-words.ts";
import { spoken } from "../words/spoken.ts";
import { about, nameIn } from "../words/subject.ts";
import { humanize } from "../words/words.ts";
import { branchName } from "./branch-names.ts";

/** The rules that a schema has, except for `required`, which is the parent's. */
export const rulesOf = (schema: Schema): string[] => Object.keys(spoken.rules.any).filter((rule) => rule in schema);

/** A written message with the name of the entry in place of its label, if it contains the label as words of its own. */
function named(message: string, { label, name }: Said): string {
  const words = nameIn(label);
  if (!name || !words || message.includes(name)) return message;
  const [letter, literal] = ["[\\p{L}\\p{N}]", literally(words)];
  return message.replace(new RegExp(`(?<!${letter})${literal}(?!${letter})`, "u"), () => name);
}

/** The text for a rule in an `errorMessage`, if it has any. */
export function written(message: ErrorMessage | undefined, rule: string, said: Said): string | undefined {
  const text = isObject(message) ? (message as { [rule: string]: string })[rule] : message;
  return text === undefined ? undefined : named(text, said);
}

/** The schema's own messages, by rule; a branch may define more for a field than the schema around it. */
export function writtenSentences({ errorMessage, ...schema }: Schema, said: Said): { [rule: string]: string } {
  const rules = isObject(errorMessage) ? Object.keys(errorMessage) : ["required", ...rulesOf(schema)];
  const messages = rules.map((rule) => [rule, written(errorMessage, rule, said)]);
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}

/** A pattern that only requires a non-whitespace character means the same as `required`. */
export const isBlankPattern = (pattern: unknown): boolean => pattern === "\\S";

/** The maximum number of choices or branches that a message names; visitors would not read more. */
const mostNamed = 6;

const oneOf = (names: string[]) =>
  names.length > 0 && names.length <= mostNamed && new Set(names).size === names.length
    ? spoken.rules.or(names)
    : undefined;

/** The names of a schema's choices, if they are few and distinct. */
function choicesIn(schema: Schema, labels: Labels): string | undefined {
  if (isChoice(schema)) return oneOf(choicesOf(schema, labels).map(({ label }) => label));
  const branches = branchesOf(schema) ?? [];
  const names = branches.map(branchName);
  return names.some((name, index) => name === spoken.form.option(index + 1)) ? undefined : oneOf(names);
}

/** What tells one value of a field, or one shape of it, from others. */
const telling = /^(const|enum|not|if|allOf|anyOf|oneOf|required|properties)$/;

/** The fields that the branches of a schema ask for, if they say nothing of any other: "Phone or Email". */
export function askedIn(schema: Schema, rule: string, labelOf: (name: string) => string): string | undefined {
  const branches = (schema[rule] ?? []) as Schema[];
  const isPlain = !branchesOf(schema);
  const asksOnly = ({ required, properties = {}, ...others }: Schema) =>
    Array.isArray(required) &&
    required.length > 0 &&
    // A field that has another value than a branch is for has been answered.
    Object.entries(properties).every(
      ([name, field]) =>
        isPlain && required.includes(name) && isObject(field) && !Object.keys(field).some((word) => telling.test(word)),
    ) &&
    Object.keys(others).every((word) => word === "not");
  if (branches.length < 2 || !branches.every((branch) => isObject(branch) && asksOnly(branch))) return undefined;
  const named = (names: string[]) => spoken.rules.and(names.map((name) => spoken.rules.quoted(labelOf(name))));
  return oneOf(branches.map(({ required = [] }) => named(required)));
}

/** The fields that a group must not have, if its `not` says nothing else: any of them, or all of them together. */
function apartIn(not: Schema, labelOf: (name: string) => string): { names: string; areSeveral: boolean } | undefined {
  const [rule, other] = Object.keys(not);
  const any = rule === "anyOf" && !other ? askedIn(not, rule, labelOf) : undefined;
  if (any) return { names: any, areSeveral: false };
  if (rule !== "required" || other || !Array.isArray(not.required) || not.required.length === 0) return undefined;
  const names = [...new Set(not.required)].map((name) => spoken.rules.quoted(labelOf(name)));
  return { names: spoken.rules.and(names), areSeveral: names.length > 1 };
}

/** The types that a rule requires, as words. */
const typesIn = (type: unknown): string =>
  spoken.rules.or(
    [type].flat().map((name) => (spoken.rules.types as { [name: string]: string })[String(name)] ?? String(name)),
  );

/** A rule's limit as a message contains it: the names of choices, else the limit itself. */
function limitOf(schema: Schema, rule: string, { labels, labelOf = humanize, kind }: Said): string | undefined {
  const limit = schema[rule];
  if (/^(enum|oneOf|anyOf)$/.test(rule)) return choicesIn(schema, labels);
  if (isAcross(rule)) return spoken.rules.and(namedBy(limit).map((name) => spoken.rules.quoted(labelOf(name))));
  // Where a file has a pattern and a type, the type is what a visitor can fix.
  if (rule === "pattern")
    return typeof schema.contentMediaType === "string" ? wordsOfType(schema.contentMediaType) : undefined;
  if (rule === "type") return typesIn(limit);
  if (rule === "const") return choicesIn(fixed(schema), labels) ?? typesIn("null");
  if (rule === "not")
    return isObject(schema.not) && isChoice(fixed(schema.not)) ? choicesIn(fixed(schema.not), labels) : undefined;
  // Broken by too few entries or by too many.
  if (rule === "contains" && typeof schema.maxContains === "number") return spoken.rules.number(schema.maxContains);
  if (rule === "maxLength" && kind === "file") return fileSize(Number(limit));
  return typeof limit === "number" ? spoken.rules.number(limit) : undefined;
}

/** A constant as an enum of one. */
const fixed = (schema: Schema): Schema => (schema.const === undefined ? schema : { enum: [schema.const] });

/** Labels of choices, by their text, from the UI document. */
type Labels = { [text: string]: string } | undefined;

/** Whether a schema allows nothing but yes, as a constant or as the only choice: a box that has to be ticked. */
const isTicked = (schema: Schema): boolean => JSON.stringify(fixed(schema).enum) === "[true]";

/** A field's label and presentation, for messages. */
export interface Said {
  label: string;
  /** For entries and free keys, which share a label: the placeholder for the name of one in its messages. */
  name?: string;
  /** Whether its title, which is drawn as its label, differs between branches and conditions. */
  varies?: boolean;
  /** The name of its kind. */
  kind?: string;
  labels?: Labels;
  /** The label of a sibling field. */
  labelOf?: (name: string) => string;
  /** The label of a field inside, of a group. */
  innerLabelOf?: (name: string) => string;
}

/** The default message for a rule, as a function of the subject. */
function saying(schema: Schema, rule: string, said: Said): (subject: string, label: string) => string {
  const { any, invalid, ...others } = spoken.rules;
  const ofKind = (others as { [kind: string]: unknown })[said.kind ?? ""];
  const tables = [isObject(ofKind) ? ofKind : {}, any] as { [rule: string]: Sentence }[];
  const name = rule === "enum" && isTicked(schema) ? "const" : rule;
  const sentence = tables.map((table) => table[name]).find(Boolean) ?? invalid;
  const { innerLabelOf = humanize } = said;
  const asked = /^(oneOf|anyOf)$/.test(rule) ? askedIn(schema, rule, innerLabelOf) : undefined;
  if (asked) return (subject) => spoken.rules.asked(subject, asked, rule === "oneOf");
  const apart = rule === "not" && isObject(schema.not) ? apartIn(schema.not, innerLabelOf) : undefined;
  if (apart) return (subject) => spoken.rules.apart(subject, apart.names, apart.areSeveral);
  const limit = limitOf(schema, rule, said);
  return (subject, label) => sentence(subject, limit, label, Number(schema[rule]));
}

/** The rule whose message tells what to do about a missing value: how many entries are needed, that a box has to be ticked. */
const missingAs = (schema: Schema): string => {
  if (isTicked(schema)) return "const";
  return Number(schema.minItems) > 1 ? "minItems" : "required";
};

/**
 * Every message that a field may need, by rule: written ones as they are, the others derived from the label. Always
 * includes `required`, since any enclosing schema may require the field.
 */
export function sentencesOf(schema: Schema, said: Said): { [rule: string]: string } {
  const writtenFor = (rule: string) => written(schema.errorMessage, rule, said);
  const say = (rule: string) => writtenFor(rule) ?? about(said.label, saying(schema, rule, said), said.name);
  const required = writtenFor("required") ?? writtenFor("minItems") ?? say(missingAs(schema));
  const sentences: { [rule: string]: string } = { required };
  for (const rule of rulesOf(schema)) sentences[rule] = say(rule);
  if (isBlankPattern(schema.pattern)) sentences.pattern = required;
  if (schema.dateMinimum) sentences.pattern ??= sentences.format ?? say("pattern");
  return sentences;
}

/**
 * The same, including the rules that branches and conditions define for the field's own value: where they give one
 * rule different messages, the field gets a general one about what is possible.
 * @param follow resolves references
 */
export function allSentencesOf(schema: Schema, said: Said, follow: Follow): { [rule: string]: string } {
  const own = sentencesOf(schema, said);
  const found: { [rule: string]: Set<string> } = {};
  for (const { schema: part } of inPlace({ schema, pointer: "" }, { follow })) {
    const { required: _required, ...more } = sentencesOf(part, { ...said, kind: kindOf(part)?.name });
    for (const [rule, sentence] of Object.entries(more)) found[rule] = (found[rule] ?? new Set()).add(sentence);
  }
  const possible =
    own.oneOf ?? own.anyOf ?? about(said.label, (_subject, label) => spoken.form.unfit(label), said.name);
  const parts = Object.entries(found).map(([rule, [first, ...others]]) => [
    rule,
    others.length > 0 ? possible : (first ?? possible),
  ]);
  return { ...Object.fromEntries(parts), ...own };
}
