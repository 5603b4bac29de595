import { expect, it } from "vitest";
import { moved, short } from "./drawing.ts";

it("moves the places of an outline, not its sizes", () => {
  expect(moved("M0,0h10v-5L2.25,3A4,4,0,0,1,6,6Z", 10, 1)).toBe("M10 1h10v-5L12.3 4A4 4 0 0 1 16 7Z");
  expect(moved("M0 0H5V6C1 1 2 2 3 3", 1, 2)).toBe("M1 2H6V8C2 3 3 4 4 5");
});

it("writes numbers to a tenth", () => {
  expect([1, 1.04, -0.04, 2.25].map(short)).toEqual(["1", "1", "0", "2.3"]);
});
