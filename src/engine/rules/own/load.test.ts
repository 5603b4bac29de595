/** A module of a form's own is loaded as it is now, and so is what it imports. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportsOf, type Keep } from "./load.ts";

test("a change of a module, or of what it imports, is seen when it is loaded again", () => {
  const root = mkdtempSync(join(tmpdir(), "own-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write("limit.ts", "export const limit: number = 1;");
  write("stay.ts", 'import { limit } from "./limit.ts";\nexport const said = ["at most", limit].join(" ");');
  expect(exportsOf(root, "stay.ts")).toMatchObject({ said: "at most 1" });
  write("limit.ts", "export const limit: number = 2;");
  expect(exportsOf(root, "stay.ts")).toMatchObject({ said: "at most 2" });
  write("stay.ts", 'import { limit } from "./limit.ts";\nexport const said = ["up to", limit].join(" ");');
  expect(exportsOf(root, "stay.ts")).toMatchObject({ said: "up to 2" });
});

test("a translation is kept for the same text in another place, unless it asks for its place", () => {
  const kept = new Map<string, string>();
  const keep: Keep = (from, make) => {
    const key = JSON.stringify(from);
    if (!kept.has(key)) kept.set(key, make());
    return kept.get(key) ?? "";
  };
  const loaded = ["one", "other"].map((name) => {
    const root = mkdtempSync(join(tmpdir(), `own-${name}-`));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, "limit.ts"), "export const limit: number = 1;");
    writeFileSync(join(root, "place.ts"), "export const place: string = import.meta.filename;");
    writeFileSync(join(root, "stay.ts"), 'export * from "./limit.ts";\nexport * from "./place.ts";');
    writeFileSync(join(root, "unreadable.ts"), "export const broken = {;");
    expect(() => exportsOf(root, "unreadable.ts", keep)).toThrow("unreadable.ts:1");
    return { root, exported: exportsOf(root, "stay.ts", keep) };
  });
  for (const { root, exported } of loaded) expect(exported).toEqual({ limit: 1, place: join(root, "place.ts") });
  // Three texts for both, and one for each.
  expect(kept.size).toBe(5);
});

test("a command loads modules in a folder whose path has a #", () => {
  const root = mkdtempSync(join(tmpdir(), "own#"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["src/engine", "node_modules/jiti"]) cpSync(folder, join(root, folder), { recursive: true });
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  writeFileSync(join(root, "stay.ts"), "export const limit: number = 1;");
  const command = `import { exportsOf } from "./src/engine/rules/own/load.ts";\nconsole.log(exportsOf("${root}", "stay.ts"));`;
  writeFileSync(join(root, "command.ts"), command);
  const said = execFileSync(join(root, "node_modules/jiti/lib/jiti-cli.mjs"), ["command.ts"], { cwd: root });
  expect(said.toString()).toContain("limit: 1");
});
