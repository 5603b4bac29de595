/** Checks for branches of `oneOf` that nobody can send: whatever one of them lets in, another one lets in, too. */
import { branchName } from "../../define/branch-names.ts";
import { isOpenIn, namesOf } from "../../define/fields.ts";
import meta from "../../meta/schema.json" with { type: "json" };
import { accepts } from "../../rules/compile.ts";
import { holdOf, isQuestion } from "../../schema/in-place.ts";
import { typesIn, valuesIn } from "../../schema/let-in.ts";
import { ownOf } from "../../schema/path.ts";
import { isSame } from "../../schema/same.ts";
import { isObject, refersOn, type Schema, stepsIn } from "../../schema/schema.ts";
import { annotations } from "../../schema/siblings.ts";
import { isChoice } from "../../words/choices.ts";
import { type Check, type Problem, quote } from "../problem.ts";
import { writtenAt } from "./controls.ts";

/** The keywords of a schema that restrict its values. */
const rulesIn = (schema: Schema): string[] =>
  Object.keys(schema).filter((word) => !annotations.has(word) && Object.hasOwn(meta.properties, word));

const isWithin = (some: string[], all: string[]) => some.every((one) => all.includes(one));

/** Keywords about the entries of a list, which have a meaning only together. */
const ofEntries = [
  ...["items", "prefixItems", "additionalItems", "unevaluatedItems"],
  ...["contains", "minContains", "maxContains"],
];

/**
 * Whether a schema accepts every value that another one accepts; false if in doubt.
 * @param root the document with their definitions
 * @param around the schema that both are branches of
 */
function covers(wide: unknown, narrow: unknown, root: Schema, around: Schema = {}): boolean {
  if (wide === true) return true;
  if (!isObject(wide) || !isObject(narrow)) return false;
  const [{ properties = {}, required = [] }, part]: [Schema, Schema] = [wide, narrow];
  const listed = valuesIn(part);
  if (listed) return !refersOn(wide) && listed.every((value) => accepts(wide, value));
  const names = () => [...namesOf(part, root), ...namesOf(around, root)];
  const types = typesIn(part) ?? typesIn(around) ?? [];
  const isShared = (word: string) => isSame(wide[word], narrow[word]);
  return rulesIn(wide).every((word) => {
    if (word === "type") return types.length > 0 && isWithin(types, typesIn(wide) ?? []);
    if (word === "required") return isWithin(required, [part.required ?? [], around.required ?? []].flat());
    if (/^(additional|unevaluated)Properties$/.test(word))
      return !isOpenIn(part, root) && isWithin(names(), Object.keys(properties));
    if (word !== "properties") return ofEntries.includes(word) ? ofEntries.every(isShared) : isShared(word);
    return Object.entries(properties).every(([name, field]) => {
      const other = ownOf(part.properties ?? {}, name);
      return other === undefined ? !names().includes(name) && !isOpenIn(part, root) : covers(field, other, root);
    });
  });
}

/** Whether a branch has nothing to fill in: it is left out where it may be, and the form can be sent. */
const asksNothing = (branch: Schema, root: Schema, around: Schema): boolean =>
  valuesIn(branch)?.every((value) => value === null) ??
  (isWithin(typesIn(branch) ?? typesIn(around) ?? [], ["object", "null"]) &&
    [branch, around].every((one) => namesOf(one, root).length === 0 && !isOpenIn(one, root)));

/** Whether a schema is all that applies to its value, and not a part or a definition, for which that is unknown. */
const isWhole = (path: string): boolean =>
  stepsIn(path).every(({ keyword }, index, { length }) =>
    /^(oneOf|anyOf)$/.test(keyword) ? index < length - 1 : holdOf(keyword) === undefined,
  ) && !/^(definitions|\$defs)$/.test(stepsIn(path).at(-1)?.keyword ?? "");

/** Branches that can be chosen but never sent; other checks report repeated constants and those that a discriminator lacks. */
export const checkOverlaps: Check = (schema, { file, path, resolved, isUsed }): Problem[] => {
  if (!isUsed || !(schema.oneOf || schema.$ref) || !isWhole(path) || isQuestion(path)) return [];
  if (schema.discriminator && schema.oneOf?.some(({ $ref }) => $ref === undefined)) return [];
  const whole = resolved();
  const { oneOf: branches = [], ...around } = whole;
  if (isChoice(whole) || isOpenIn(around, whole)) return [];
  return branches.flatMap((branch, index): Problem[] => {
    if (asksNothing(branch, whole, around)) return [];
    const other = branches.findIndex((one, at) => at !== index && covers(one, branch, whole, around));
    if (other < 0) return [];
    const [name, another] = [index, other].map((at) => quote(branchName(branches[at] ?? {}, at)));
    return [
      {
        file,
        path: `${path}${writtenAt(schema, `/oneOf/${index}`)}`,
        expected: 'branches of "oneOf" that exclude each other',
        found: `${name}, whose every answer also matches ${another}: it could be chosen, but never sent`,
        fix: 'write "anyOf" in place of "oneOf", or require in each branch what distinguishes it',
      },
    ];
  });
};
