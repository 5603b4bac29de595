/** Compares two contracts part by part and classifies each change. */
import { pointerStep } from "../../engine/schema/path.ts";
import { isObject, type Schema, without } from "../../engine/schema/schema.ts";
import { alike } from "./choices.ts";
import { alternatives, apart, conditions, isLooser, limits, nested, words } from "./keywords.ts";
import { excludes, pairsOf } from "./pairs.ts";
import { type Meaning, meanings, type Verdict, verdicts, widening } from "./verdicts.ts";

/** A change and its location. */
export interface Change extends Meaning {
  /** JSON pointer into the contract. */
  pointer: string;
  /** The change, as in `maxLength 200 → 100`. */
  change: string;
}

type Kind = keyof typeof meanings & string;

const has = Object.hasOwn;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Whether every multiple of one number is one of another; decimals are compared as they are written. */
const isMultiple = (of: number, step: number) => Number.isInteger(Number((of / step).toPrecision(15)));
const said = (value: unknown) => (value === undefined ? "none" : JSON.stringify(value));

/** Collects the changes between two contracts. */
class Comparison {
  readonly changes: Change[] = [];
  private widened = 0;

  private add(kind: Kind, pointer: string, change: string): void {
    if (widening.includes(kind)) this.widened++;
    const meaning = meanings[kind];
    if (!meaning) throw new Error(`src/tools/diff/verdicts.ts does not say what "${kind}" means`);
    this.changes.push({ pointer, change, ...meaning });
  }

  parts(before: unknown, after: unknown, pointer: string): void {
    if (same(before, after)) return;
    if (!isObject(before) || !isObject(after)) {
      this.add("rule changed", pointer, `${said(before)} → ${said(after)}`);
      return;
    }
    this.schemas(...alike(before, after), pointer);
  }

  private schemas(before: Schema, after: Schema, pointer: string): void {
    this.types(before, after, pointer);
    this.values(before, after, pointer);
    this.limits(before, after, pointer);
    this.rules(before, after, pointer);
    this.fields(before, after, pointer);
    this.entries(before, after, pointer);
    this.branches(before, after, pointer);
  }

  private types(before: Schema, after: Schema, pointer: string): void {
    if (same(before.type, after.type)) return;
    const change = `type ${said(before.type)} → ${said(after.type)}`;
    const [old, now] = [before, after].map(({ type }) => (type === undefined ? undefined : [type].flat()));
    const holds = (wide: string[] | undefined, narrow: string[] | undefined) =>
      !wide ||
      (narrow?.every((name) => wide.includes(name) || (name === "integer" && wide.includes("number"))) ?? false);
    if (holds(now, old)) this.add("type wider", pointer, change);
    else this.add(holds(old, now) ? "type narrower" : "type changed", pointer, change);
  }

  private values(before: Schema, after: Schema, pointer: string): void {
    if (!same(before.const, after.const)) {
      const kind =
        before.const === undefined ? "rule added" : after.const === undefined ? "rule removed" : "const changed";
      this.add(kind, pointer, `const ${said(before.const)} → ${said(after.const)}`);
    }
    if (!same(before.default, after.default))
      this.add("default changed", pointer, `default ${said(before.default)} → ${said(after.default)}`);
    const [old, now] = [before.enum, after.enum];
    if (!old !== !now) this.add(old ? "rule removed" : "rule added", pointer, old ? "no choices any more" : "choices");
    for (const value of old && now ? old : [])
      if (!now?.some((other) => same(other, value))) this.add("choice removed", pointer, `no ${said(value)}`);
    for (const value of old && now ? now : [])
      if (!old?.some((other) => same(other, value))) this.add("choice added", pointer, `${said(value)} added`);
  }

  private limits(before: Schema, after: Schema, pointer: string): void {
    for (const keyword of Object.keys(limits)) {
      const [old, now] = [before[keyword], after[keyword]];
      if (old === now) continue;
      const kind = isLooser(before, after, keyword) ? "limit looser" : "limit tighter";
      this.add(kind, pointer, `${keyword} ${said(old)} → ${said(now)}`);
    }
    for (const keyword of words)
      if (!same(before[keyword], after[keyword])) this.add("words changed", pointer, `another ${keyword}`);
  }

  private rules(before: Schema, after: Schema, pointer: string): void {
    for (const keyword of Object.keys({ ...before, ...after }).filter((word) => !apart.has(word))) {
      const idle = keyword === "uniqueItems" ? false : nested.test(keyword) || undefined;
      const rule = ({ [keyword]: value }: Schema) => (value === idle ? undefined : value);
      const [old, now] = [rule(before), rule(after)];
      const kind = old === undefined ? "rule added" : now === undefined ? "rule removed" : "rule changed";
      if (same(old, now)) continue;
      // Entries that only now count may be too many.
      const isCounted = keyword === "contains" && after.maxContains !== undefined;
      if (nested.test(keyword) && !isCounted && isObject(old) && isObject(now))
        this.parts(old, now, `${pointer}/${keyword}`);
      else if (keyword === "additionalProperties" && isClosed(before) !== isClosed(after))
        this.add(isClosed(after) ? `${keyword} closed` : `${keyword} opened`, pointer, "unknown fields");
      else {
        const isWider = keyword === "multipleOf" && isMultiple(Number(old), Number(now));
        this.add(isWider ? "limit looser" : kind, pointer, `${keyword} ${said(old)} → ${said(now)}`);
      }
    }
  }

  private fields(before: Schema, after: Schema, pointer: string): void {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    const [needed, needs] = [before.required ?? [], after.required ?? []];
    for (const name of Object.keys(old)) {
      const at = `${pointer}/properties/${pointerStep(name)}`;
      if (has(now, name)) this.parts(old[name], now[name], at);
      else this.add(isClosed(after) ? "field removed" : "field removed, let in", at, `no ${name}`);
    }
    for (const name of Object.keys(now).filter((key) => !has(old, key))) {
      const at = `${pointer}/properties/${pointerStep(name)}`;
      this.add(needs.includes(name) ? "field added, required" : "field added", at, `${name} added`);
      // Visitors may have given a field of their own that name.
      if (before.additionalProperties) this.parts(before.additionalProperties, now[name], at);
    }
    for (const name of needed.filter((key) => !needs.includes(key) && (has(now, key) || !has(old, key))))
      this.add("required removed", pointer, `${name} is not required any more`);
    for (const name of needs.filter((key) => !needed.includes(key) && (has(old, key) || !has(now, key))))
      this.add("required added", pointer, `${name} is required`);
    for (const key of ["definitions", "patternProperties"] as const)
      this.named(before[key] as Named, after[key] as Named, `${pointer}/${key}`, isClosed(after));
  }

  /** @param isRefused whether fields whose names no pattern matches any more are refused */
  private named(before: Named = {}, after: Named = {}, pointer: string, isRefused: boolean): void {
    for (const name of Object.keys(before).filter((key) => has(after, key)))
      this.parts(before[name], after[name], `${pointer}/${pointerStep(name)}`);
    if (pointer.endsWith("/definitions")) return;
    const isOneSided = (key: string) => has(before, key) !== has(after, key);
    const gone = isRefused ? "field removed" : "rule removed";
    for (const name of Object.keys({ ...before, ...after }).filter(isOneSided))
      this.add(has(after, name) ? "rule added" : gone, `${pointer}/${pointerStep(name)}`, name);
  }

  private entries(before: Schema, after: Schema, pointer: string): void {
    if (same(before.items, after.items)) return;
    if (isObject(before.items) && isObject(after.items)) this.parts(before.items, after.items, `${pointer}/items`);
    else this.add("list of another shape", pointer, "items");
  }

  private branches(before: Schema, after: Schema, pointer: string): void {
    for (const key of alternatives) {
      const [olds, nows] = [before[key] ?? [], after[key] ?? []];
      // One of several has to hold where nothing had to before, or nothing any more.
      const isBare = key !== "allOf" && !olds.some(({ properties, $ref }) => properties ?? $ref);
      const isAdded = olds.length === 0;
      if (isBare && isAdded !== (nows.length === 0)) {
        this.add(`rule ${isAdded ? "added" : "removed"}`, `${pointer}/${key}`, isAdded ? `${key} added` : `no ${key}`);
        continue;
      }
      for (const { old, now } of pairsOf(olds, nows)) {
        const at = `${pointer}/${key}/${(now ?? old)?.[0]}`;
        const known = this.widened;
        if (old && now) this.parts(old[1], now[1], at);
        const others = old ? nows.filter((one) => one !== now?.[1]) : olds;
        const isWider = key === "oneOf" && now && (!old || this.widened > known);
        if (isWider && !others.every((one) => excludes(one, now[1]))) this.add("branch overlapping", at, key);
        else if (!old || !now) this.add(`${key === "allOf" ? "rule" : "branch"} ${now ? "added" : "removed"}`, at, key);
      }
    }
    const rulesOf = (schema: Schema, key: string) => without({ [key]: schema[key] }, new Set(words));
    const isSameQuestion = before.if !== undefined && same(rulesOf(before, "if"), rulesOf(after, "if"));
    for (const key of conditions.filter((word) => !same(before[word], after[word]))) {
      if (isSameQuestion && /^(then|else)$/.test(key)) {
        this.parts(before[key] ?? {}, after[key] ?? {}, `${pointer}/${key}`);
        continue;
      }
      const kind = same(rulesOf(before, key), rulesOf(after, key)) ? "words changed" : "condition changed";
      this.add(kind, `${pointer}/${key}`, `another ${key}`);
    }
  }
}

type Named = { [name: string]: Schema } | undefined;

/** Whether a schema rejects unknown fields; at the root of a form the engine does so by default. */
const isClosed = ({ additionalProperties }: Schema): boolean => additionalProperties === false;

/** The changes from one contract to another, in the order of the schema. */
export function changesBetween(before: Schema, after: Schema): Change[] {
  const comparison = new Comparison();
  comparison.parts(before, after, "");
  return comparison.changes;
}

/** The most severe verdict of any change. */
export const worstOf = (changes: Change[]): Verdict =>
  verdicts[Math.max(0, ...changes.map(({ verdict }) => verdicts.indexOf(verdict)))] ?? "compatible";
