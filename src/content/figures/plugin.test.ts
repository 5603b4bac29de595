/** A picture that no page shows yet, and one that a build has drawn before the check. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { counts } from "../once/once.ts";
import { checkFigures } from "./check.ts";
import { figures } from "./plugin.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-figures-"));
mkdirSync(join(root, "pages/figures"), { recursive: true });
writeFileSync(join(root, "pages/figures/unused.dot"), "digraph { a -> b }");
afterAll(() => rmSync(root, { recursive: true }));

/** Starts the plugin on the dev server or in a build, and returns what it reports. */
function started(mode: "dev" | "build") {
  const error = vi.fn();
  const { buildStart } = figures(root);
  const start = () => (buildStart as (this: unknown) => void).call({ environment: { mode, logger: { error } } });
  return { start, error };
}

it("stops a build, and is only reported on the dev server", () => {
  expect(started("build").start).toThrow("pages/figures/unused.dot");
  const { start, error } = started("dev");
  start();
  expect(error).toHaveBeenCalledWith(expect.stringContaining("pages/figures/unused.dot"));
});

it.each(["kosten\u00fcbersicht.dot", "cost of a day.dot", "way.v2.dot"])("is not drawn as %s", (name) => {
  const file = join(root, "pages/figures", name);
  writeFileSync(file, "digraph { a -> b }");
  onTestFinished(() => rmSync(file));
  expect(started("build").start).toThrow(`pages/figures/${name}\n  expected: a name of`);
});

it.each(["figure: 'unused'", "'figures': ['unused']", 'figure:claim("way","unused")'])(
  "is shown by a page with %s",
  (use) => {
    const page = join(root, "pages/index.ts");
    writeFileSync(page, `export default { ${use} };`);
    onTestFinished(() => rmSync(page));
    expect(started("build").start).not.toThrow();
  },
);

it("draws no picture that a build has drawn again to check it", async () => {
  const shown = join(root, "shown");
  mkdirSync(join(shown, "pages/figures"), { recursive: true });
  writeFileSync(join(shown, "pages/index.ts"), 'export default { figure: "way" };');
  writeFileSync(join(shown, "pages/figures/way.dot"), 'digraph { title="T" description="D" a -> b }');
  vi.stubEnv("BUILD_CACHE", join(root, "cache"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { load } = figures(shown);
  const { handler } = load as { handler: (this: object, id: string) => Promise<unknown> };
  const place = { addWatchFile: () => undefined, emitFile: () => "", environment: { mode: "build" } };
  await handler.call(place, "\0figure:pages/figures/way.dot.js");
  const made = counts.get("figures")?.made;
  expect(await checkFigures(shown)).toEqual({ count: 1, problems: [] });
  expect(counts.get("figures")?.made).toBe(made);
});
