/** The packages in the scripts of a site with forms in several languages, each of which is built by itself. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { licenses, licensesOf } from "./licenses.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-licenses-"));
afterAll(() => rmSync(root, { recursive: true }));

const common = { name: "common", version: "1.0.0", identifier: "MIT", text: "Of all languages" };

it("names each package of each language once", () => {
  symlinkSync(fileURLToPath(new URL("../../node_modules", import.meta.url)), join(root, "node_modules"));
  for (const [file, content] of [
    ["schemas/anfrage.schema.json", { type: "object" }],
    ["forms/anfrage.ui.json", { lang: "de" }],
    [`dist/${licensesOf()}`, [common, { name: "english", version: "2.0.0", identifier: "ISC", text: "A widget's" }]],
    [`dist/${licensesOf("de")}`, [common]],
  ] as const) {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  }
  const text = licenses(root);
  expect(text.match(/^common 1\.0\.0 \(MIT\)$/gm)).toHaveLength(1);
  expect(text).toContain("english 2.0.0 (ISC)\n\nA widget's");
});
