/** The browser of the journeys: one that the environment names and that is not there is told, and no other taken for it. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test("a browser that is named but not there is told, with what to do", () => {
  const { status, stderr } = spawnSync(resolve("node_modules/.bin/jiti"), ["tests/browser.ts"], {
    encoding: "utf8",
    env: { ...process.env, CHROME_PATH: "/none" },
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^CHROME_PATH\n {2}expected: .*\n.*none at \/none\n {2}fix: /),
  ]);
});
