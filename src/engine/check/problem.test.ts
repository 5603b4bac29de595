/** How errors for developers are printed, by whoever catches them. */
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { DocumentError, faultIn } from "./problem.ts";

const finding = { expected: "a port", found: '"x"', fix: "LEADS_PORT=8787" };
const text = 'LEADS_PORT\n  expected: a port\n  found:    "x"\n  fix:      LEADS_PORT=8787';

test.each([
  ["a setting", faultIn("LEADS_PORT", finding)],
  ["a document", new DocumentError([{ file: "LEADS_PORT", path: "", ...finding }])],
])("the error of %s is its message, once and without our stack", (_what, error) => {
  expect(error.message).toBe(text);
  expect(error.stack ?? error.message).toBe(text);
  expect(inspect(error)).toBe(text);
});
