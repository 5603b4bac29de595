/** Which errors of `oneOf`, `anyOf` and `if` are worth saying: those of the branch the visitor most likely meant. */
import type { RawError } from "./raw-error.ts";

/** The most errors that are processed: nobody fixes more at once, and a hostile body must not make validation slow. */
const enough = 500;

/** The most unknown keys that are named in errors. */
export const enoughKeys = 100;

const isChoice = ({ keyword }: RawError) => keyword === "oneOf" || keyword === "anyOf";

/** Whether an error comes from a branch of a choice, for the same value: a list has the choice once for each entry. */
const isInside = (error: RawError, choice: RawError) =>
  error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
  `${error.instancePath}/`.startsWith(`${choice.instancePath}/`);

/** A branch was not meant at all when its fixed values do not match, or the type of the value itself. */
function weight({ keyword, params, instancePath }: RawError, choice: RawError): number {
  const isFixed = keyword === "const" || (Array.isArray(params.allowedValues) && params.allowedValues.length === 1);
  const isOtherType = keyword === "type" && instancePath === choice.instancePath;
  return isFixed || isOtherType ? 100 : 1;
}

/** The errors of the branch that comes closest. */
function closest(inside: RawError[], choice: RawError): RawError[] {
  const branches = new Map<string, { errors: RawError[]; cost: number }>();
  for (const error of inside) {
    const name = error.schemaPath.slice(choice.schemaPath.length + 1).split("/")[0] ?? "";
    const branch = branches.get(name) ?? { errors: [], cost: 0 };
    branch.errors.push(error);
    branch.cost += weight(error, choice);
    branches.set(name, branch);
  }
  return [...branches.values()].sort((a, b) => a.cost - b.cost)[0]?.errors ?? [];
}

/**
 * The errors to show: of each choice of branches only those of the one that comes closest, and a choice or condition
 * itself only when nothing inside it says more, or when several branches match at once.
 */
export function tellingErrors(all: RawError[]): RawError[] {
  // What is wrong with a key's name is said once, of the key.
  const raw = all.filter(({ propertyName }) => propertyName === undefined).slice(0, enough);
  let errors = raw;
  for (const choice of raw.filter(isChoice)) {
    const inside = errors.filter((error) => isInside(error, choice));
    const isTooMany = Array.isArray(choice.params.passingSchemas);
    const kept = isTooMany ? [] : closest(inside, choice);
    const dropped = new Set(inside.filter((error) => !kept.includes(error)));
    if (kept.length > 0) dropped.add(choice);
    errors = errors.filter((error) => !dropped.has(error));
  }
  const said = errors.filter(({ keyword }) => keyword !== "if");
  return said.length > 0 ? said : errors;
}
