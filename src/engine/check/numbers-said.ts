/** Finds messages whose translation contains other numbers than the original: the limit was changed, or mistyped. */

import { type FormDocuments, translationFile } from "../define/documents.ts";
import { drawnSchemaOf } from "../define/drawn.ts";
import { translationOf } from "../define/translation/texts.ts";
import { languagesOf, textsIn } from "../define/translation/translated.ts";
import { accepts } from "../rules/compile.ts";
import { resolvedSchemaOf } from "../rules/contract.ts";
import { pointerStep } from "../schema/path.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import { withPlainDigits } from "../words/numbers.ts";
import { type Problem, quote } from "./problem.ts";

/** The numbers in a text with ASCII digits, without grouping. */
const numbersIn = (text: string): string[] =>
  (withPlainDigits(text).match(/\d+(?:[.,\s'’]\d+)*/g) ?? []).map((number) => number.replace(/\D/g, ""));

/** Messages of a form with different numbers in a translation. */
export function checkNumbersSaid(form: FormDocuments, shared: SharedSchemas): Problem[] {
  if (languagesOf(form).length === 0) return [];
  const found = [...textsIn(form, drawnSchemaOf(form, resolvedSchemaOf(form, shared), accepts))];
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
