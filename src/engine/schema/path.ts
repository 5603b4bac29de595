/** Paths of fields: steps joined by dots, `*` for any list entry or free key. And JSON pointers (RFC 6901). */

/** A step as it is written in a path: dots are escaped, since a free key may contain any character. */
export function pathStep(step: string | number): string {
  const text = String(step);
  // Few keys need escaping, and this runs several times for each key of a body.
  return /[~.]/.test(text) ? text.replace(/~(?=[01])/g, "~0").replaceAll(".", "~1") : text;
}

/** Splits names at a separator; inside a name, the separator is written as `~1`, and `~` as `~0`. */
const namesIn = (joined: string, sign: string): string[] =>
  joined.split(sign).map((name) => name.replaceAll("~1", sign).replaceAll("~0", "~"));

/** The path of the steps to a value: `["guests", 0, "name"]` is `guests.0.name`. */
export const pathOf = (steps: readonly (string | number)[]): string => steps.map(pathStep).join(".");

/** The steps of a path; none for the form itself. */
export const stepsOf = (path: string): string[] => (path ? namesIn(path, ".") : []);

/** A name as one step of a JSON pointer. */
export const pointerStep = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** The steps of a JSON pointer; none for the whole document. */
export const stepsOfPointer = (pointer: string): string[] => namesIn(pointer, "/").slice(1);

/** The JSON pointer with these steps. */
export const pointerTo = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${pointerStep(String(step))}`).join("");

/** A path with one more step. */
export const within = (path: string, step: string): string => (path ? `${path}.${step}` : step);

/** The path of the group around a field; empty for a field of the form itself. */
export const parentOf = (path: string): string => path.split(".").slice(0, -1).join(".");

/** Whether a step of a path is the name of a field: neither an entry of a list nor a free key has one. */
export const isFieldName = (step: string): boolean => !/^(\*|\d+)$/.test(step);

/** Whether a path is that of a field of the form itself, with a name of its own. */
export const isTopLevel = (path: string): boolean => path !== "*" && !path.includes(".");

/** An object's own property; undefined for inherited ones such as `constructor`. */
export const ownOf = <Value>(object: { [step: string]: Value } | undefined, step: string): Value | undefined =>
  object && Object.hasOwn(object, step) ? object[step] : undefined;

/** The name of the control that selects the branch of a field: it is no field itself, and never sent. */
export const chooserOf = (path: string): string => `${path}~branch`;

const chooser = chooserOf("");

/** The path of the field whose branch a control selects, by the control's name; any other name is returned unchanged. */
export function chosenBy(name: string): string {
  let path = name;
  while (path.endsWith(chooser)) path = path.slice(0, -chooser.length);
  return path;
}

/** The part of a definition that maps paths of values to fields. */
export interface KnownPaths {
  fields: { [path: string]: unknown };
  /** Paths where a recursive schema repeats, with the path where it started: `tree.children.*` is `tree`. */
  again?: { [path: string]: string };
  /** The patterns of free keys in a group, with the path of the field that each stands for. */
  patterns?: { [group: string]: { pattern: string; path: string }[] };
}

/**
 * The field one step below a known field; a walk over a value calls this step by step instead of resolving each path
 * anew.
 * @param step the key in the value, or `*`
 */
export function knownStep({ fields, again, patterns }: KnownPaths, known: string, step: string): string {
  // Nothing below an unknown field is a field: a path of a thousand steps is not followed any further.
  if (known.endsWith("*") && !Object.hasOwn(fields, known)) return known;
  const group = ownOf(again, known) ?? known;
  const exact = within(group, pathStep(step));
  if (Object.hasOwn(fields, exact)) return exact;
  const named = ownOf(patterns, group)?.find(({ pattern }) => new RegExp(pattern, "u").test(step));
  return named?.path ?? within(group, "*");
}

/** The field that a value's path belongs to: `guests.0.name` is `guests.*.name`, at any depth of recursion. */
export const knownPath = (paths: KnownPaths, path: string): string =>
  stepsOf(path).reduce((known, step) => knownStep(paths, known, step), "");
