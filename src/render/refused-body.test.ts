import { expect, it } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import type { JsonObject, Schema } from "../engine/schema/schema.ts";
import { isTooMuch } from "./refused-body.ts";

const text: Schema = { type: "string" };
const to = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
const listOf = (items: Schema): Schema => ({ type: "array", items });

/** A form whose group has fields for each of some names. */
const form = (names: string[], field: Schema, top: Schema = fields({ a: to("node") })) => {
  const node = fields({ label: text, ...Object.fromEntries(names.map((name) => [name, field])) });
  return formFrom({ ...top, definitions: { node } });
};
const lists = (...names: string[]) => form(names, listOf(to("node")));

/** Three definitions, each of which has the others. */
const mutual = formFrom({
  ...fields({ a: to("x") }),
  definitions: {
    x: fields({ label: text, y: to("y"), z: to("z") }),
    y: fields({ label: text, x: to("x"), z: to("z") }),
    z: fields({ label: text, x: to("x"), y: to("y") }),
  },
});
const wrapped = form(["p", "q", "r"], listOf(to("node")), fields({ o: fields({ i: fields({ a: to("node") }) }) }));

const closed = form([..."bcdefghijklmnopqrstu"], listOf(to("node")), fields({ name: text, all: listOf(to("node")) }));

const one = { label: "A" };
const two = { label: "A", p: [one] };

it.each([
  ["two lists of itself", lists("p", "q"), { a: { label: "A", p: [two] } }, false],
  ["three, with one entry", lists("p", "q", "r"), { a: two }, false],
  ["three, with one in another", lists("p", "q", "r"), { a: { label: "A", p: [two] } }, true],
  ["four, with no entry", lists("p", "q", "r", "s"), { a: one }, false],
  ["four, with one entry", lists("p", "q", "r", "s"), { a: two }, true],
  [
    "three groups of itself",
    form(["p", "q", "r"], to("node")),
    { a: { label: "A", p: { label: "A", p: one } } },
    false,
  ],
  ["groups around three lists", wrapped, { o: { i: { a: one } } }, true],
  ["twenty lists that are not on show", closed, { name: "A", all: [] }, false],
  ["groups that have each other", mutual, { a: one }, true],
] as const)("a form that contains itself is drawn as long as that is quick: %s", (_what, drawn, body, isTooLong) => {
  expect(isTooMuch(drawn, body as unknown as JsonObject)).toBe(isTooLong);
});
