/**
 * Error messages of a rule that a field has at several places, as under conditions: by the place that errors name, where
 * another message would speak of another limit.
 */
import { kindOf } from "../kinds/index.ts";
import { type Follow, inPlace } from "../schema/in-place.ts";
import type { Schema } from "../schema/schema.ts";
import type { Field } from "./fields.ts";
import { isBlankPattern, rulesOf, type Said, sentencesOf, writtenSentences } from "./sentences.ts";

/** The place of a rule as validators report it: within a definition, which only schemas that contain themselves have, from there. */
const placeOf = (pointer: string, rule: string): string =>
  `#${pointer
    .replace(/^\/definitions\/[^/]+/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/")}/${rule}`;

/** The alternative that a field is only in, if any. */
const branchOf = (pointer: string): string => /^.*\/(?:oneOf|anyOf)\/\d+\//.exec(pointer)?.[0] ?? "";

/** Whether a part is an alternative for its value: alternatives have a message together. */
const isAlternative = (pointer: string): boolean => /\/(oneOf|anyOf)\//.test(pointer);

/**
 * The messages of a field that differ from those by rule alone.
 * @param fields its schemas, the first of which speaks for all where it has one message for every rule
 * @param said how it is presented; without a kind, each has its own
 * @param known its messages by rule
 */
export function sentencesByPlace(
  fields: [Field, ...Field[]],
  said: Said,
  known: { [rule: string]: string },
  follow: Follow,
): { [place: string]: string } {
  const found: { [place: string]: string } = {};
  const say = (pointer: string, rule: string, sentence: string | undefined) => {
    if (sentence !== undefined && sentence !== known[rule]) found[placeOf(pointer, rule)] = sentence;
  };
  const [main] = fields;
  for (const { schema, whole, pointer } of fields) {
    // Beside those in an alternative stands only what is in it, too.
    const beside = pointer.startsWith(branchOf(main.pointer)) ? main.whole : {};
    const { errorMessage } = beside;
    const around = writtenSentences(whole, said);
    const [, group] = /^(.*)\/properties\/[^/]+$/.exec(pointer) ?? [];
    if (group !== undefined) say(group, "required", around.required);
    for (const part of inPlace({ schema, pointer }, { follow })) {
      if (isAlternative(part.pointer.slice(pointer.length))) continue;
      const written = { ...around, ...writtenSentences(part.schema, said) };
      const general = writtenSentences({ ...part.schema, errorMessage }, said);
      // What is the same rule again has the same message.
      const isGeneral = (rule: string) =>
        typeof errorMessage === "string" || JSON.stringify(beside[rule]) === JSON.stringify(part.schema[rule]);
      const all: Schema = { ...beside, ...whole, ...part.schema };
      const { contentMediaType } = all;
      const implied = sentencesOf(
        { ...part.schema, contentMediaType },
        { ...said, kind: said.kind ?? kindOf(all)?.name },
      );
      const isBlank = (rule: string) => rule === "pattern" && isBlankPattern(part.schema.pattern);
      for (const rule of rulesOf(part.schema))
        if (!isBlank(rule))
          say(part.pointer, rule, written[rule] ?? (isGeneral(rule) ? general[rule] : undefined) ?? implied[rule]);
    }
  }
  return found;
}
