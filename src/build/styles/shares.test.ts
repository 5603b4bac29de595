/** What scripts add to a document's share of the styles, and where the styles are inserted. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { reduced } from "./cut.ts";
import { namesInElements } from "./names.ts";
import { namesInScripts, withStyles } from "./shares.ts";

/** Some styles, as far as a form with one input may need them. */
function share(css: string, isRich: boolean): string {
  const names = { ...namesInElements([]), tags: ["input"] };
  return reduced({ css, names: namesInScripts(process.cwd())({ islands: [{ kind: "form", isRich }] }, names) });
}

it("a rich form may show inputs of types that its document does not have yet, a flat one does not", () => {
  const css = "::-webkit-color-swatch-wrapper{padding:0}";
  expect([share(css, true), share(css, false)]).toEqual([css, ""]);
});

it("what only the parts of a rich form are made of, directly or not, is in no flat one's share", () => {
  const css = ".field-named{padding:0}";
  expect([share(css, true), share(css, false)]).toEqual([css, ""]);
});

it("a widget shows what the widgets that it imports draw, in whichever quotes they are written", () => {
  const root = mkdtempSync(join(tmpdir(), "keelwork-shares-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(resolve("src"), join(root, "src"));
  mkdirSync(join(root, "forms/widgets"), { recursive: true });
  writeFileSync(join(root, "forms/widgets/face.tsx"), "export default () => <b className={'glad'}>It's a face</b>;");
  writeFileSync(join(root, "forms/widgets/mood.tsx"), "import Face from './face.tsx';\nexport default () => <Face />;");
  const names = (widgets: string[]) =>
    namesInScripts(root)({ islands: [{ kind: "form", widgets }] }, namesInElements([]));
  const css = (widgets: string[]) => reduced({ css: ".glad{padding:0}", names: names(widgets) });
  expect([css(["face"]), css(["mood"]), css([])]).toEqual([".glad{padding:0}", ".glad{padding:0}", ""]);
});

it("puts styles in the place of a draft, as they are", () =>
  expect(withStyles("<head><style></style></head><style></style>", "a{content:'$&'}")).toBe(
    "<head><style>a{content:'$&'}</style></head><style></style>",
  ));

it("refuses a draft without a place for styles", () =>
  expect(() => withStyles("<head><style media></style></head>", "a{}")).toThrow("expected <style></style>"));
