/** Tells the lists of a tree: with an entry in each, it would never end. */
import { isTopLevel, parentOf, within } from "../schema/path.ts";
import type { ByPath, Field } from "./fields.ts";

/** Whether the entries of a list are what is around it, as begun at a path before. */
const isBegun = (list: string, byPath: ByPath): boolean =>
  byPath.get(within(list, "*"))?.some(({ again }) => again !== undefined) ?? false;

/** The paths directly inside a group. */
const inside = (group: string, byPath: ByPath): string[] =>
  [...byPath.keys()].filter((path) => parentOf(path) === group);

/** Whether the entries of a list are like the form as a whole, which is written out once before they begin. */
function isOfForm(list: string, byPath: ByPath): boolean {
  const entry = within(list, "*");
  if (!isTopLevel(list) || !isBegun(within(entry, list), byPath)) return false;
  const own = new Set(inside("", byPath).map((path) => within(entry, path)));
  const its = inside(entry, byPath);
  return its.length === own.size && its.every((path) => own.has(path));
}

/** Whether a list is one of what contains it. */
export const isOfItself = ({ path, again = path }: Field, byPath: ByPath): boolean =>
  isBegun(again, byPath) || isOfForm(path, byPath);
