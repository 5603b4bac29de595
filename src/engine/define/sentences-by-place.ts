/**
 * Error messages of rules that a field has in several places, such as under conditions, by the place that an error names: there the
 * limit, and hence the message, may differ.
 */
import { kindOf } from "../kinds/index.ts";
import { type Follow, holdOf, inPlace } from "../schema/in-place.ts";
import { isSame } from "../schema/same.ts";
import { type Schema, stepsIn } from "../schema/schema.ts";
import type { Field } from "./fields.ts";
import { isBlankPattern, rulesOf, type Said, sentencesOf, written } from "./sentences.ts";

/**
 * The place of a rule as validators report it: inside a definition (of a recursive schema), the path starts at the definition.
 */
const placeOf = (pointer: string, rule: string): string =>
  `${pointer
    .replace(/^\/definitions\/[^/]+/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/")}/${rule}`;

/** The pointer of the innermost branch or condition around a field; empty if there is none. */
function caseOf(pointer: string): string {
  const steps = stepsIn(pointer);
  const last = steps.findLastIndex(({ keyword }) => holdOf(keyword) === "maybe");
  const texts = steps.slice(0, last + 1).map(({ text }) => text);
  return [...texts, ""].join("/");
}

/** Whether a part of a field is one of several alternatives for its value, which share one message. */
const isAlternative = (part: string, field: string): boolean => /\/(oneOf|anyOf)\//.test(part.replace(field, ""));

/** Whether a schema's message for a rule also applies to the same rule of another schema: its own rule is missing or equal. */
const isMeant = (schema: Schema, rule: string, other: Schema): boolean =>
  typeof schema.errorMessage === "string" || schema[rule] === undefined || isSame(schema[rule], other[rule]);

/**
 * The messages of a field that differ from those by rule alone.
 * @param said its presentation; without a kind, that of each schema is used
 * @param known its messages by rule
 */
export function sentencesByPlace(
  fields: Field[],
  said: Said,
  known: { [rule: string]: string },
  follow: Follow,
): { [place: string]: string } {
  const found: { [place: string]: string } = {};
  const say = (pointer: string, rule: string, sentence: string | undefined) => {
    if (sentence !== undefined && sentence !== known[rule]) found[placeOf(pointer, rule)] = sentence;
  };
  const firstOf = (schemas: Schema[], ...rules: string[]) =>
    schemas.flatMap(({ errorMessage }) => rules.map((rule) => written(errorMessage, rule, said))).find(Boolean);
  for (const { schema, whole, pointer } of fields) {
    // Messages of enclosing branches apply here, too, the closest first.
    const around = fields.filter((one) => pointer.startsWith(caseOf(one.pointer)));
    const speaking = [whole, ...around.reverse().map((one) => one.whole)];
    const title = said.varies && speaking.find((one) => one.title)?.title;
    const named = title ? { ...said, label: title } : said;
    const impliedBy = (part: Schema) => {
      const all: Schema = Object.assign({}, ...[part, ...speaking].reverse());
      const { contentMediaType } = all;
      return sentencesOf({ ...part, contentMediaType }, { ...named, kind: said.kind ?? kindOf(all)?.name });
    };
    const together: Schema = Object.assign({}, ...speaking.toReversed());
    const required = firstOf(speaking, "required", "minItems") ?? impliedBy(together).required;
    const [, group] = /^(.*)\/properties\/[^/]+$/.exec(pointer) ?? [];
    if (group !== undefined) say(group, "required", required);
    for (const part of inPlace({ schema, pointer }, { follow })) {
      if (isAlternative(part.pointer, pointer)) continue;
      const implied = impliedBy(part.schema);
      for (const rule of rulesOf(part.schema)) {
        const meant = [part.schema, ...speaking].filter((one) => isMeant(one, rule, part.schema));
        const isBlank = rule === "pattern" && isBlankPattern(part.schema.pattern);
        say(part.pointer, rule, firstOf(meant, rule) ?? (isBlank ? required : implied[rule]));
      }
    }
  }
  return found;
}
