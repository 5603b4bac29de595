/** The bounds on a body, at the limit and one beyond. */

import { describe, expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { freshUrl, message, post, start } from "../../../tests/receiver.ts";
import { formPostType } from "../../engine/define/content-types.ts";
import { excessOf, excessOfPost, hasMany, hasManyValues } from "./bounds.ts";
import { bodyFrom } from "./form-post.ts";
import { textsFrom } from "./posted-texts.ts";

/** The bounds, repeated as numbers: changing one changes what senders may send. */
const [maxDepth, maxValues, maxPath, maxNames] = [100, 5_000, 2_000, 128 * 1024];

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((value, _, index) => (index % 2 ? [value] : { value }), "x");

/** Names with this total length. */
const named = (length: number, each = 1_000) =>
  Object.fromEntries(Array.from({ length: length / each }, (_, index) => [String(index).padStart(each, "x"), 0]));

const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index, 0]));

test.each<[string, unknown, string | undefined]>([
  ["text", "x", undefined],
  ["levels", nested(maxDepth), undefined],
  ["a level more", nested(maxDepth + 1), "deep"],
  ["very many levels", nested(100_000), "deep"],
  ["values", wide(maxValues), undefined],
  ["a value more", wide(maxValues + 1), "many"],
  ["a value more, in lists", Array(50).fill(Array(maxValues / 50).fill(1)), "many"],
  ["a name", { ["x".repeat(maxPath - 1)]: 1 }, undefined],
  ["a longer name", { ["x".repeat(maxPath)]: 1 }, "long"],
  ["a longer path", { ["x".repeat(maxPath / 2)]: [{ ["x".repeat(maxPath / 2)]: 1 }] }, "long"],
  ["names, all together", named(maxNames, 1_024), undefined],
  ["longer names, all together", { a: named(maxNames, 1_024) }, "long"],
])("of a body: %s", (_what, value, excess) => {
  expect(excessOf(value)).toBe(excess);
});

test.each<[string, unknown, number]>([
  ["values", wide(maxValues - 1), 400],
  ["very many values", wide(60_000), 400],
])("of JSON, before it is parsed: %s", async (_what, value, status) => {
  const { port } = await start({ url: freshUrl() });
  const text = JSON.stringify({ formName: "contact", ...(value as object) }).slice(0, 60_000);
  expect((await post(port, text)).status).toBe(status);
});

test.each<[string, string, boolean]>([
  ["as many commas as values", `[${"1,".repeat(maxValues)}1]`, false],
  ["one more", `[${"1,".repeat(maxValues + 1)}1]`, true],
  ["one more in front of a text", `[${"1,".repeat(maxValues + 1)}"a,b"]`, true],
  ["many in a text", JSON.stringify([",".repeat(maxValues + 1)]), false],
  ["many in a text with quotes", JSON.stringify(['",'.repeat(maxValues + 1)]), false],
  ["many in a text that ends with a backslash", JSON.stringify([`${",".repeat(maxValues + 1)}\\`, 1]), false],
  ["many behind such a text", JSON.stringify(["\\", ...Array(maxValues + 1).fill(1)]), true],
  ["many in texts and too few between them", JSON.stringify(Array(10).fill(",".repeat(1_000))), false],
])("commas between values, before JSON is parsed: %s", (_what, text, isTooMuch) => {
  expect(hasManyValues(text)).toBe(isTooMuch);
});

test("separators of a form post", () => {
  expect([maxValues, maxValues + 1].map((count) => hasMany("&".repeat(count)))).toEqual([false, true]);
});

test("a name of a form post", () => {
  expect([maxPath, maxPath + 1].map((length) => excessOfPost(["x".repeat(length)]))).toEqual([undefined, "long"]);
});

test("commas inside texts are no values", async () => {
  const { port } = await start({ url: freshUrl() });
  expect((await post(port, { ...message, message: '\\",'.repeat(3_000) })).status).toBe(201);
});

test("levels in a name of a form post", () => {
  expect(excessOfPost([".".repeat(maxDepth)])).toBe(undefined);
  expect(excessOfPost([".".repeat(maxDepth + 1)])).toBe("deep");
});

test("names of a form post, all together", () => {
  const names = Object.keys(named(maxNames, 1_024));
  expect(excessOfPost(names)).toBe(undefined);
  expect(excessOfPost([...names, "a"])).toBe("long");
});

describe("of a form post", () => {
  test.each<[string, string, RegExp]>([
    ["names with many dots", `${".".repeat(maxDepth + 1)}=1`, /nested deeper than/],
    ["long names", `${"x".repeat(maxPath + 1)}=1`, /A name in the body is longer than/],
    ["very long names of dots", `${".".repeat(130_000)}=1`, /A name in the body is longer than/],
    ["many names", Array.from({ length: maxValues + 1 }, (_, index) => `n${index}=1`).join("&"), /has more than/],
    ["one name many times", "name=1&".repeat(maxValues + 1), /has more than/],
  ])("%s", async (_what, text, words) => {
    const { port } = await start({ url: freshUrl() });
    const headers = { "Content-Type": formPostType, Accept: "text/html" };
    const { status } = await post(port, `formName=contact&${text}`, { headers });
    expect(status).toBe(400);
    const page = await fetch(`http://localhost:${port}/`, {
      method: "POST",
      headers,
      body: `formName=contact&${text}`,
    });
    expect(await page.text()).toMatch(words);
  });

  test("files, however small they are", async () => {
    const { port } = await start({ url: freshUrl() });
    const body = new FormData();
    body.set("formName", "contact");
    for (let count = 0; count <= 100; count += 1) body.append("plan", new File(["a"], "a.txt"));
    const answer = await fetch(`http://localhost:${port}/`, { method: "POST", body });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("more than 100 files")]);
  });

  test("places of lists that nothing was sent for", () => {
    const row = { type: "array", items: { type: "string" } } as const;
    const form = formFrom(fields({ rows: { type: "array", items: row } }));
    const sent = (count: number) =>
      textsFrom(Array.from({ length: count }, (_, index) => `rows.${index}.999=x`).join("&"));
    expect(bodyFrom(form, sent(4))?.rows).toHaveLength(4);
    expect(bodyFrom(form, sent(5))).toBe(undefined);
  });
});
