/** The journeys' browser: if the one that the environment names is missing, this is an error, and no other is used. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test("a missing browser is reported, with a fix", () => {
  const { status, stderr } = spawnSync(resolve("node_modules/.bin/jiti"), ["tests/browser.ts"], {
    encoding: "utf8",
    env: { ...process.env, CHROME_PATH: "/none" },
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^CHROME_PATH\n {2}expected: .*\n.*none at \/none\n {2}fix: /),
  ]);
});
