/** Which letters the font has. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { lettersOf } from "./font.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-font-"));
afterAll(() => rmSync(root, { recursive: true }));

it("has the letters that forms' languages say, and no language's that no form has", () => {
  for (const folder of ["schemas", "forms"]) mkdirSync(join(root, folder));
  cpSync("src/engine/languages", join(root, "src/engine/languages"), { recursive: true });
  writeFileSync(join(root, "schemas/visite.schema.json"), '{ "type": "object", "properties": {} }');
  expect(lettersOf(root)).not.toContain("«");
  writeFileSync(join(root, "forms/visite.ui.json"), '{ "lang": "fr" }');
  expect(lettersOf(root)).toContain("«");
  expect(lettersOf(root)).not.toContain("¿");
});
