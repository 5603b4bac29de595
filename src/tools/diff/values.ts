/** Compares the rules for a single value: its type, its choices, its limits, and others. */
import { isSame } from "../../engine/schema/same.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { type Comparer, isClosed, said } from "./comparing.ts";
import { apart, isLooser, limits, nested, words } from "./keywords.ts";

/** Whether some types include all of others. */
function holds(wide: string[] | undefined, narrow: string[] | undefined): boolean {
  if (!wide) return true;
  return narrow?.every((name) => wide.includes(name) || (name === "integer" && wide.includes("number"))) ?? false;
}

export const compareTypes: Comparer = (comparing, before, after, pointer) => {
  if (isSame(before.type, after.type)) return;
  const [old, now] = [before, after].map(({ type }) => (type === undefined ? undefined : [type].flat()));
  const [isWider, isNarrower] = [holds(now, old), holds(old, now)];
  if (isWider && isNarrower) return;
  const kind = isWider ? "type wider" : isNarrower ? "type narrower" : "type changed";
  comparing.add(kind, pointer, `type ${said(before.type)} → ${said(after.type)}`);
};

/** The kind of change of a rule that differs. */
const kindOf = (old: unknown, now: unknown, changed: string): string =>
  old === undefined ? "rule added" : now === undefined ? "rule removed" : changed;

export const compareConstants: Comparer = (comparing, before, after, pointer) => {
  const [old, now] = [before.const, after.const];
  if (!isSame(old, now)) comparing.add(kindOf(old, now, "const changed"), pointer, `const ${said(old)} → ${said(now)}`);
  if (!isSame(before.default, after.default))
    comparing.add("default changed", pointer, `default ${said(before.default)} → ${said(after.default)}`);
};

export const compareChoices: Comparer = (comparing, { enum: old }, { enum: now }, pointer) => {
  if (!old && !now) return;
  if (!old) return comparing.add("rule added", pointer, "choices");
  if (!now) return comparing.add("rule removed", pointer, "no choices any more");
  const lacks = (values: unknown[]) => (value: unknown) => !values.some((other) => isSame(other, value));
  for (const value of old.filter(lacks(now))) comparing.add("choice removed", pointer, `no ${said(value)}`);
  for (const value of now.filter(lacks(old))) comparing.add("choice added", pointer, `${said(value)} added`);
};

export const compareLimits: Comparer = (comparing, before, after, pointer) => {
  for (const keyword of Object.keys(limits)) {
    const [old, now] = [before[keyword], after[keyword]];
    if (old === now) continue;
    const kind = isLooser(before, after, keyword) ? "limit looser" : "limit tighter";
    comparing.add(kind, pointer, `${keyword} ${said(old)} → ${said(now)}`);
  }
};

export const compareWords: Comparer = (comparing, before, after, pointer) => {
  for (const keyword of words)
    if (!isSame(before[keyword], after[keyword])) comparing.add("words changed", pointer, `another ${keyword}`);
};

/** Whether every multiple of one number is a multiple of another; decimals are compared as they are written. */
const isMultiple = (of: unknown, step: unknown): boolean =>
  Number.isInteger(Number((Number(of) / Number(step)).toPrecision(15)));

/** The value of a keyword; undefined if it demands nothing, such as `uniqueItems: false`. */
function ruleOf(schema: Schema, keyword: string): unknown {
  const idle = keyword === "uniqueItems" ? false : nested.test(keyword) || undefined;
  return schema[keyword] === idle ? undefined : schema[keyword];
}

export const compareRules: Comparer = (comparing, before, after, pointer) => {
  for (const keyword of Object.keys({ ...before, ...after }).filter((word) => !apart.has(word))) {
    const [old, now] = [ruleOf(before, keyword), ruleOf(after, keyword)];
    if (isSame(old, now)) continue;
    // With `maxContains`, a looser `contains` may reject: more entries count.
    const isCounted = keyword === "contains" && after.maxContains !== undefined;
    if (nested.test(keyword) && !isCounted && isObject(old) && isObject(now))
      comparing.parts(old, now, `${pointer}/${keyword}`);
    else if (keyword === "additionalProperties" && isClosed(before) !== isClosed(after))
      comparing.add(`${keyword} ${isClosed(after) ? "closed" : "opened"}`, pointer, "unknown fields");
    else {
      const kind = keyword === "multipleOf" && isMultiple(old, now) ? "limit looser" : kindOf(old, now, "rule changed");
      comparing.add(kind, pointer, `${keyword} ${said(old)} → ${said(now)}`);
    }
  }
};
