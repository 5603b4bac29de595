/** Checks that a page can judge the conditions and branches of its form as the rules do. */
import { isObject, type Schema, walk } from "../schema.ts";
import { writtenAt } from "./controls.ts";
import { type Problem, quote } from "./problem.ts";

/** Formats of numbers; pages know formats of texts (src/form/matches.ts). */
const ofNumbers: { [format: string]: string } = {
  int32: '"type": "integer", "minimum": -2147483648, "maximum": 2147483647',
  int64: '"type": "integer"',
};

const isAsked = (pointer: string) => /\/(if|oneOf|anyOf)(\/|$)/.test(pointer.replace(/\/properties\/[^/]+/g, ""));

/** Formats that a page and the rules would answer differently where a condition or a branch asks. */
export const checkConditions = (file: string, document: Schema, contract: Schema): Problem[] =>
  [...walk({ schema: contract, pointer: "" })].flatMap(({ schema, pointer }) => {
    const instead = isObject(schema) && isAsked(pointer) ? ofNumbers[schema.format ?? ""] : undefined;
    if (!instead) return [];
    return [
      {
        file,
        path: writtenAt(document, `${pointer}/format`),
        expected: "a format of texts, in a condition or branch",
        found: quote(schema.format),
        fix: `write ${instead} instead`,
      },
    ];
  });
