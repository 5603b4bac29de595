/** What `npm run check` does without checking: the owner's list as data, and the error for an unknown option. */
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const check = (...options: string[]) =>
  spawnSync("node_modules/.bin/jiti", ["src/build/checks.ts", ...options], { encoding: "utf8" });

it("gives the owner's list as data", () => {
  const { status, stdout } = check("--json");
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ kind: "fill in" }));
});

it("refuses an option that it does not know, and checks nothing", () => {
  const { status, stdout, stderr } = check("--josn");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain('found:    "--josn"');
});
