import { expect, it } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import type { JsonObject, Schema } from "../engine/schema/schema.ts";
import { refusedMarkup } from "./answer-view.tsx";
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
const node = fields({
  label: text,
  in: to("node"),
  p: listOf(to("node")),
  q: listOf(to("node")),
  r: listOf(to("node")),
});
const mixed = formFrom({ ...fields({ a: to("node") }), definitions: { node } });
const wrapped = form(["p", "q", "r"], listOf(to("node")), fields({ o: fields({ i: fields({ a: to("node") }) }) }));

const closed = form([..."bcdefghijklmnopqrstu"], listOf(to("node")), fields({ name: text, all: listOf(to("node")) }));

const one = { label: "A" };

/** An answer with one entry in each of some lists, the one within the other. */
const within = ([name, ...more]: string): object => ({ label: "A", ...(name && { [name]: [within(more.join(""))] }) });

it.each([
  ["two lists of itself", lists("p", "q"), { a: within("pqpqpqpq") }, false],
  ["four lists", lists("p", "q", "r", "s"), { a: within("pqrspqrs") }, false],
  ["as deep as no visitor comes", lists("p", "q"), { a: within("pqpqpqpqpq") }, true],
  ["a group of itself beside three lists", mixed, { a: within("pq") }, false],
  [
    "three groups of itself",
    form(["p", "q", "r"], to("node")),
    { a: { label: "A", p: { label: "A", p: one } } },
    false,
  ],
  ["groups around three lists", wrapped, { o: { i: { a: within("pqr") } } }, false],
  ["twenty lists", closed, { name: "A", all: [within("bcd")] }, false],
  ["groups that have each other", mutual, { a: one }, true],
] as const)(
  "a form that contains itself is drawn as long as that is quick: %s",
  async (_what, drawn, body, isTooLong) => {
    const answer = { form: drawn, body: body as unknown as JsonObject, errors: [], branches: {}, action: "/sent" };
    expect(isTooMuch(drawn, answer.body)).toBe(isTooLong);
    // Within a second, if it is drawn: each level that is opened once more takes several times as long.
    expect(await refusedMarkup({ kind: "refused", ...answer })).toEqual(isTooLong ? undefined : expect.any(String));
  },
);
