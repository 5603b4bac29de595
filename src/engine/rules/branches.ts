/**
 * Selects which errors of `oneOf`, `anyOf` and `if` to report: those of the branch that the visitor most likely meant.
 */
import type { RawError } from "../schema/raw-error.ts";

/**
 * The maximum number of errors that are processed: nobody fixes more at once, and a hostile body must not make
 * validation slow.
 */
export const enough = 500;

/** The maximum number of unknown keys that are reported. */
export const enoughKeys = 100;

/** Whether an error is that of a choice itself. */
export const isOfChoice = ({ keyword }: RawError) => keyword === "oneOf" || keyword === "anyOf";

/**
 * Whether an error comes from a branch of this choice and concerns the same value: in a list, every entry has the
 * choice.
 */
export const isInside = (error: RawError, choice: RawError) =>
  error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
  `${error.instancePath}/`.startsWith(`${choice.instancePath}/`);

/** Rules about the size or format of an answer: the visitor meant this branch, and only has to correct the answer. */
const limits = /format|pattern|Length|imum/;

/**
 * The cost of an error: high if a constant or the type of the value itself does not match, since then the branch was not meant; an
 * answer that breaks one or two limits costs less than one that is missing.
 */
function weight({ keyword, params, instancePath }: RawError, choice: RawError): number {
  const isFixed = keyword === "const" || Object(params.allowedValues).length === 1;
  const isOtherType = keyword === "type" && instancePath === choice.instancePath;
  if (isFixed || isOtherType) return 100;
  return limits.test(keyword) ? 0.4 : 1;
}

/**
 * The errors of the branch with the lowest total cost; if only fields are missing, of the branch that reaches the latest step.
 */
function closest(inside: RawError[], choice: RawError, steps: string[][]): RawError[] {
  const branches = new Map<string | undefined, RawError[]>();
  for (const error of inside) {
    const name = error.schemaPath.slice(choice.schemaPath.length + 1).split("/")[0];
    branches.set(name, [...(branches.get(name) ?? []), error]);
  }
  const costOf = (errors: RawError[]) => errors.reduce((sum, error) => sum + weight(error, choice), 0);
  const isMissing = inside.every(({ keyword, instancePath }) => keyword === "required" && instancePath === "");
  const stepOf = ({ params }: RawError) => steps.findIndex((fields) => fields.includes(String(params.missingProperty)));
  const lastOf = (errors: RawError[]) => (isMissing ? Math.max(...errors.map(stepOf)) : 0);
  return [...branches.values()].sort((a, b) => lastOf(b) - lastOf(a) || costOf(a) - costOf(b))[0] ?? [];
}

/**
 * The errors to report: for each choice only those of the closest branch; the error of a choice or condition itself
 * only when nothing inside it is more specific, or when several branches match at once.
 * @param steps the unconditional fields of each step: if one of several fields is enough, the last is reported, since before its
 *   step is reached nobody can choose
 */
export function tellingErrors(all: RawError[], steps: string[][] = []): RawError[] {
  // The errors inside `propertyNames` and `contains` are dropped: the keyword's own error reports the key or the list.
  const counted = [
    ...new Set(all.filter(({ keyword }) => keyword === "contains").map(({ schemaPath }) => `${schemaPath}/`)),
  ];
  const isCounted = ({ schemaPath }: RawError) => counted.some((start) => schemaPath.startsWith(start));
  const raw = all.filter((error) => error.propertyName === undefined && !isCounted(error)).slice(0, enough);
  let errors = raw;
  for (const choice of raw.filter(isOfChoice)) {
    const inside = errors.filter((error) => isInside(error, choice));
    const isTooMany = Array.isArray(choice.params.passingSchemas);
    const kept = isTooMany ? [] : closest(inside, choice, steps);
    const dropped = kept.length > 0 ? [...inside, choice] : inside;
    errors = errors.filter((error) => kept.includes(error) || !dropped.includes(error));
  }
  const said = errors.filter(({ keyword }) => keyword !== "if");
  return said.length > 0 ? said : errors;
}
