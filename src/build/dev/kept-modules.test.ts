import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkMode } from "../../content/dev-only.ts";
import { counts } from "../../content/once/once.ts";
import { exportsOf } from "../../content/runner.ts";
import { AnyFolder } from "./any-folder.ts";
import { keptModules } from "./kept-modules.ts";

let folder = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "keelwork-modules-")));
  vi.stubEnv("BUILD_CACHE", join(folder, "cache"));
  vi.stubEnv("NODE_ENV", "development");
  counts.clear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** What a page of a project exports, as `npm run check` loads it. */
async function pageOf(root: string): Promise<unknown> {
  const server = await createServer({
    configFile: false,
    root: join(root, "src"),
    mode: checkMode,
    logLevel: "error",
    plugins: [
      {
        name: "file",
        transform: (code, id) => (id.includes("own") ? `${code}\nexport const file = "${id}";` : undefined),
      },
      keptModules(`${root}/`),
    ],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { page } = await exportsOf<{ page: unknown }>(server, "/page.ts").finally(() => server.close());
  return page;
}

it("finds them in a copy of the project, with its own paths", async () => {
  const [first, copy] = [join(folder, "first"), join(folder, "elsewhere/copy")];
  for (const part of ["src", "pages", "node_modules/@rjsf/core"]) mkdirSync(join(first, part), { recursive: true });
  writeFileSync(join(first, "tsconfig.json"), "{}");
  writeFileSync(join(first, "pages/own.ts"), 'export const title: string = "Ours";');
  const text = 'import { file, title } from "../pages/own.ts";\nexport const page = { file, title };';
  writeFileSync(join(first, "src/page.ts"), text);
  expect(await pageOf(first)).toEqual({ title: "Ours", file: `${first}/pages/own.ts` });
  expect(counts.get("modules")).toEqual({ made: 2, kept: 0 });
  cpSync(first, copy, { recursive: true });
  writeFileSync(join(first, "pages/own.ts"), 'export const title = "No longer";');
  expect(await pageOf(copy)).toEqual({ title: "Ours", file: `${copy}/pages/own.ts` });
  expect(counts.get("modules")).toEqual({ made: 2, kept: 2 });
});

it("keeps those of each folder where its name may be more than the beginning of a path", () => {
  const keyIn = (root: string, text: string, file = "src/page.ts") =>
    new AnyFolder(root).keyOf([`${root}${file}`, `${root}node_modules/@rjsf/core`], [text]);
  expect(keyIn("/srv/a/", "text")).toEqual(keyIn("/srv/b/", "text"));
  expect(keyIn("/srv/a/", 'see "/srv/a/notes"')).not.toEqual(keyIn("/srv/b/", 'see "/srv/a/notes"'));
  expect(keyIn("/srv/render/", "text", "src/srv/render/page.ts")).toContain("/srv/render/");
  expect(keyIn("/srv/d'été/", "text")).toContain("/srv/d'été/");
  expect(keyIn("/", "text")).toContain("/");
});
