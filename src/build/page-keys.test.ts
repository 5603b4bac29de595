/** Which documents may be reused from an earlier build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keysOf } from "./page-keys.ts";

test.each([
  ["no other", "", true],
  ["what all share", 'import "../src/site.ts";', true],
  ["another page", 'import other from "./other.ts";', false],
  ["another page, in single quotes", "import other from './other.ts';", false],
])("a page that imports %s", (_what, head, isKept) => {
  const root = mkdtempSync(join(tmpdir(), "keelwork-keys-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({
    "src/site.ts": "",
    "pages/one.ts": `${head}export default {};`,
    "pages/other.ts": "",
  })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(keysOf(root, undefined)("/one") !== undefined).toBe(isKept);
});
