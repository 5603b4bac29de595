/**
 * The draft of a form in several languages, on the page of one of them.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { ControlStates, Draft } from "./draft.ts";
import { newer } from "./newer.ts";
import { drafts, ownName, read, write } from "./storage.ts";

const names = [ownName(), `${drafts}/de/book`, `${drafts}/ar/book`];
const held: ControlStates = [["seats", ["seats", "1,234", ""]]];
const flat = (at: number): Draft => ({ at, version: "1", query: "", held });
const rich = (at: number): Draft => ({
  ...flat(at),
  base: held,
  state: { data: { seats: 1234 }, branches: {}, query: "" },
});

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

test.each<[what: string, kept: (Draft | undefined)[], found?: Draft]>([
  ["no page has a draft", [undefined, undefined, undefined]],
  ["the draft of this page is the newest", [flat(3), flat(3), flat(1)]],
  ["the flat draft of another page is newer", [flat(1), flat(2), flat(3)], { ...flat(3), lang: "ar" }],
  ["only another page has a draft", [undefined, undefined, flat(1)], { ...flat(1), lang: "ar" }],
  [
    "another page has a draft that it has not taken over yet from a third language",
    [undefined, { ...flat(2), lang: "ar" }, undefined],
    { ...flat(2), lang: "ar" },
  ],
  ["the rich draft of another page is newer", [flat(1), rich(2), undefined], { ...rich(2), lang: "de" }],
])("the draft of another page is taken over only if it is newer: %s", (_what, kept, found) => {
  document.body.innerHTML = `<nav class="form-languages"><a href="/de/book" lang="de"></a><a href="/ar/book" lang="ar"></a></nav>`;
  for (const [index, draft] of kept.entries()) write(names[index] ?? "", draft);
  expect(newer()).toEqual(found);
  // Only one is left, so that no older draft comes back.
  expect(names.map((name) => read(name))).toEqual([kept[0], undefined, undefined]);
});
