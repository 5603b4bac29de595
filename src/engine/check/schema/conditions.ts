/** Checks that a page evaluates the conditions and branches of its form in the same way as the rules. */
import { askedByPage } from "../../rules/compile.ts";
import { isObject, type Schema, stepsIn, walk } from "../../schema/schema.ts";
import { type Problem, quote } from "../problem.ts";
import { writtenAt } from "./controls.ts";

/** Formats of numbers; the browser's evaluation knows only formats of texts (src/form/rich/matches.ts). */
const ofNumbers: { [format: string]: string } = {
  int32: '"type": "integer", "minimum": -2147483648, "maximum": 2147483647',
  int64: '"type": "integer"',
};

const isAsked = (pointer: string) => stepsIn(pointer).some(({ keyword }) => askedByPage.includes(keyword));

/** Formats in conditions and branches for which page and rules would disagree. */
export const checkConditions = (file: string, document: Schema, drawn: Schema): Problem[] =>
  [...walk({ schema: drawn, pointer: "" })].flatMap(({ schema, pointer }) => {
    const instead = isObject(schema) && isAsked(pointer) ? ofNumbers[schema.format ?? ""] : undefined;
    if (!instead) return [];
    return [
      {
        file,
        path: writtenAt(document, `${pointer}/format`),
        expected: "a format for strings, in a condition or branch",
        found: quote(schema.format),
        fix: `write ${instead} instead`,
      },
    ];
  });
