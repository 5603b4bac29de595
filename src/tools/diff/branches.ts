/** Compares the branches and the conditions of schemas. */
import { type Hold, inPlace } from "../../engine/schema/in-place.ts";
import { isSame } from "../../engine/schema/same.ts";
import { type Schema, without } from "../../engine/schema/schema.ts";
import { type Comparer, type Comparing, fieldRemoved } from "./comparing.ts";
import { alternatives, conditions, words } from "./keywords.ts";
import { excludes, type Pair, pairsOf } from "./pairs.ts";

type Alternative = (typeof alternatives)[number];

/** The names of the fields that a schema describes, always or in some cases. */
const namesIn = (schema: Schema, upTo: Hold) =>
  new Set(
    [...inPlace({ schema, pointer: "" }, { upTo })].flatMap(({ schema: part }) => Object.keys(part.properties ?? {})),
  );

export const compareBranches: Comparer = (comparing, before, after, pointer) => {
  for (const key of alternatives) {
    const [olds, nows] = [before[key] ?? [], after[key] ?? []];
    const place = `${pointer}/${key}`;
    // A choice that is added or removed as a whole is one rule, unless its old branches have fields.
    const isBare = key !== "allOf" && !olds.some(({ properties, $ref }) => properties ?? $ref);
    const isAdded = olds.length === 0;
    if (isBare && isAdded !== (nows.length === 0))
      comparing.add(`rule ${isAdded ? "added" : "removed"}`, place, isAdded ? `${key} added` : `no ${key}`);
    else for (const pair of pairsOf(olds, nows)) comparePair(comparing, key, pair, [olds, nows], place, after);
  }
};

/** Compares a branch before and after. One of `oneOf` that now accepts more may overlap with another branch. */
function comparePair(
  comparing: Comparing,
  key: Alternative,
  { old, now }: Pair,
  [olds, nows]: [Schema[], Schema[]],
  place: string,
  after: Schema,
): void {
  const at = `${place}/${(now ?? old)?.[0]}`;
  const known = comparing.widened;
  if (old && now) comparing.parts(old[1], now[1], at);
  const others = old ? nows.filter((one) => one !== now?.[1]) : olds;
  const isWider = key === "oneOf" && now && (!old || comparing.widened > known);
  if (isWider && !others.every((one) => excludes(one, now[1]))) comparing.add("branch overlapping", at, key);
  else if (!old || !now) comparing.add(`${key === "allOf" ? "rule" : "branch"} ${now ? "added" : "removed"}`, at, key);
  if (!old || now || key !== "allOf") return;
  const kept = namesIn(after, "always");
  for (const name of namesIn(old[1], "maybe"))
    if (!kept.has(name)) comparing.add(fieldRemoved(after), at, `no ${name}`);
}

/** A condition without its annotations. */
const rulesOf = (schema: Schema, key: string) => without({ [key]: schema[key] }, new Set(words));

export const compareConditions: Comparer = (comparing, before, after, pointer) => {
  const hasSameRules = (key: string) => isSame(rulesOf(before, key), rulesOf(after, key));
  const isSameQuestion = before.if !== undefined && hasSameRules("if");
  for (const key of conditions.filter((word) => !isSame(before[word], after[word]))) {
    const place = `${pointer}/${key}`;
    if (isSameQuestion && /^(then|else)$/.test(key)) comparing.parts(before[key] ?? {}, after[key] ?? {}, place);
    else comparing.add(hasSameRules(key) ? "words changed" : "condition changed", place, `another ${key}`);
  }
};
