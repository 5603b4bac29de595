/** Which errors of `oneOf`, `anyOf` and `if` are worth saying: those of the branch the visitor most likely meant. */
import type { RawError } from "./definition.ts";

/** Nobody mends more errors at once; a hostile body must not make the judge slow. */
const enough = 500;

/** A branch whose fixed values do not match was not meant at all. */
const weight = ({ keyword }: RawError) => (keyword === "const" ? 100 : 1);

/** The errors inside one `oneOf` or `anyOf`, by branch. */
function byBranch(errors: RawError[], prefix: string): Map<string, RawError[]> {
  const groups = new Map<string, RawError[]>();
  for (const error of errors) {
    if (!error.schemaPath.startsWith(`${prefix}/`)) continue;
    const branch = error.schemaPath.slice(prefix.length + 1).split("/")[0] ?? "";
    groups.set(branch, [...(groups.get(branch) ?? []), error]);
  }
  return groups;
}

/**
 * The errors to show: of each choice of branches only the one that comes closest, and a choice or condition itself
 * only when nothing inside it says more.
 */
export function tellingErrors(all: RawError[]): RawError[] {
  const raw = all.slice(0, enough);
  let errors = raw;
  for (const { keyword, schemaPath } of raw.filter((error) => error.keyword === "oneOf" || error.keyword === "anyOf")) {
    const groups = [...byBranch(errors, schemaPath).values()];
    const cost = (group: RawError[]) => group.reduce((sum, error) => sum + weight(error), 0);
    const closest = groups.sort((a, b) => cost(a) - cost(b))[0];
    if (!closest) continue;
    const others = new Set(groups.flat().filter((error) => !closest.includes(error)));
    errors = errors.filter(
      (error) => !others.has(error) && !(error.keyword === keyword && error.schemaPath === schemaPath),
    );
  }
  const said = errors.filter(({ keyword }) => keyword !== "if");
  return said.length > 0 ? said : errors;
}
