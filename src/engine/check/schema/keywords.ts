/** Checks for keywords without effect: a rule of our own for another type of value, half of a pair. */
import { namesOf } from "../../define/fields.ts";
import { isType } from "../../define/file-types.ts";
import { discriminatorOf, nameOf } from "../../schema/discriminator.ts";
import { ofOtherTypes, withoutPartner } from "../../schema/ignored.ts";
import { followIn, holdOf, inPlace, isQuestion } from "../../schema/in-place.ts";
import { typesOfOwnRules } from "../../schema/keyword-types.ts";
import { pointerStep } from "../../schema/path.ts";
import { isObject, type Schema, stepsIn } from "../../schema/schema.ts";
import { type At, type Check, type Finding, inFull, type Problem, quote } from "../problem.ts";
import { alone, ofOtherType } from "../warnings/ignored.ts";
import { writtenAt } from "./controls.ts";

/** Keywords without effect unless another is present. */
const halves: { [keyword: string]: string[] } = {
  then: ["if"],
  else: ["if"],
  enumNames: ["enum"],
};

const otherType = (schema: Schema): [word: string, finding: Finding][] =>
  ofOtherTypes(schema, typesOfOwnRules).map((word) => [word, ofOtherType(schema, word, typesOfOwnRules[word])]);

const half = (schema: Schema): [word: string, finding: Finding][] =>
  withoutPartner(schema, halves).map((word) => [word, alone(word, halves[word])]);

/** Branches that a discriminator cannot distinguish; targets of references are not examined. */
const undecided = (schema: Schema, { file, path }: { file: string; path: string }): Problem[] => {
  const { propertyName = "" } = discriminatorOf(schema);
  if (!propertyName) return [];
  return (["oneOf", "anyOf"] as const).flatMap((word) =>
    [schema[word] ?? []].flat().flatMap((branch, index): Problem[] => {
      if (!isObject(branch) || branch.$ref) return [];
      const told = branch.properties?.[propertyName];
      if (told && ("const" in told || "enum" in told)) return [];
      return [
        {
          file,
          path: `${path}/${word}/${index}`,
          expected: `a constant for ${quote(propertyName)}, by which "discriminator" distinguishes the branches`,
          found: told ? quote(told) : "no such field",
          fix: `write "properties": { ${inFull(propertyName)}: { "const": … } }, or remove "discriminator"`,
        },
      ];
    }),
  );
};

/** What a discriminator's mapping says of branches, if their constants say something else: these are what counts. */
const mismapped = (schema: Schema, { file, path, resolved }: At): Problem[] => {
  const { propertyName = "", mapping = {} } = discriminatorOf(schema);
  const branchesOf = ({ oneOf, anyOf }: Schema) => [oneOf ?? anyOf ?? []].flat();
  const branches = branchesOf(schema);
  const told = branchesOf(resolved()).map(({ properties }) => properties?.[propertyName]?.const);
  if (told.includes(undefined)) return [];
  return Object.entries(mapping).flatMap(([value, target]): Problem[] => {
    const branch = branches[told.map(String).indexOf(value)];
    if (branch && nameOf(branch.$ref ?? target) === nameOf(target)) return [];
    const expected = branch
      ? `${quote(branch.$ref)}, the branch with this constant`
      : `one of ${told.map(quote).join(", ")}`;
    const at = `${path}/discriminator/mapping/${pointerStep(value)}`;
    return [
      { file, path: at, expected, found: quote(branch ? target : value), fix: 'correct it, or remove "mapping"' },
    ];
  });
};

/** Keywords that are supported in one place only, and what to write elsewhere. */
const misplaced = (schema: Schema, { file, path }: { file: string; path: string }): Problem[] => {
  const problems: Problem[] = [];
  if (schema.contentEncoding !== undefined && schema.format !== "data-url")
    problems.push({
      file,
      path: `${path}/contentEncoding`,
      expected: "a text as it is typed, or a file",
      found: quote(schema.contentEncoding),
      fix: 'write "format": "data-url" for a file, which is sent as base64; otherwise remove it',
    });
  const { contentMediaType: type } = schema;
  if (type !== undefined && schema.format === "data-url" && !isType(String(type)))
    problems.push({
      file,
      path: `${path}/contentMediaType`,
      expected: 'one type, as in "application/pdf", or "image/*" for any image',
      found: quote(type),
      fix: 'write one; for a file of several types, remove this and list them in the "hint" of the field',
    });
  if (schema.if !== undefined && schema.then === undefined && schema.else === undefined)
    problems.push({
      file,
      path: `${path}/if`,
      expected: '"then" or "else" beside it',
      found: '"if" alone, which has no effect',
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

/** Whether a schema is only part of another, a condition or a definition: what else applies to its value is not known there. */
const isPart = (path: string): boolean => {
  const last = stepsIn(path).at(-1)?.keyword ?? "";
  return isQuestion(path) || holdOf(last) !== undefined || /^(definitions|\$defs)$/.test(last);
};

/**
 * Two choices of the same value whose branches have fields. Of `oneOf` and `anyOf` only one is drawn, so fields of the other would
 * have no control; two of the same keyword would be drawn as one that offers each branch several times.
 */
const chosenTwice = (schema: Schema, { file, path, resolved }: At): Problem[] => {
  if (isPart(path) || !["oneOf", "anyOf", "allOf", "$ref"].some((word) => word in schema)) return [];
  const whole = resolved();
  const isMet = (pointer: string) => stepsIn(pointer).every(({ keyword }) => /^(allOf|then|else)$/.test(keyword));
  const parts = [...inPlace({ schema: whole, pointer: "" }, { follow: followIn(whole) })].filter(
    ({ hold, pointer }) => hold === "always" || isMet(pointer),
  );
  const choices = parts.flatMap(({ schema: part, pointer, hold }) =>
    (["oneOf", "anyOf"] as const).flatMap((word) =>
      part[word]
        ? [
            {
              ...{ word, hold, at: `${pointer}/${word}`, isOpen: part[word].length > 1 },
              names: namesOf({ [word]: part[word] }, whole),
            },
          ]
        : [],
    ),
  );
  if (choices.length < 2) return [];
  const around = parts.flatMap(({ schema: { properties = {} } }) => Object.keys(properties));
  const bringing = choices.filter(({ names }, index) => {
    const others = choices.flatMap((choice, at) => (at === index ? [] : choice.names));
    return names.some((name) => !around.includes(name) && !others.includes(name));
  });
  // Two choices that are both conditional need not apply at the same time.
  const besides = (one: (typeof choices)[number]) =>
    choices.find(
      (other) =>
        other !== one &&
        [one, other].some(({ hold }) => hold === "always") &&
        (one.word === other.word ? one.isOpen && other.isOpen && bringing.includes(other) : one.word === "anyOf"),
    );
  const last = bringing.findLast(besides);
  const other = last && besides(last);
  if (!other) return [];
  return [
    {
      file,
      path: `${path}${writtenAt(schema, last.at)}`,
      expected: "one choice between fields",
      found: `two, this one and ${quote(other.at.slice(1))}`,
      fix: "move one of the two into a group inside this one",
    },
  ];
};

/** `unevaluatedItems` where `contains` applies, too: whether that describes the entries it matches depends on the draft. */
const counted = ({ unevaluatedItems }: Schema, { file, path, resolved }: At): Problem[] => {
  if (unevaluatedItems === undefined) return [];
  if (![...inPlace({ schema: resolved(), pointer: "" })].some(({ schema }) => "contains" in schema)) return [];
  return [
    {
      file,
      path: `${path}/unevaluatedItems`,
      expected: '"items" for all entries of a list with "contains"',
      found: '"unevaluatedItems": only in some drafts does it apply to the entries that "contains" matches',
      fix: 'write "items" with a schema of every entry, or remove it',
    },
  ];
};

/** Keywords without effect where they are, or whose effect is uncertain. */
export const checkWords: Check = (schema, at) => {
  if (!isObject(schema)) return [];
  const { file, path } = at;
  const words = [...otherType(schema), ...half(schema)];
  return [
    ...words.map(([word, finding]) => ({ file, path: `${path}/${word}`, ...finding })),
    ...misplaced(schema, at),
    ...undecided(schema, at),
    ...mismapped(schema, at),
    ...chosenTwice(schema, at),
    ...counted(schema, at),
  ];
};
