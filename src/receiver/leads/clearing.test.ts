import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder } from "../../../tests/receiver.ts";
import { clearingAlone } from "./clearing.ts";

test("a lock that another process removes in the moment in which it is taken keeps others out nevertheless", async () => {
  const copy = join(folder(), "backup.db");
  const refused = () => new Error("somebody else makes it");
  const alone = (task: () => Promise<string>) => clearingAlone(copy, refused, () => undefined, task);
  const first = alone(() => alone(async () => "both"));
  // It has opened the file by now.
  rmSync(`${copy}.lock`);
  await expect(first).rejects.toThrow("somebody else makes it");
  expect(existsSync(`${copy}.lock`)).toBe(false);
  expect(await alone(async () => "done")).toBe("done");
});
