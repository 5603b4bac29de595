/** A language of the project's own is one file, which sources find in its folder, and built code imports. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createJiti } from "jiti";
import { afterAll, expect, it } from "vitest";
import { furtherLanguages } from "./further-languages.ts";

// Inside the project, whose packages the folder's index needs.
const root = mkdtempSync(join(process.cwd(), "node_modules/.languages-"));
const folder = join(root, "src/engine/languages");
const index = join(folder, "index.ts");
afterAll(() => rmSync(root, { recursive: true }));

cpSync("src/engine/languages", folder, { recursive: true });
const german = readFileSync(join(folder, "de.ts"), "utf8");
writeFileSync(
  join(folder, "nl.ts"),
  german.replace("const german", "const dutch").replace('"Deutsch"', '"Nederlands"'),
);

it("by its name, with the words that it exports", () => {
  const { languages } = createJiti(import.meta.url, { moduleCache: false })(index);
  expect(Object.keys(languages)).toEqual(["en", "de", "fr", "es", "ar", "nl"]);
  expect(languages.nl.name).toBe("Nederlands");
});

it("by an import in the place of the reading", () => {
  const { transform } = furtherLanguages() as unknown as {
    transform: { handler: (code: string, id: string) => string };
  };
  const code = transform.handler(readFileSync(index, "utf8"), index);
  expect(code).toContain('import * as further_nl from "./nl.ts";');
  expect(code).toContain('const further = { "nl.ts": further_nl };');
  expect(() => transform.handler("", index)).toThrow("in whose place the imports are put");
});
