/** Styles of a project's own sections and widgets in `npm run dev`. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildError } from "../build-error.ts";
import { ownStyles } from "./own-styles.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "keelwork-own-styles-")));
const sheet = join(root, "pages/sections/prices.css");
let server: ViteDevServer;

/** The time to wait for a change to be noticed, which takes long on a busy machine. */
const eventually = { timeout: 120_000 };

const stylesNow = async () => (await server.environments.client.transformRequest("/styles/index.css?direct"))?.code;

beforeAll(async () => {
  for (const folder of ["src/styles", "pages/sections"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "src/styles/base.css"), "a { color: red }");
  writeFileSync(join(root, "src/styles/index.css"), '@import "./base.css";');
  server = await createServer({
    configFile: false,
    root: join(root, "src"),
    logLevel: "silent",
    plugins: [ownStyles(root)],
    css: { transformer: "lightningcss" },
    server: { middlewareMode: true, ws: false, watch: null, fs: { allow: [root] } },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it("shows a sheet that is new, without one that is gone, and names the one with a mistake", async () => {
  expect(await stylesNow()).not.toContain("prices");
  writeFileSync(sheet, ".section-prices { color: red }");
  server.watcher.emit("add", sheet);
  await vi.waitFor(async () => expect(await stylesNow()).toContain("section-prices"), eventually);
  rmSync(sheet);
  server.watcher.emit("unlink", sheet);
  await vi.waitFor(async () => expect(await stylesNow()).not.toContain("section-prices"), eventually);
  writeFileSync(sheet, ".section-prices { color: red }\n}}}");
  server.watcher.emit("add", sheet);
  await vi.waitFor(() => expect(stylesNow()).rejects.toThrow(), eventually);
  const error = buildError(await stylesNow().catch((thrown: unknown) => thrown)) as Error;
  expect(error.message).toMatch(/pages\/sections\/prices\.css at line 2\n/);
});
