import { expect, it } from "vitest";
import { fieldsIn } from "../../tests/form-post.ts";
import { fields, formFrom } from "../../tests/forms.ts";
import type { JsonObject, Schema } from "../engine/schema/schema.ts";
import { refusedMarkup } from "./answer-view.tsx";
import { isTooMuch } from "./refused-body.ts";

const text: Schema = { type: "string" };
const to = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
const listOf = (items: Schema): Schema => ({ type: "array", items });

/** A form with a recursive group that has a field for each of some names. */
const form = (names: string[], field: Schema, top: Schema = fields({ a: to("node") })) => {
  const node = fields({ label: text, ...Object.fromEntries(names.map((name) => [name, field])) });
  return formFrom({ ...top, definitions: { node } });
};
const lists = (...names: string[]) => form(names, listOf(to("node")));
const groups = (...names: string[]) => form(names, to("node"));

/** Four definitions, each of which contains the others. */
const definitions = Object.fromEntries(
  [..."wxyz"].map((one, _index, all) => {
    const others = all.filter((other) => other !== one).map((other) => [other, to(other)]);
    return [one, fields({ label: text, ...Object.fromEntries(others) })];
  }),
);
const mutual = formFrom({ ...fields({ a: to("w") }), definitions });
const node = fields({
  label: text,
  g: to("node"),
  p: listOf(to("node")),
  q: listOf(to("node")),
  r: listOf(to("node")),
});
const mixed = formFrom({ ...fields({ a: to("node") }), definitions: { node } });
const wrapped = form(["p", "q", "r"], listOf(to("node")), fields({ o: fields({ i: fields({ a: to("node") }) }) }));

const closed = form([..."bcdefghijklmnopqrstu"], listOf(to("node")), fields({ name: text, all: listOf(to("node")) }));

/** A choice between groups that have the same choice. */
const choice: Schema = { oneOf: [fields({ none: text }, "none"), to("team"), to("person")] };
const ofItself = fields({ name: text, boss: choice });
const chosen = formFrom({ ...fields({ who: choice }), definitions: { team: ofItself, person: ofItself } });
const under = (levels: number): object => ({ name: "A", ...(levels > 0 && { boss: under(levels - 1) }) });

/** A recursive group under free keys, for each of some patterns. */
const named = (...patterns: string[]) => {
  const node = {
    ...fields({ label: text }),
    patternProperties: Object.fromEntries(patterns.map((one) => [one, to("node")])),
  };
  return formFrom({ ...fields({ a: to("node") }), definitions: { node } });
};

const wide = formFrom(
  fields({ all: listOf(fields(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, text])))) }),
);

/** An answer with one entry in each of some nested lists. */
const entries = ([name, ...more]: string): object => ({
  label: "A",
  ...(name && { [name]: [entries(more.join(""))] }),
});

/** The same in groups. */
const inside = ([name, ...more]: string): object => ({ label: "A", ...(name && { [name]: inside(more.join("")) }) });

it.each([
  ["two lists of itself", lists("p", "q"), { a: entries("pqpqpqpq") }, false],
  ["four lists", lists("p", "q", "r", "s"), { a: entries("pqrspqrs") }, false],
  ["a group beside three lists", mixed, { a: entries("pq") }, false],
  ["eight groups", groups(..."hijklmno"), { a: inside("hijhijhi") }, false],
  ["groups around three lists", wrapped, { o: { i: { a: entries("pqr") } } }, false],
  ["twenty lists", closed, { name: "A", all: [entries("bcd")] }, false],
  ["groups that have each other", mutual, { a: inside("xwxyz") }, false],
  ["alternatives that contain their choice", chosen, { who: under(6) }, false],
  ["such alternatives, deeper than anybody comes", chosen, { who: under(12) }, true],
  ["what visitors name", named("^x"), { a: inside("xxxxx") }, false],
  ["what they name in each of two ways", named("^x", "^y"), { a: inside("xyxyx") }, false],
  ["one level more of it", named("^x", "^y"), { a: inside("xyxyxy") }, true],
  ["twenty entries of sixty fields", wide, { all: Array(20).fill({}) }, false],
  ["more of them, in which nothing is filled in", wide, { all: Array(140).fill({}) }, true],
  ["as deep as nobody comes", lists("p", "q"), { a: entries("pqpqpqpqpq") }, true],
  ["more than anybody types", lists("p"), { a: { p: Array(100).fill(entries("")) } }, true],
] as const)(
  "a form that contains itself is drawn as long as that is quick: %s",
  async (_what, drawn, body, isTooLong) => {
    const answer = { form: drawn, body: body as unknown as JsonObject, errors: [], branches: {}, action: "/sent" };
    expect(isTooMuch(drawn, answer.body)).toBe(isTooLong);
    // If it is rendered, then within a second: each further level takes several times as long.
    expect(await refusedMarkup({ kind: "refused", ...answer })).toEqual(isTooLong ? undefined : expect.any(String));
  },
);

const days: Schema = {
  type: "array",
  uniqueItems: true,
  items: { enum: ["Mon", "Tue"] },
  default: ["Mon"],
  minItems: 1,
};

/** The controls for lists of days and for free keys that the page of a refused body posts. */
const postedDays = async (fieldsOfForm: { [name: string]: Schema }, body: JsonObject) => {
  const form = formFrom(fields({ name: text, ...fieldsOfForm }, "name"));
  const page = await refusedMarkup({ kind: "refused", form, body, errors: [], branches: {}, action: "/sent" });
  return fieldsIn(page ?? "")
    .filter(([name]) => /days$|~key$/.test(name))
    .map(([name]) => name);
};

it.each<[string, { [name: string]: Schema }, JsonObject]>([
  ["where their list needs one", { days }, { name: "" }],
  ["where their group does", { at: fields({ place: text, days }) }, { name: "", at: { place: "" } }],
  ["where they are all that is in a group", { at: fields({ days, in: fields({ days }) }) }, { name: "" }],
  ["where nothing is in their group", { at: fields({ days }) }, { name: "", at: {} }],
])("boxes that were all unticked are not ticked again by their default, %s", async (_where, named, body) => {
  expect(await postedDays(named, body)).toEqual([]);
});

it("boxes that visitors name have no entry for the pattern of their names", async () => {
  const by = { type: "object", patternProperties: { "^x": days }, additionalProperties: false };
  expect(await postedDays({ by }, { name: "", by: { xa: ["Tue"] } })).toEqual(["by.xa~key"]);
});
