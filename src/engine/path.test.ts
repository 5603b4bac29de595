import { expect, it } from "vitest";
import { pointerTo, stepsOfPointer } from "./path.ts";

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
