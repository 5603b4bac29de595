/** What scripts add to a document's share of the styles, and where its styles are put. */
import { expect, it } from "vitest";
import { reduced } from "./cut.ts";
import { namesInElements } from "./names.ts";
import { namesInScripts, withStyles } from "./shares.ts";

it("a rich form may show inputs of types that its document does not have yet, a flat one does not", () => {
  const css = "::-webkit-color-swatch-wrapper{padding:0}";
  const withScripts = namesInScripts(process.cwd());
  const share = (isRich: boolean) => {
    const island = { kind: "form" as const, src: "", isRich };
    return reduced({ css, names: withScripts({ islands: [island] }, { ...namesInElements([]), tags: ["input"] }) });
  };
  expect([share(true), share(false)]).toEqual([css, ""]);
});

it("puts styles in the place of a draft, as they are", () =>
  expect(withStyles("<head><style></style></head><style></style>", "a{content:'$&'}")).toBe(
    "<head><style>a{content:'$&'}</style></head><style></style>",
  ));

it("refuses a draft without a place for styles", () =>
  expect(() => withStyles("<head><style media></style></head>", "a{}")).toThrow("expected <style></style>"));
