/** Where a document's styles are put. */
import { expect, it } from "vitest";
import { withStyles } from "./shares.ts";

it("puts styles in the place of a draft, as they are", () =>
  expect(withStyles("<head><style></style></head><style></style>", "a{content:'$&'}")).toBe(
    "<head><style>a{content:'$&'}</style></head><style></style>",
  ));

it("refuses a draft without a place for styles", () =>
  expect(() => withStyles("<head><style media></style></head>", "a{}")).toThrow("expected <style></style>"));
