/** Checks for subschemas of one value that have nothing in common, so that no value satisfies all of them. */

import { isComposed, isQuestion } from "../../schema/in-place.ts";
import { typesIn, valuesIn } from "../../schema/let-in.ts";
import { canonical } from "../../schema/same.ts";
import { isObject, type Schema } from "../../schema/schema.ts";
import type { Check } from "../problem.ts";
import { alwaysIn } from "./ranges.ts";

/** The values that a schema lists, which are compared as JSON. */
const asJson = (schema: Schema): string[] | undefined => valuesIn(schema)?.map(canonical);

/** What a schema allows, by type and by listed value. */
const told: [kind: string, allowedBy: (schema: Schema) => string[] | undefined][] = [
  ["type", typesIn],
  ["value", asJson],
];

/** What several subschemas of a value allow, if they have nothing in common. */
function disjoint(parts: Schema[], allowedBy: (part: Schema) => string[] | undefined): string[][] | undefined {
  const taken = parts.flatMap((part) => [allowedBy(part) ?? []]).filter((some) => some.length > 0);
  const [first = [], ...others] = taken;
  const isShared = first.some((one) => others.every((some) => some.includes(one)));
  return others.length > 0 && !isShared ? taken : undefined;
}

/** Subschemas of one value that have no type or no listed value in common. */
export const checkCommon: Check = (schema, { file, path, resolved }) => {
  if (!isComposed(schema)) return [];
  const parts = alwaysIn(resolved());
  return told.flatMap(([kind, allowedBy]) => {
    const taken = disjoint(parts, allowedBy);
    return taken
      ? {
          file,
          path,
          expected: `parts with a ${kind} in common`,
          found: `${taken.map((some) => some.join(", ")).join(" and ")}: no value can satisfy all of them`,
          fix: 'change one of them, or write "anyOf" where one of them is enough',
        }
      : [];
  });
};

/** A choice none of whose branches shares a type or listed value with the schema around it: it could never be made. */
export const checkChoosable: Check = (schema, { file, path, resolved }) => {
  const word = ["oneOf", "anyOf"].find((one) => one in schema);
  if (!word || isQuestion(path)) return [];
  const whole = resolved();
  const branches = whole[word];
  // A value or nothing is no choice.
  if (!Array.isArray(branches)) return [];
  const around = alwaysIn(whole);
  if (told.some(([, allowedBy]) => disjoint(around, allowedBy))) return [];
  return told.flatMap(([kind, allowedBy]) => {
    const isApart = (branch: Schema | boolean) =>
      isObject(branch) && disjoint([...around, ...alwaysIn(branch)], allowedBy) !== undefined;
    if (!branches.every(isApart)) return [];
    const said = [...new Set(around.flatMap((part) => allowedBy(part) ?? []))].join(", ");
    return {
      ...{ file, path: `${path}/${word}`, expected: `a branch with a ${kind} in common with the schema around it` },
      ...{
        found: `none: the schema around it allows ${said}`,
        fix: `change the schema around "${word}", or its branches`,
      },
    };
  });
};
