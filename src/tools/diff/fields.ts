/** Compares the fields of groups and the entries of lists. */
import { pointerStep } from "../../engine/schema/path.ts";
import { isSame } from "../../engine/schema/same.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { type Comparer, type Comparing, fieldRemoved, isClosed } from "./comparing.ts";

const has = Object.hasOwn;

export const compareFields: Comparer = (comparing, before, after, pointer) => {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const needs = after.required ?? [];
  const placeOf = (name: string) => `${pointer}/properties/${pointerStep(name)}`;
  for (const name of Object.keys(old)) {
    if (has(now, name)) comparing.parts(old[name], now[name], placeOf(name));
    else comparing.add(fieldRemoved(after), placeOf(name), `no ${name}`);
  }
  for (const name of Object.keys(now).filter((key) => !has(old, key))) {
    const required = pointer === "" ? ", required" : ", required in part";
    comparing.add(`field added${needs.includes(name) ? required : ""}`, placeOf(name), `${name} added`);
    // Visitors may have added a free key of that name.
    if (before.additionalProperties) comparing.parts(before.additionalProperties, now[name], placeOf(name));
  }
};

export const compareRequired: Comparer = (comparing, before, after, pointer) => {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const [needed, needs] = [before.required ?? [], after.required ?? []];
  for (const name of needed.filter((key) => !needs.includes(key) && (has(now, key) || !has(old, key))))
    comparing.add("required removed", pointer, `${name} is not required any more`);
  for (const name of needs.filter((key) => !needed.includes(key) && (has(old, key) || !has(now, key))))
    comparing.add("required added", pointer, `${name} is required`);
};

type Named = { [name: string]: Schema };

/** Compares the entries that both sides have. */
function compareShared(comparing: Comparing, before: Named, after: Named, pointer: string): void {
  for (const name of Object.keys(before).filter((key) => has(after, key)))
    comparing.parts(before[name], after[name], `${pointer}/${pointerStep(name)}`);
}

export const compareDefinitions: Comparer = (
  comparing,
  { definitions: old = {} },
  { definitions: now = {} },
  pointer,
) => compareShared(comparing, old as Named, now as Named, `${pointer}/definitions`);

export const comparePatterns: Comparer = (comparing, before, after, pointer) => {
  const [old, now] = [before, after].map(({ patternProperties = {} }) => patternProperties as Named) as [Named, Named];
  const place = `${pointer}/patternProperties`;
  compareShared(comparing, old, now, place);
  // Keys that no pattern matches any more are rejected, or are unrestricted.
  const gone = isClosed(after) ? "field removed" : "rule removed";
  for (const name of Object.keys({ ...old, ...now }).filter((key) => has(old, key) !== has(now, key)))
    comparing.add(has(now, name) ? "rule added" : gone, `${place}/${pointerStep(name)}`, name);
};

export const compareEntries: Comparer = (comparing, { items: old }, { items: now }, pointer) => {
  if (isSame(old, now)) return;
  if (isObject(old) && isObject(now)) comparing.parts(old, now, `${pointer}/items`);
  else comparing.add("list of another shape", pointer, "items");
};
