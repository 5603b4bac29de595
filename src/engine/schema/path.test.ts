import { expect, it } from "vitest";
import { knownPath, parentOf, pathOf, pointerTo, stepsOf, stepsOfPointer } from "./path.ts";

it.each([
  ["", []],
  ["/", [""]],
  ["/a~1b/m~0n/0", ["a/b", "m~n", "0"]],
  ["/~01", ["~1"]],
  ["/c%d/e^f/ ", ["c%d", "e^f", " "]],
])("%j leads along %j, and back", (pointer, steps) => {
  expect(stepsOfPointer(pointer)).toEqual(steps);
  expect(pointerTo(steps)).toBe(pointer);
});

it.each([
  ["guests.0.name", ["guests", "0", "name"]],
  ["a~1b", ["a.b"]],
  ["~0", ["~"]],
])("the path %j leads along %j", (path, steps) => expect(stepsOf(path)).toEqual(steps));

it.each([["a.b"], ["~1"], ["~"], ["~x"], ["a~0.b"]])("a free key %j comes back from its path", (key) =>
  expect(stepsOf(pathOf(["labels", key]))).toEqual(["labels", key]),
);

it("the group around a field is its path without the last step", () => {
  expect(["a.b.c", "a.b", "a"].map(parentOf)).toEqual(["a.b", "a", ""]);
});

it("a value's path is that of its field: an entry, a key by its pattern, a level of a recursion; below no field is none", () => {
  const known = {
    fields: {
      ...{ guests: 1, "guests.*": 1, "guests.*.name": 1, labels: 1, "labels.x-*": 1 },
      ...{ tree: 1, "tree.children": 1, "tree.children.*": 1, constructor: 1 },
    },
    patterns: { labels: [{ pattern: "^x-", path: "labels.x-*" }] },
    again: { "tree.children.*": "tree" },
  };
  const paths = [
    "guests.0.name",
    "labels.x-ray",
    "labels.other.deep.er",
    "tree.children.0.children",
    "guests.1.*",
    "constructor.name",
  ];
  expect(paths.map((path) => knownPath(known, path))).toEqual([
    "guests.*.name",
    "labels.x-*",
    "labels.*",
    "tree.children",
    "guests.*.*",
    "constructor.*",
  ]);
});
