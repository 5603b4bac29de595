import { RJSF_REF_CYCLE_KEY } from "@rjsf/utils";
import { expect, it } from "vitest";
import deepEquals from "./deep-equals.ts";

it("tells a marked reference from one that may be opened", () => {
  const group = (mark?: true) => ({ properties: { next: { $ref: "#", ...(mark && { [RJSF_REF_CYCLE_KEY]: mark }) } } });
  expect(deepEquals(group(true), group(true))).toBe(true);
  expect(deepEquals(group(true), group())).toBe(false);
  expect(deepEquals(group(), group(true))).toBe(false);
});
