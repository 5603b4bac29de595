/** A module of a form's own is loaded as it is now, and so is what it imports. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportsOf } from "./load.ts";

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
