/** Checks cross-field rules: the fields they name must be in the same group, and of the same kind. */

import { type ByPath, type Field, fieldsByPath } from "../../define/fields.ts";
import { kindOf } from "../../kinds/index.ts";
import { type AcrossWord, acrossWords, namedBy } from "../../schema/across.ts";
import { isQuestion } from "../../schema/in-place.ts";
import { parentOf, pathStep, within } from "../../schema/path.ts";
import { type Schema, walk } from "../../schema/schema.ts";
import { type Finding, type Problem, quote } from "../problem.ts";
import { instead } from "../suggest.ts";
import { wordsOf } from "../ui-schema/kinds.ts";
import { writtenAt } from "./controls.ts";

const times = ["date", "date-time", "time"];

/** The kinds of field that a rule compares. */
const kinds: { [rule in AcrossWord]?: string[] } = { notBefore: times, atLeast: ["number"], sum: ["number"] };

/** The problem with one field that a rule names, if there is one. */
function faultOf(field: Field, rule: AcrossWord, name: string, byPath: ByPath): Finding | undefined {
  const around = parentOf(field.path);
  const path = within(around, pathStep(name));
  const [other] = byPath.get(path) ?? [];
  const beside = [...byPath.keys()].filter((one) => parentOf(one) === around && one !== field.path);
  const found = quote(name);
  if (field.path.endsWith("*") || !other || path === field.path) {
    const names = field.path.endsWith("*") ? [] : beside.map((one) => one.slice(around ? around.length + 1 : 0));
    const fix = names.length > 0 ? instead(name, names) : "remove the rule";
    return { expected: `a field beside this one${names.length > 0 ? `: ${names.join(", ")}` : ""}`, found, fix };
  }
  const [own, its] = [kindOf(field.whole), kindOf(other.whole)];
  if (own?.name === its?.name && (kinds[rule]?.includes(own?.name ?? "") ?? true)) return undefined;
  const wanted = rule === "notBefore" ? "a date or a time, as this one is" : `${wordsOf(own)}, as this one is`;
  return {
    expected: wanted,
    found: `${found}, which is ${wordsOf(its)}`,
    fix: "name another field, or correct the type",
  };
}

/** The problems in the cross-field rules of a form. */
export function checkAcross(file: string, document: Schema, drawn: Schema): Problem[] {
  const byPath = fieldsByPath(drawn);
  const all = [...byPath.values()].flat();
  const asked = [...walk({ schema: drawn, pointer: "" })].filter(({ pointer }) => isQuestion(pointer));
  return acrossWords.flatMap((rule) => [
    ...asked
      .filter(({ schema }) => schema[rule] !== undefined)
      .map(({ pointer }) => ({
        file,
        path: writtenAt(document, `${pointer}/${rule}`),
        expected: "a rule of a field, not of a condition",
        found: quote(rule),
        fix: "remove it here",
      })),
    ...all.flatMap((field) =>
      field.schema[rule] === undefined
        ? []
        : namedBy(field.schema[rule]).flatMap((name) => {
            const fault = faultOf(field, rule, name, byPath);
            return fault ? [{ file, path: writtenAt(document, `${field.pointer}/${rule}`), ...fault }] : [];
          }),
    ),
  ]);
}
