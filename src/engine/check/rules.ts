/** Checks what a schema says about its fields: patterns, choices, messages, required names. */

import { rulesOf } from "../define/sentences.ts";
import { accepts } from "../rules/compile.ts";
import { usedIn } from "../schema/circles.ts";
import { withoutIgnored } from "../schema/ignored.ts";
import { pointerStep } from "../schema/path.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import { resolveRefs } from "../schema/resolve.ts";
import { isObject, type Schema, walk } from "../schema/schema.ts";
import { choicesOf, isChoice } from "../words/choices.ts";
import { checkNames } from "./names.ts";
import { checkPatterns } from "./pattern.ts";
import { type Check, type Problem, quote } from "./problem.ts";
import { checkCommon, checkRanges } from "./ranges.ts";
import { nearest } from "./suggest.ts";
import { checkWords } from "./words.ts";

/** A choice that violates the field's other rules: it could be chosen, but never sent. */
const choices: Check = (schema, { file, path, resolved }) => {
  if (!isChoice(schema)) return [];
  const field = resolved();
  const { enum: _values, oneOf: _one, anyOf: _any, ...rules } = field;
  return choicesOf(field)
    .filter(({ value }) => !accepts(rules, value))
    .map(({ value }) => ({
      file,
      path,
      expected: "choices that satisfy the field's own rules",
      found: `${quote(value)}, which breaks ${rulesOf(rules)
        .concat("type")
        .filter((rule) => rule in rules && !accepts({ [rule]: rules[rule] }, value))
        .map((rule) => `${quote(rule)}: ${quote(rules[rule])}`)
        .join(", ")}`,
      fix: "take the choice out, or change the rule",
    }));
};

/** A message must belong to a rule of the field; `required` may be that of any group around it. */
const message: Check = (schema, { file, path, resolved }) => {
  if (!isObject(schema.errorMessage)) return [];
  const rules = ["required", ...rulesOf(resolved())];
  return Object.keys(schema.errorMessage)
    .filter((rule) => !rules.includes(rule))
    .map((rule) => {
      const near = nearest(rule, rules);
      return {
        file,
        path: `${path}/errorMessage/${pointerStep(rule)}`,
        expected: `a rule of this field: ${rules.join(", ")}`,
        found: quote(rule),
        fix: near ? `write "${near}"` : `remove the message, or add the rule "${rule}" to the field`,
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

const checks: Check[] = [fieldName, checkWords, checkRanges, checkCommon, checkPatterns, choices, message];

/**
 * Runs checks on a schema and everything inside it.
 * @throws UnresolvedRef
 */
export function checkEach(some: Check[], file: string, document: Schema, shared: SharedSchemas): Problem[] {
  const root = withoutIgnored(document);
  const isShared = Object.values(shared).includes(document);
  const used = usedIn(root, shared);
  return [...walk({ schema: root, pointer: "" })].flatMap(({ schema, pointer: path }) => {
    const resolved = () => resolveRefs(schema, shared, root);
    return some.flatMap((check) => check(schema, { file, path, resolved, isUsed: isShared || used.has(schema) }));
  });
}

/**
 * The problems in the rules of a schema, at any depth.
 * @throws UnresolvedRef
 */
export const checkRules = (file: string, document: Schema, shared: SharedSchemas): Problem[] => [
  ...checkEach(checks, file, document, shared),
  ...checkNames(file, withoutIgnored(document), shared),
];
