/** Checks what a schema says about its fields: patterns, choices, messages, required names. */

import { rulesOf } from "../../define/sentences.ts";
import { isNullable } from "../../kinds/kind.ts";
import { accepts } from "../../rules/compile.ts";
import { usedIn } from "../../schema/circles.ts";
import { withoutIgnored } from "../../schema/ignored.ts";
import { isQuestion } from "../../schema/in-place.ts";
import { valuesIn } from "../../schema/let-in.ts";
import { ownOf, pointerStep } from "../../schema/path.ts";
import type { SharedSchemas } from "../../schema/refs.ts";
import { resolving } from "../../schema/resolve.ts";
import { isObject, type Json, type Schema } from "../../schema/schema.ts";
import { everyPlace } from "../../schema/strays.ts";
import { isUnset, tidyText } from "../../visit/payload.ts";
import { choicesOf, isChoice } from "../../words/choices.ts";
import { type Check, inFull, type Problem, quote } from "../problem.ts";
import { nearest } from "../suggest.ts";
import { checkChoosable, checkCommon } from "./disjoint.ts";
import { checkWords } from "./keywords.ts";
import { checkLengths } from "./lengths.ts";
import { checkNames } from "./names.ts";
import { checkNever, isNoAnswer } from "./never.ts";
import { checkOverlaps } from "./overlaps.ts";
import { checkPatterns } from "./pattern.ts";
import { checkRanges, checkRoom } from "./ranges.ts";
import { checkTimes } from "./times.ts";

/** A choice, or a constant, that violates the field's other rules: it could be chosen, but never sent. */
const choices: Check = (schema, { file, path, resolved }) => {
  const isFixed = schema.const !== undefined;
  if (!isFixed && !isChoice(schema)) return [];
  const field = resolved();
  const { const: value, enum: values, oneOf, anyOf, ...others } = field;
  const rules = isFixed ? { ...others, ...(values && { enum: values }) } : others;
  return (isFixed ? [{ value: value as Json }] : choicesOf(field))
    .filter(({ value }) => !accepts(rules, value))
    .map(({ value }) => ({
      file,
      path: isFixed ? `${path}/const` : path,
      expected: `${isFixed ? "a constant that satisfies" : "choices that satisfy"} the field's own rules`,
      found: `${quote(value)}, which breaks ${[...new Set([...rulesOf(rules), "type"])]
        .filter((rule) => rule in rules && !accepts({ [rule]: rules[rule] }, value))
        .map((rule) => `${quote(rule)}: ${quote(rules[rule])}`)
        .join(", ")}`,
      fix: isFixed ? "change the constant, or the rule" : "remove the choice, or change the rule",
    }));
};

/**
 * Whether a value is sent unchanged: texts are trimmed, and empty values are left out of groups, except for null where the field
 * accepts it.
 */
function isSent(value: unknown, { properties = {} }: Schema): boolean {
  if (typeof value === "string") return tidyText(value) === value;
  if (Array.isArray(value)) return value.every((one) => one !== "" && isSent(one, {}));
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, one]) => {
    const field = ownOf(properties, name);
    const known = isObject(field) ? field : {};
    return one === null ? isNullable(known) : !isUnset(one) && isSent(one, known);
  });
}

/** A choice, or a constant, that is sent as another value, which the rules refuse. */
const changed: Check = (schema, { file, path, resolved, isUsed }) => {
  if (!isUsed || isQuestion(path)) return [];
  return (valuesIn(schema) ?? []).flatMap((value, index) => {
    // A blank choice counts as unanswered, which is fine; any other that changes would be lost.
    if ((schema.const === undefined && isNoAnswer(value)) || isSent(value, resolved())) return [];
    const tidy = typeof value === "string" ? tidyText(value) : undefined;
    return [
      {
        file,
        path: schema.const === undefined ? `${path}/enum/${index}` : `${path}/const`,
        expected: "a value that is sent unchanged: strings are trimmed, and empty values in a group are left out",
        found: `${quote(value)}, which is sent as ${tidy === undefined ? "another value" : quote(tidy)}, and rejected`,
        fix:
          tidy === undefined ? "remove the spaces around its strings, and its empty values" : `write ${inFull(tidy)}`,
      },
    ];
  });
};

/** Branches that are one constant each, two of them the same: with `oneOf`, it can be chosen and never sent. */
const repeated: Check = (schema, { file, path }) =>
  (["oneOf", "anyOf"] as const).flatMap((word) => {
    const said = (schema[word] ?? []).map(({ const: value, ...rest }) =>
      Object.keys(rest).every((key) => ["title", "description", "type"].includes(key))
        ? JSON.stringify(value)
        : undefined,
    );
    const first = new Map(said.map((value, index): [typeof value, number] => [value, index]).toReversed());
    return said.flatMap((value, index) =>
      value !== undefined && first.get(value) !== index
        ? {
            file,
            path: `${path}/${word}/${index}/const`,
            expected: "each constant once",
            found: `${value} again`,
            fix: "remove one of the two, or correct its value",
          }
        : [],
    );
  });

/** A message must belong to a rule of the field; `required` may be that of any group around it. */
const message: Check = (schema, { file, path, resolved }) => {
  if (!isObject(schema.errorMessage)) return [];
  const rules = [...new Set(["required", ...rulesOf(resolved())])];
  return Object.keys(schema.errorMessage)
    .filter((rule) => !rules.includes(rule))
    .map((rule) => {
      const near = nearest(rule, rules);
      return {
        file,
        path: `${path}/errorMessage/${pointerStep(rule)}`,
        expected: `a rule of this field: ${rules.join(", ")}`,
        found: quote(rule),
        fix: near ? `write ${inFull(near)}` : `remove the message, or add the rule "${rule}" to the field`,
      };
    });
};

/** Reserved names of fields: `*` stands for any entry in a path, and objects lose a property called `__proto__`. */
const fieldName: Check = (schema, { file, path }) =>
  Object.keys(schema.properties ?? {})
    .filter((name) => ["", "*", "__proto__"].includes(name))
    .map((name) => ({
      file,
      path: `${path}/properties/${pointerStep(name)}`,
      expected: name ? `a name other than ${name}` : "a name that is not empty",
      found: quote(name),
      fix: "give the field another name",
    }));

const checks: Check[] = [
  fieldName,
  checkWords,
  checkRanges,
  checkRoom,
  checkChoosable,
  checkCommon,
  checkNever,
  changed,
  repeated,
  message,
];

/** Checks that validate values, which is possible only once all patterns are valid. */
const asking: Check[] = [choices, checkLengths, checkOverlaps, checkTimes];

/**
 * Runs checks on a schema and everything inside it.
 * @param named places outside its keywords that references of other documents lead to
 * @throws UnresolvedRef
 */
export function checkEach(
  some: Check[],
  file: string,
  document: Schema,
  shared: SharedSchemas,
  named?: string[],
): Problem[] {
  const root = withoutIgnored(document);
  const isShared = Object.values(shared).includes(document);
  const used = usedIn(root, shared);
  const resolve = resolving(root, shared);
  return everyPlace(root, named).flatMap(({ schema, pointer: path }) => {
    let known: Schema | undefined;
    const resolved = () => (known ??= resolve(schema));
    return some.flatMap((check) => check(schema, { file, path, resolved, isUsed: isShared || used.has(schema) }));
  });
}

/**
 * The problems in the rules of a schema, at any depth.
 * @param named places outside its keywords that references of other documents lead to
 * @throws UnresolvedRef
 */
export function checkRules(file: string, document: Schema, shared: SharedSchemas, named?: string[]): Problem[] {
  const broken = checkEach([checkPatterns], file, document, shared, named);
  const others = broken.length > 0 ? checks : [...checks, ...asking];
  return [
    ...broken,
    ...checkEach(others, file, document, shared, named),
    ...checkNames(file, withoutIgnored(document), shared, named),
  ];
}
