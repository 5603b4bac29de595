import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
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

/** A project of one page, which imports another module. */
function project(): string {
  const root = join(folder, "first");
  for (const part of ["src", "pages", "node_modules/@rjsf/core"]) mkdirSync(join(root, part), { recursive: true });
  writeFileSync(join(root, "tsconfig.json"), "{}");
  writeFileSync(join(root, "pages/own.ts"), 'export const title: string = "Ours";');
  const text = 'import { file, title } from "../pages/own.ts";\nexport const page = { file, title };';
  writeFileSync(join(root, "src/page.ts"), text);
  return root;
}

/** Starts what `npm run check` loads pages with, for as long as some work takes. */
async function withServer<Result>(
  root: string,
  transform: (code: string, id: string) => string | undefined,
  work: (server: ViteDevServer) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    root: join(root, "src"),
    mode: checkMode,
    logLevel: "error",
    plugins: [{ name: "test", transform }, keptModules(`${root}/`)],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  return work(server).finally(() => server.close());
}

/** What the page exports; a plugin adds the path of the other module. */
const pageOf = (root: string): Promise<unknown> =>
  withServer(
    root,
    (code, id) => (id.includes("own") ? `${code}\nexport const file = "${id}";` : undefined),
    async (server) => (await exportsOf<{ page: unknown }>(server, "/page.ts")).page,
  );

it("finds them in a copy of the project, with its own paths", async () => {
  const [first, copy] = [project(), join(folder, "elsewhere/copy")];
  expect(await pageOf(first)).toEqual({ title: "Ours", file: `${first}/pages/own.ts` });
  expect(counts.get("modules")).toEqual({ made: 2, kept: 0 });
  cpSync(first, copy, { recursive: true });
  writeFileSync(join(first, "pages/own.ts"), 'export const title = "No longer";');
  expect(await pageOf(copy)).toEqual({ title: "Ours", file: `${copy}/pages/own.ts` });
  expect(counts.get("modules")).toEqual({ made: 2, kept: 2 });
});

it("gives a module that is written meanwhile to all who have asked for it, and keeps none", async () => {
  const root = project();
  const write = (code: string, id: string) => {
    writeFileSync(id, `${code}\n`);
    return undefined;
  };
  const made = await withServer(root, write, ({ environments: { ssr } }) =>
    Promise.all([ssr.transformRequest("/page.ts"), ssr.transformRequest("/page.ts")]),
  );
  expect(made).toEqual(Array(2).fill(expect.objectContaining({ code: expect.stringContaining("page") })));
  expect(counts.get("modules")).toBeUndefined();
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
