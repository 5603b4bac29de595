/** The dev server finds the same files for a glob as Vite, which these tests ask. */
import { expect, it } from "vitest";
import { filesOf } from "./found-later.ts";

const root = process.cwd();
const asFiles = (found: object) => Object.keys(found).map((file) => file.replace("../../../", ""));

it.each([
  [["pages/blog/*.ts"], import.meta.glob("../../../pages/blog/*.ts")],
  [["pages/**/*.ts", "!pages/**/parts/*"], import.meta.glob(["../../../pages/**/*.ts", "!../../../pages/**/parts/*"])],
  [["pages/**/figures/*"], import.meta.glob("../../../pages/**/figures/*")],
  [["pages/**/*.md", "!pages/README.md"], import.meta.glob(["../../../pages/**/*.md", "!../../../pages/README.md"])],
  [
    ["schemas/*.schema.json", "forms/*.json", "!forms/*.ui.json"],
    import.meta.glob(["../../../schemas/*.schema.json", "../../../forms/*.json", "!../../../forms/*.ui.json"]),
  ],
])("%j", (patterns, found) => {
  expect(filesOf(root, patterns)).toEqual(asFiles(found));
  expect(filesOf(root, patterns)).not.toEqual([]);
});
