/**
 * Finds messages with another number than their rule, and translations with another number than the original: a limit was changed
 * or mistyped.
 */

import { type FormDocuments, translationFile } from "../../define/documents.ts";
import { translationOf } from "../../define/translation/texts.ts";
import { languagesOf, textsIn } from "../../define/translation/translated.ts";
import { drawnFrom } from "../../rules/defined.ts";
import { pointerStep, stepsOfPointer } from "../../schema/path.ts";
import type { SharedSchemas } from "../../schema/refs.ts";
import { isObject } from "../../schema/schema.ts";
import { withPlainDigits } from "../../words/numbers.ts";
import { type Check, type Problem, quote } from "../problem.ts";

/** The numbers in a text with ASCII digits, without grouping. */
const numbersIn = (text: string): string[] =>
  (withPlainDigits(text).match(/\d+(?:[.,\s'’]\d+)*/g) ?? []).map((number) => number.replace(/\D/g, ""));

/** Rules whose limit a message quotes as it is; that of a file is the length of its data URL. */
const quoted = /^(min|max)(Length|Items|Properties|imum)$/;

/** A number that stands by itself, without decimals: neither "A4" nor "10%". */
const alone = /(?<![\p{L}\d.,:/+-])\d+(?:[.,\s'’]\d{3})*(?![\p{L}\d%]|[.,:/]\d)/u;

/** The only number of a message, if it is one that a limit may be quoted as. */
function onlyNumberIn(message: unknown): number | undefined {
  const [number, ...others] = typeof message === "string" ? numbersIn(message) : [];
  const [found = ""] = alone.exec(withPlainDigits(String(message))) ?? [];
  return number !== undefined && others.length === 0 && numbersIn(found)[0] === number ? Number(number) : undefined;
}

/**
 * A message whose only number is not the limit of its rule; off by one is fine ("more than 0" for at least 1), and so is a number
 * in the field's label ("Address 2").
 */
export const staleNumber: Check = (schema, { file, path, resolved }) => {
  if (!isObject(schema.errorMessage)) return [];
  const field = resolved();
  const named = numbersIn(`${field.title ?? ""} ${stepsOfPointer(path).at(-1)}`).map(Number);
  return Object.entries(schema.errorMessage).flatMap(([rule, message]): Problem[] => {
    const [limit, said] = [field[rule], quoted.test(rule) ? onlyNumberIn(message) : undefined];
    if (said === undefined || typeof limit !== "number" || !Number.isInteger(limit)) return [];
    if (field.format === "data-url" || named.includes(said) || Math.abs(said - Math.abs(limit)) <= 1) return [];
    return [
      {
        file,
        path: `${path}/errorMessage/${rule}`,
        expected: `${limit}, as ${quote(rule)} says`,
        found: quote(message),
        fix: "correct the number in the message, or the rule",
      },
    ];
  });
};

/** Messages of a form with different numbers in a translation. */
export function checkNumbersSaid(form: FormDocuments, shared: SharedSchemas): Problem[] {
  if (languagesOf(form).length === 0) return [];
  const found = [...textsIn(form, drawnFrom(form, shared))];
  return languagesOf(form).flatMap((lang) =>
    found.flatMap(([text, places]): Problem[] => {
      const place = places.find((one) => /(^|\.)messages(\.\w+)?$/.test(one));
      const said = place && translationOf(form.translations?.[lang]?.texts ?? {}, text, place);
      const lacking = said ? numbersIn(text).filter((number) => !numbersIn(said).includes(number)) : [];
      if (!said || lacking.length === 0) return [];
      return [
        {
          file: translationFile(form.name, lang),
          path: `/texts/${pointerStep(text)}`,
          expected: `${lacking.join(" and ")}, as the message says in the first language`,
          found: quote(said),
          fix: "correct the number",
        },
      ];
    }),
  );
}
