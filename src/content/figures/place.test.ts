import { expect, it } from "vitest";
import { fail, lineAt } from "./place.ts";

const text = `{
  "a": 1,
  "list": [
    { "b": 2 },
    {
      "b": [3, 4]
    }
  ],
  "c": { "b": "x" }
}`;

it.each([
  ["", 1],
  ["/a", 2],
  ["/list", 3],
  ["/list/0/b", 4],
  ["/list/1", 5],
  ["/list/1/b/1", 6],
  ["/c/b", 9],
  ["/list/1/missing", 5],
])("finds the line of %s", (pointer, line) => {
  expect(lineAt(text, pointer)).toBe(line);
});

it("counts lines from where the source begins in its file", () => {
  const source = { file: "pages/a.md", line: 7, text };
  expect(() => fail(source, 3, { expected: "x", found: "y", fix: "z" })).toThrow("pages/a.md at line 9");
});
