/** Compares two contracts part by part and classifies each change. */
import { isSame } from "../../engine/schema/same.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { compareBranches, compareConditions } from "./branches.ts";
import { alike } from "./choices.ts";
import { type Comparer, type Comparing, said } from "./comparing.ts";
import { compareDefinitions, compareEntries, compareFields, comparePatterns, compareRequired } from "./fields.ts";
import { compareChoices, compareConstants, compareLimits, compareRules, compareTypes, compareWords } from "./values.ts";
import { type Change, changeOf, widening } from "./verdicts.ts";

/** In the order in which their changes are reported. */
const comparers: readonly Comparer[] = [
  ...[compareTypes, compareConstants, compareChoices, compareLimits, compareWords, compareRules],
  ...[compareFields, compareRequired, compareDefinitions, comparePatterns, compareEntries],
  ...[compareBranches, compareConditions],
];

/** Collects the changes between two contracts. */
class Comparison implements Comparing {
  readonly changes: Change[] = [];
  widened = 0;

  add(kind: string, pointer: string, change: string): void {
    if (widening.includes(kind)) this.widened++;
    this.changes.push(changeOf(kind, pointer, change));
  }

  parts(before: unknown, after: unknown, pointer: string): void {
    if (isSame(before, after)) return;
    if (!isObject(before) || !isObject(after)) {
      this.add("rule changed", pointer, `${said(before)} → ${said(after)}`);
      return;
    }
    const [old, now] = alike(before, after);
    for (const compare of comparers) compare(this, old, now, pointer);
  }
}

/** The changes from one contract to another, in the order of the schema. */
export function changesBetween(before: Schema, after: Schema): Change[] {
  const comparison = new Comparison();
  comparison.parts(before, after, "");
  return comparison.changes;
}
