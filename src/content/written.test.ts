/** Waiting until a file has been written completely. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { whenWritten } from "./written.ts";

const folder = mkdtempSync(join(tmpdir(), "keelwork-settled-"));
const file = join(folder, "a.json");
afterAll(() => rmSync(folder, { recursive: true }));

it("waits for what is written after a file was emptied", async () => {
  writeFileSync(file, "");
  setTimeout(() => writeFileSync(file, "{}"), 30);
  await whenWritten(file);
  expect(statSync(file).size).toBe(2);
});

it("ends for a file that stays empty, and for one that is gone", async () => {
  writeFileSync(file, "");
  await whenWritten(file);
  rmSync(file);
  await whenWritten(file);
});
