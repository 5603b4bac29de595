import { describe, expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import type { Form } from "../define/definition.ts";
import type { JsonObject, Schema } from "../schema/schema.ts";
import { ofChosen } from "./chosen-branch.ts";
import { judge } from "./judge.ts";
import { validate } from "./validate.ts";

const text = { type: "string" } as const;

type Chosen = { [chooser: string]: number };

/** The fields with errors. */
function wrongIn(form: Form, data: JsonObject, chosen: Chosen): string[] {
  const body = { formName: "test", ...data };
  const judged = ofChosen(judge(form, body), (name) => chosen[name]);
  return validate(form, body, "2026-11-21", judged).map(({ field }) => field);
}

const sizes = { oneOf: [fields({ wide: text }, "wide"), fields({ long: text, high: text }, "long", "high")] };
const heavy = { ...fields({ tons: text }, "tons"), ...sizes };
const load = formFrom(fields({ load: { ...fields({}), oneOf: [fields({ boxes: text }, "boxes"), heavy] } }, "load"));

test.each<[Chosen, string[]]>([
  [{ "load~branch": 0 }, ["load.boxes"]],
  [{ "load~branch": 1, "load~branch~branch": 0 }, ["load.tons", "load.wide"]],
  [{ "load~branch": 1, "load~branch~branch": 1 }, ["load.tons", "load.long", "load.high"]],
  [{}, ["load.boxes"]],
])("if no constant identifies a branch, only errors of the one on show are reported: %o", (chosen, asked) =>
  expect(wrongIn(load, { load: {} }, chosen)).toEqual(asked),
);

const node: Schema = {
  ...fields({}),
  oneOf: [
    fields({ title: text, inner: { $ref: "#/definitions/node" } }, "title", "inner"),
    fields({ code: text }, "code"),
  ],
};
const tree = { ...fields({ tree: { $ref: "#/definitions/node" } }, "tree"), definitions: { node } };
const leaf = { "tree~branch": 0, "tree.inner~branch": 1 };
const kinds = ["a", "b"].map((kind) => fields({ kind: { const: kind }, [`of-${kind}`]: text }, `of-${kind}`));
const followed = {
  ...fields({ kind: { type: "string", enum: ["a", "b"] } }),
  dependencies: { kind: { oneOf: kinds } },
};
const part = (...names: string[]): Schema => ({ oneOf: names.map((name) => fields({ [name]: text }, name)) });

const rule = fields({ name: text }, "name");
/** Groups whose entries may each be a rule or any of the groups. */
const groups = (...names: string[]): Schema => {
  const all = [rule, ...names.map((name) => ({ $ref: `#/definitions/${name}` }))];
  const group = (name: string) => fields({ [name]: text, of: { type: "array", items: { anyOf: all } } }, name);
  const definitions = Object.fromEntries(names.map((name) => [name, group(name)]));
  return { ...fields({ top: { $ref: "#/definitions/all" } }, "top"), definitions };
};

test.each<[string, Schema, JsonObject, Chosen, string[]]>([
  ["a rule among groups", groups("all"), { top: { all: "x", of: [{}] } }, { "top.of.0~branch": 0 }, ["top.of.0.name"]],
  ["a group in one", groups("all"), { top: { all: "x", of: [{}] } }, { "top.of.0~branch": 1 }, ["top.of.0.all"]],
  [
    "one of the groups that contain each other",
    groups("all", "any"),
    { top: { all: "x", of: [{ any: "y", of: [{}] }, {}] } },
    { "top.of.0~branch": 2, "top.of.0.of.0~branch": 1, "top.of.1~branch": 2 },
    ["top.of.0.of.0.all", "top.of.1.any"],
  ],
  ["a recursive choice, further inside", tree, { tree: { title: "x", inner: {} } }, leaf, ["tree.inner.code"]],
  ["a recursive choice, at both depths", tree, { tree: { inner: {} } }, leaf, ["tree.title", "tree.inner.code"]],
  [
    "what a field decides, next to a choice",
    { ...followed, ...part("a", "b") },
    { kind: "a", b: "x" },
    { "~branch": 1 },
    ["of-a"],
  ],
  [
    "two choices drawn as one",
    { ...fields({}), allOf: [part("a", "b"), part("c", "d")] },
    {},
    { "~branch": 1 },
    ["a", "c"],
  ],
])("what is wrong is said of %s", (_where, schema, data, chosen, asked) =>
  expect(wrongIn(formFrom(schema), data, chosen)).toEqual(asked),
);

describe("a list of thousands of choices", () => {
  const form = formFrom(fields({ all: { type: "array", items: { ...fields({}), ...part("a", "b") } } }));
  const all = Array.from({ length: 4_900 }, () => ({}));

  // It took longer than a test may.
  test.each([undefined, 1])("is not gone through again for each, with %s chosen", (index) => {
    const judged = judge(form, { formName: "test", all });
    expect(ofChosen(judged, () => index).errors.length).toBeGreaterThan(0);
  });
});
