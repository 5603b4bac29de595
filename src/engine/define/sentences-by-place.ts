/**
 * Error messages of a rule that a field has at several places, as under conditions: by the place that errors name, where
 * another message would speak of another limit.
 */
import { kindOf } from "../kinds/index.ts";
import { type Follow, holdOf, inPlace } from "../schema/in-place.ts";
import { isSame } from "../schema/same.ts";
import { type Schema, stepsIn } from "../schema/schema.ts";
import type { Field } from "./fields.ts";
import { isBlankPattern, rulesOf, type Said, sentencesOf, written } from "./sentences.ts";

/**
 * The place of a rule as validators report it: within a definition, which only schemas that contain themselves have, from there.
 */
const placeOf = (pointer: string, rule: string): string =>
  `${pointer
    .replace(/^\/definitions\/[^/]+/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/")}/${rule}`;

/** The branch or condition that a field is only in; empty if there is none. */
function caseOf(pointer: string): string {
  const steps = stepsIn(pointer);
  const last = steps.findLastIndex(({ keyword }) => holdOf(keyword) === "maybe");
  const texts = steps.slice(0, last + 1).map(({ text }) => text);
  return [...texts, ""].join("/");
}

/** Whether a part of a field is an alternative for its value: alternatives have a message together. */
const isAlternative = (part: string, field: string): boolean => /\/(oneOf|anyOf)\//.test(part.replace(field, ""));

/** Whether what a schema says of a rule is meant for that of another: it has none of its own, or the same. */
const isMeant = (schema: Schema, rule: string, other: Schema): boolean =>
  typeof schema.errorMessage === "string" || schema[rule] === undefined || isSame(schema[rule], other[rule]);

/**
 * The messages of a field that differ from those by rule alone.
 * @param said how it is presented; without a kind, each of its schemas has its own
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
    // What stands wherever this does speaks of it, too, the closest first.
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
