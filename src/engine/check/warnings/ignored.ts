/** Warns about keywords that the standard ignores where they are. */
import { ofOtherTypes, partnersOfRules, withoutPartner } from "../../schema/ignored.ts";
import { typesOfRules } from "../../schema/keyword-types.ts";
import type { Schema } from "../../schema/schema.ts";
import { everyPlace } from "../../schema/strays.ts";
import { type Finding, type Problem, quote } from "../problem.ts";

const oneOf = (words: readonly string[] = []) => words.map(quote).join(" or ");

/** What is wrong with a keyword that is for other types of value than the schema's. */
export const ofOtherType = ({ type }: Schema, word: string, types?: readonly string[]): Finding => ({
  expected: `a keyword for ${oneOf([type].flat().map(String))}`,
  found: `${quote(word)}, which is for ${oneOf(types)}`,
  fix: "remove it, or correct the type",
});

/** What is wrong with a keyword that has no effect without one of some others. */
export const alone = (word: string, partners?: readonly string[]): Finding => ({
  expected: `${oneOf(partners)} beside it`,
  found: `${quote(word)} alone, which has no effect`,
  fix: `write ${oneOf(partners)}, or remove it`,
});

const ignoredIn = (schema: Schema): [word: string, finding: Finding][] => {
  const others = ofOtherTypes(schema);
  return [
    ...others.map((word): [string, Finding] => [word, ofOtherType(schema, word, typesOfRules[word])]),
    ...withoutPartner(schema)
      .filter((word) => !others.includes(word))
      .map((word): [string, Finding] => [word, alone(word, partnersOfRules[word])]),
  ];
};

/** Warnings about ignored rules of a schema as it was written, at any depth. */
export const checkIgnored = (file: string, document: Schema): Problem[] =>
  everyPlace(document).flatMap(({ schema, pointer }) =>
    ignoredIn(schema).map(([word, finding]) => ({ file, path: `${pointer}/${word}`, ...finding })),
  );
