/** Finds which schemas of a document describe the same value: parts of one schema, and what any of them refers to. */

import { type Follow, isOwner, isQuestion, ownerOf, partsOf } from "../../schema/in-place.ts";
import { homeOf, resolveRef } from "../../schema/refs.ts";
import { children, type Place, type Schema, type Step, stepsIn } from "../../schema/schema.ts";

/** A schema of something inside a value, and its path through the parts of the value's schema. */
interface Member {
  pointer: string;
  trail: Step[];
}

/** Whether two schemas are in branches that exclude each other. */
function areApart(one: Step[], other: Step[]): boolean {
  const parting = one.findIndex(({ text }, index) => text !== other[index]?.text);
  const words = [one[parting]?.keyword, other[parting]?.keyword].sort().join(" ");
  return /^(oneOf oneOf|anyOf anyOf|else then)$/.test(words);
}

/** A schema, and every other one that applies to the same value, also through references. */
function* reached(
  place: Place,
  follow: Follow,
  trail = "",
  around: Place[] = [],
): Generator<Place & { trail: string }> {
  yield { ...place, trail };
  for (const { schema, pointer, hold, keyword } of partsOf(place, follow)) {
    if (hold === "asked" || around.some((one) => one.pointer === pointer)) continue;
    const by = keyword === "$ref" ? trail : trail + pointer.slice(place.pointer.length);
    yield* reached({ schema, pointer }, follow, by, [...around, place]);
  }
}

/** What describes one value: its own schemas, and those of its fields and entries, by the step that leads to them. */
interface Described {
  parts: string[];
  members: Map<string, Member[]>;
}

function described(place: Place, follow: Follow): Described {
  const parts = [...reached(place, follow)];
  const members = new Map<string, Member[]>();
  for (const part of parts) {
    // Parsed once here, since each of hundreds of branches is compared with all others.
    const trail = stepsIn(part.trail);
    for (const { pointer } of children(part)) {
      const step = pointer.slice(part.pointer.length);
      if (ownerOf(pointer) !== pointer || isQuestion(step) || /^\/(definitions|\$defs)\//.test(step)) continue;
      members.set(step, [...(members.get(step) ?? []), { pointer, trail }]);
    }
  }
  return { parts: parts.map(({ pointer }) => pointer), members };
}

/** The members that may describe the same value as the one at the pointer, including itself. */
function besides(pointer: string, all: Member[] = []): string[] {
  const ways = all.filter((member) => member.pointer === pointer);
  const isBeside = ({ trail }: Member) => ways.length === 0 || ways.some((way) => !areApart(way.trail, trail));
  return all.filter(isBeside).map((member) => member.pointer);
}

/** Follows the references of a document to places in it. */
export function followAmong(places: Place[], root: Schema): Follow {
  const bySchema = new Map(places.map((place) => [place.schema, place]));
  return (ref, from) => bySchema.get(resolveRef(ref, homeOf(from, root), {})?.[0] ?? {});
}

/**
 * Creates the function that returns the pointers of all schemas of a value, given that of one of them. For a definition, these are
 * the schemas of every value that uses it; branches that exclude each other never describe the same value. Each definition is
 * visited once, however many references lead to it.
 * @param places every schema of the document
 */
export function sameValue(places: Place[], follow: Follow): (pointer: string) => string[] {
  const owners = places.filter(({ pointer }) => isOwner(pointer));
  const values = new Map(owners.map((place) => [place.pointer, described(place, follow)]));
  const found = new Map(owners.map(({ pointer }) => [pointer, new Set<string>()]));
  const open: [one: string, other: string][] = [];
  const add = (one: string, other: string) => {
    const known = found.get(one);
    if (!known || known.has(other) || !found.has(other)) return;
    known.add(other);
    open.push([one, other]);
  };
  for (const { pointer } of owners) add(pointer, pointer);
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair;
    for (const part of values.get(one)?.parts ?? []) add(part, other);
    for (const [step, own] of values.get(one)?.members ?? [])
      for (const { pointer } of own)
        for (const same of besides(pointer, values.get(other)?.members.get(step))) add(pointer, same);
  }
  return (pointer) => [...(found.get(pointer) ?? [])];
}
