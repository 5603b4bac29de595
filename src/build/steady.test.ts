/** A build whose sources change meanwhile reports that, and nothing else. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { steady } from "./steady.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-steady-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  rmSync(root, { recursive: true });
  write("schemas/a.schema.json", "{}");
});

/** A build that does something, then fails. */
function failing(meanwhile: () => void): Promise<void> {
  const { plugin, build } = steady(root);
  (plugin.config as () => void)();
  return build(async () => {
    meanwhile();
    throw new TypeError("Build failed with 1 error:\n\n[plugin x]\nCannot read properties of undefined\nand more");
  });
}

it.each([
  ["schemas/b.schema.json", "added", () => write("schemas/b.schema.json", "{}")],
  ["schemas/a.schema.json", "changed", () => write("schemas/a.schema.json", "{ }")],
  ["schemas/a.schema.json", "removed", () => rmSync(join(root, "schemas/a.schema.json"))],
])("%s that is %s", async (file, how, meanwhile) => {
  await expect(failing(meanwhile)).rejects.toThrow(
    [
      file,
      "  expected: sources that do not change while the site is built",
      `  found:    it was ${how} meanwhile, and the build failed: Cannot read properties of undefined`,
      "  fix:      run npm run build again",
    ].join("\n"),
  );
});

it("any other failure stays as it is", async () => {
  await expect(failing(() => undefined)).rejects.toThrow(TypeError);
});
