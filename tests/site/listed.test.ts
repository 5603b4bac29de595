/** Without sources, as in a container, the owner's command prints the same as in a checkout. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, openSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { Store } from "../../src/receiver/store/store.ts";
import { forms } from "../e2e/facts.ts";
import { said } from "../leads.ts";
import { folder, freshUrl } from "../receiver.ts";

const called = (file: string, args: string[], env: NodeJS.ProcessEnv, cwd = ".") =>
  execFileSync(process.execPath, [file, ...args], { cwd, env: { ...process.env, ...env }, encoding: "utf8" });

test("node .server/list.js prints what npm run leads prints", async () => {
  const image = folder();
  cpSync(".server", join(image, ".server"), { recursive: true });
  for (const name of ["node_modules", "package.json"]) symlinkSync(resolve(name), join(image, name));
  const env = { LEADS_URL: freshUrl() };
  const store = await Store.open(env.LEADS_URL);
  for (const { name, full } of forms) await store.add(name, { ...full, formName: name });
  await store.close();
  // The command prints what the report contains.
  const printed = called("node_modules/jiti/lib/jiti-cli.mjs", ["src/receiver/leads/list.ts"], env);
  expect(printed).toBe(`${await said([], env)}\n`);
  for (const args of [[], ["--csv"], ["--json"]]) {
    const here = `${await said(args, env)}\n`;
    expect(here).toContain(forms[0]?.full.email);
    expect(called(".server/list.js", args, env, image)).toBe(here);
  }
});

test.skipIf(!existsSync("/dev/full"))(
  "a list of leads that does not fit on the disk is an error in a sentence",
  async () => {
    const env = { ...process.env, LEADS_URL: freshUrl() };
    const store = await Store.open(env.LEADS_URL);
    await store.close();
    const stdio = ["ignore" as const, openSync("/dev/full", "w"), "pipe" as const];
    const { status, stderr } = spawnSync(process.execPath, [".server/list.js", "--csv"], {
      env,
      stdio,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^the output\n {2}expected: .*\n {2}found: +ENOSPC.*\n {2}fix: .*\n$/),
    ]);
  },
);
