/** Consecutive builds keep the assets that open tabs may still request, but not for ever. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { Output } from "../content/once/output.ts";
import { isRecord, markFresh } from "../serve/build-record.ts";
import { keptAssets } from "./kept-assets.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-assets-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const folders = ["dist/assets", ".server/assets"];
vi.stubEnv("BUILD_CACHE", join(root, "cache"));

/** Builds like Vite, which writes new files beside the existing ones. */
function build(...made: string[]): string[] {
  const keep = keptAssets(root);
  const output = new Output(root);
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const file of made) writeFileSync(join(root, folder, file), file);
    output.add(made.map((file) => `${folder}/${file}`));
  }
  markFresh(root, "site", { sources: "", assets: keep(output) });
  output.finish(["dist", ".server"], (file) => isRecord(basename(file)));
  const [site, server] = folders.map((folder) => readdirSync(join(root, folder)).sort());
  expect(server, "a server that still runs").toEqual(site);
  return site ?? [];
}

test("the assets of the last two builds stay, and those before go", () => {
  expect(build("a-1.js", "b-1.js")).toEqual(["a-1.js", "b-1.js"]);
  expect(build("a-2.js", "b-1.js")).toEqual(["a-1.js", "a-2.js", "b-1.js"]);
  expect(build("a-2.js", "b-1.js"), "the same again").toEqual(["a-1.js", "a-2.js", "b-1.js"]);
  expect(build("a-3.js", "b-1.js")).toEqual(["a-1.js", "a-2.js", "a-3.js", "b-1.js"]);
  expect(build("a-4.js", "b-2.js")).toEqual(["a-2.js", "a-3.js", "a-4.js", "b-1.js", "b-2.js"]);
});
