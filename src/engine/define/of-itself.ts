/** Recognizes the lists of a tree, which must be allowed to be empty: with an entry in each, the tree would never end. */
import { isTopLevel, parentOf, within } from "../schema/path.ts";
import type { ByPath, Field } from "./fields.ts";

/** Whether the entries of a list repeat a recursive value that started at another path. */
const isBegun = (list: string, byPath: ByPath): boolean =>
  byPath.get(within(list, "*"))?.some(({ again }) => again !== undefined) ?? false;

/** The paths directly inside a group. */
const inside = (group: string, byPath: ByPath): string[] =>
  [...byPath.keys()].filter((path) => parentOf(path) === group);

/** Whether the entries of a list are like the form as a whole, whose fields are written out once before the recursion starts. */
function isOfForm(list: string, byPath: ByPath): boolean {
  const entry = within(list, "*");
  if (!isTopLevel(list) || !isBegun(within(entry, list), byPath)) return false;
  const own = new Set(inside("", byPath).map((path) => within(entry, path)));
  const its = inside(entry, byPath);
  return its.length === own.size && its.every((path) => own.has(path));
}

/** Whether the entries of a list are like the value that contains it. */
export const isOfItself = ({ path, again = path }: Field, byPath: ByPath): boolean =>
  isBegun(again, byPath) || isOfForm(path, byPath);
