import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder } from "../../../tests/receiver.ts";
import { clearingAlone } from "./clearing.ts";

test("a lock keeps others out even if another process removes its file just as it is acquired", async () => {
  const copy = join(folder(), "backup.db");
  const refused = () => new Error("somebody else makes it");
  const alone = (task: () => Promise<string>) => clearingAlone(copy, refused, () => undefined, task);
  const first = alone(() => alone(async () => "both"));
  // The first task has opened the lock's file by now.
  rmSync(`${copy}.lock`);
  await expect(first).rejects.toThrow("somebody else makes it");
  expect(existsSync(`${copy}.lock`)).toBe(false);
  expect(await alone(async () => "done")).toBe("done");
});
