/** Consecutive builds: what an open tab may still request is there, and nothing is kept for ever. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { Output } from "../content/once/output.ts";
import { markFresh } from "../serve/stale.ts";
import { keptAssets } from "./kept-assets.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-assets-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const folder = join(root, "dist/assets");
mkdirSync(join(root, ".server"));
vi.stubEnv("BUILD_CACHE", join(root, "cache"));

/** Builds like Vite: it writes beside what is there. */
function build(...made: string[]): string[] {
  const keep = keptAssets(root);
  const output = new Output(root);
  mkdirSync(folder, { recursive: true });
  for (const file of made) writeFileSync(join(folder, file), file);
  output.add(made.map((file) => `dist/assets/${file}`));
  markFresh(root, "site", { sources: "", assets: keep(output) });
  output.finish(["dist"]);
  return readdirSync(folder).sort();
}

test("the assets of the last two builds stay, and those before go", () => {
  expect(build("a-1.js", "b-1.js")).toEqual(["a-1.js", "b-1.js"]);
  expect(build("a-2.js", "b-1.js")).toEqual(["a-1.js", "a-2.js", "b-1.js"]);
  expect(build("a-2.js", "b-1.js"), "the same again").toEqual(["a-1.js", "a-2.js", "b-1.js"]);
  expect(build("a-3.js", "b-1.js")).toEqual(["a-1.js", "a-2.js", "a-3.js", "b-1.js"]);
  expect(build("a-4.js", "b-2.js")).toEqual(["a-2.js", "a-3.js", "a-4.js", "b-1.js", "b-2.js"]);
});
