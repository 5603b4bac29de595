/** Generates bodies of a form, valid and broken in every way that a value can be, from a seed. */

import type { FormDefinition } from "../../../src/engine/define/definition.ts";
import { dayFrom } from "../../../src/engine/schema/dates.ts";
import type { Json, JsonObject, Schema } from "../../../src/engine/schema/schema.ts";

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const texts = [
  ...["", " ", "\t\n", "a", "Ines", "Ines Haddad ", "ünïcode 👩‍🚀", "\u0000", "\ud800", "0", "null", "[]", "<b>"],
  ...[
    "ines@example.com",
    "ines@example",
    "@",
    "a@b.c d",
    "+44 20 7946 0000",
    "(555)",
    "2026-02-30",
    "2026-11-21T10:00",
  ],
  ...["a long enough message", "x".repeat(9), "x".repeat(10), " x ".repeat(100), "constructor", "__proto__"],
];

/** Values that no form field accepts. */
const oddities: Json[] = [null, true, false, 0, -1, 1.5, 1e21, [], {}, [[]], [null], { a: 1 }, ["", ""], [1, "a"]];

function wildValue(schema: Schema, pick: <T>(from: readonly T[]) => T, chance: () => number): Json | undefined {
  const kind = chance();
  if (kind < 0.06) return undefined;
  if (kind < 0.14) return pick(oddities);
  if (schema.enum) return kind < 0.85 ? pick(schema.enum) : pick(texts);
  if (schema.type === "array") {
    const choices = (schema.items as Schema | undefined)?.enum ?? texts;
    const chosen = choices.filter(() => chance() < 0.4);
    if (kind < 0.2) return [...chosen, pick(texts)];
    return kind < 0.25 ? [...chosen, ...chosen] : chosen;
  }
  if (schema.dateMinimum && kind < 0.8) return dayFrom(new Date(), pick([-400, -30, -4, 2, 3, 30, 400]));
  const longest = schema.maxLength;
  if (longest && kind < 0.24) return "é".repeat(longest + pick([-1, 0, 1, 5]));
  if (/email/i.test(JSON.stringify(schema)) && kind < 0.7) return "ines@example.com";
  return kind < 0.75 ? pick(["ines@example.com", "Ines Haddad", "A message of some length"]) : pick(texts);
}

/** A valid value, or undefined for an optional field. */
function goodValue(name: string, schema: Schema, pick: <T>(from: readonly T[]) => T, chance: () => number): Json {
  if (schema.enum) return pick(schema.enum);
  if (schema.type === "array") {
    const choices = (schema.items as Schema | undefined)?.enum ?? texts;
    return choices.filter((_, index) => index === 0 || chance() < 0.4);
  }
  if (schema.dateMinimum) return dayFrom(new Date(), pick([2, 3, 30, 400]));
  if (/email/i.test(name)) return pick(["ines@example.com", " bo@example.co.uk ", "ü@example.com"]);
  if (/phone/i.test(name)) return pick(["", "+44 20 7946 0000"]);
  return pick([
    "Ines Haddad, of forty clusters",
    " A message of\r\nsome length ",
    "<b>bold</b> & more",
    "ünïcode 👩‍🚀 界界界界",
  ]);
}

const strangers = ["colour", "constructor", "toString", "", "a.b", "0", "formname"];

/** A body without `formName`: a valid one, one with a single mistake, or an arbitrary one. */
export function bodyOf({ schema }: FormDefinition, chance: () => number): JsonObject {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  const names = Object.keys(schema.properties ?? {});
  const care = chance();
  const spoilt = care < 0.35 ? undefined : pick(names);
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Json][] => {
    const isWild = care > 0.7 || name === spoilt;
    const value = isWild ? wildValue(field, pick, chance) : goodValue(name, field, pick, chance);
    return value === undefined ? [] : [[name, value]];
  });
  const strange: [string, Json][] = chance() < 0.04 ? [[pick(strangers), pick([...oddities, ...texts])]] : [];
  return Object.fromEntries([...entries, ...strange]);
}
