/** A picture that no page shows yet. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
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
