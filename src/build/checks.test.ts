/** What `npm run check` does without checking: the owner's list as data, and the error for an unknown option. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const check = (options: string[], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(process.execPath, ["node_modules/jiti/lib/jiti-cli.mjs", "src/build/checks.ts", ...options], {
    encoding: "utf8",
    env,
  });

it("prints the owner's list as data", () => {
  const { status, stdout } = check(["--json"]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ kind: "fill in" }));
});

it("refuses an unknown option, and checks nothing", () => {
  const { status, stdout, stderr } = check(["--josn"]);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain('found:    "--josn"');
});

it("renders pages with React as they ship, before and after something is bundled", () => {
  const folder = mkdtempSync(join(tmpdir(), "keelwork-commands-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const command of ["jiti", "tsc", "biome"])
    writeFileSync(join(folder, command), `#!/bin/sh\necho "${command} in $NODE_ENV"\n`, { mode: 0o755 });
  const { stdout } = check([], { ...process.env, NODE_ENV: "", PATH: `${folder}:${process.env.PATH}` });
  expect(stdout).toContain("jiti in production\n");
});
