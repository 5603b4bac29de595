/** Warns about what a schema says without effect: unknown formats, defaults that break their own rules. */

import { keepsRules } from "../define/defaults.ts";
import { rulesOf } from "../define/sentences.ts";
import meta from "../meta/schema.json" with { type: "json" };
import { accepts } from "../rules/compile.ts";
import type { Json } from "../schema/schema.ts";
import { type Check, quote } from "./problem.ts";
import { nearest } from "./suggest.ts";

const formats = meta.properties.format.enum;

const format: Check = ({ format: given }, { file, path }) =>
  given === undefined || formats.includes(given)
    ? []
    : [
        {
          file,
          path: `${path}/format`,
          expected: `a format that forms validate: ${formats.join(", ")}`,
          found: `${quote(given)}, which is not validated`,
          fix: 'write a "pattern" that says it, or leave it to the tools that know it',
        },
      ];

/** The number in a text, if the field accepts it. */
const unquoted = (given: Json, isKept: (value: Json) => boolean): string | undefined =>
  typeof given === "string" && given.trim() !== "" && isKept(Number(given)) ? given.trim() : undefined;

/** A default that breaks the rules of its own field, which opens without it. */
const brokenDefault: Check = (schema, { file, path, resolved }) => {
  const { default: given } = schema;
  if (given === undefined) return [];
  const field = resolved();
  const isKept = (value: Json) => keepsRules(field, value, accepts);
  if (isKept(given)) return [];
  const broken = rulesOf(field).filter((rule) => !accepts({ [rule]: field[rule] }, given));
  const choices = field.enum?.map(String);
  const near = choices && nearest(String(given), choices);
  const number = unquoted(given, isKept);
  const fix = near ? `write ${quote(near)}` : "change the default, or the rule it breaks";
  return [
    {
      file,
      path: `${path}/default`,
      expected: choices
        ? `one of ${choices.map(quote).join(", ")}`
        : `a value that keeps the field's own rules: ${broken.map((rule) => `${quote(rule)}: ${quote(field[rule])}`).join(", ")}`,
      found: `${quote(given)}, which is left out`,
      fix: number === undefined ? fix : `write ${number}, without quotes`,
    },
  ];
};

/** Warnings about one schema, at any depth. */
export const doubtful: Check[] = [format, brokenDefault];
