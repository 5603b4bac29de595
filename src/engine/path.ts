/** Paths of fields as the project writes them: steps joined by dots, `*` for any entry of a list or any free key. */

/** A step as it stands in a path: a visitor may call a key anything, so dots in it are escaped. */
export function pathStep(step: string | number): string {
  const text = String(step);
  // Hardly any key has one; each key of a body is asked for several times.
  return /[~.]/.test(text) ? text.replace(/~(?=[01])/g, "~0").replaceAll(".", "~1") : text;
}

const plainStep = (step: string) => step.replaceAll("~1", ".").replaceAll("~0", "~");

/** A path from the steps to a value: `["guests", 0, "name"]` is `guests.0.name`. */
export const pathOf = (steps: readonly (string | number)[]): string => steps.map(pathStep).join(".");

/** The steps of a path; none for the form itself. */
export const stepsOf = (path: string): string[] => (path ? path.split(".").map(plainStep) : []);

/** A path with one more step. */
export const within = (path: string, step: string): string => (path ? `${path}.${step}` : step);

/** The name of the control that chooses between the branches of a field: no field of its own, and never sent. */
export const chooserOf = (path: string): string => `${path}~branch`;

/** What is needed to tell which field of a form a value's path belongs to. */
export interface KnownPaths {
  fields: { [path: string]: unknown };
  /** Paths where a schema begins again inside itself, and where it began: `tree.children.*` is `tree`. */
  again?: { [path: string]: string };
  /** Patterns that free keys of a group are told apart by, with the path of the field each stands for. */
  patterns?: { [group: string]: { pattern: string; path: string }[] };
}

/**
 * The field that is one step inside a known one; whoever walks a value asks step by step, not for each path anew.
 * @param step as it is called in the value, or `*`
 */
export function knownStep({ fields, again, patterns }: KnownPaths, known: string, step: string): string {
  // Inside what is no field nothing is one: a name of a thousand steps is not followed any further.
  if (known.endsWith("*") && !Object.hasOwn(fields, known)) return known;
  const group = again?.[known] ?? known;
  const exact = within(group, pathStep(step));
  if (Object.hasOwn(fields, exact)) return exact;
  const named = patterns?.[group]?.find(({ pattern }) => new RegExp(pattern, "u").test(step));
  return named?.path ?? within(group, "*");
}

/** The field a value's path belongs to: `guests.0.name` is `guests.*.name`, whatever the depth of a tree. */
export const knownPath = (paths: KnownPaths, path: string): string =>
  stepsOf(path).reduce((known, step) => knownStep(paths, known, step), "");
