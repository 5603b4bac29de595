/** Programs that several tests need at the same time, one of which installs them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { obtain, turn } from "./debian.ts";

test.skipIf(process.getuid?.() !== 0)("obtain waits for a program that is being installed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "installing-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = join(folder, "settings");
  const installing = spawn("flock", [turn, "sh", "-c", 'echo begins; sleep 0.3; touch "$0"', settings]);
  const ended = once(installing, "exit");
  await once(installing.stdout, "data");
  expect([obtain("flock", []).reason, existsSync(settings)]).toEqual([undefined, true]);
  await ended;
});
