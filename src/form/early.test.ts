/** What a visitor did to a control before its form was hydrated, or while it was. */
import { expect, test } from "vitest";
import { doneEarly, type Early } from "./early.ts";

const before = new Map([["a", ["x"]]]);
const first: Early["first"] = () => ["kept"];

test.each<[what: string, early: Omit<Early, "before">, now: string[], done: string[] | undefined, set?: string[]]>([
  ["what is still there", {}, ["x"], ["x"]],
  ["what was changed since", {}, ["y"], ["y"]],
  ["what was taken back since", {}, [], undefined],
  ["what was taken back to a default", {}, ["drawn"], undefined],
  ["what stands as the draft had it", { first }, ["kept"], undefined],
  ["what the draft had, emptied since", { first }, [], []],
  ["what was in the form that another replaced", { isReplaced: true }, ["drawn"], ["x"]],
  ["what hydration has written over", {}, ["local"], ["x"], ["local"]],
  ["what was written after that", {}, ["y"], ["y"], ["local"]],
])("%s", (_what, early, now, done, set) => {
  const drawn = now.length === 0 ? [] : ["drawn"];
  expect(doneEarly({ ...early, before }, "a", drawn, now, set)).toEqual(done);
});
