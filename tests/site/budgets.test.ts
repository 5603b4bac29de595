/** What a visitor downloads, in bytes as sent (brotli), against the budgets in package.json. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { allPages, assets as built, fileOf } from "./dist.ts";

const { bytes: budgets } = JSON.parse(readFileSync("package.json", "utf8")).budgets;

const sent = (path: string): number => statSync(join("dist", `${path}.br`)).size;

const read = (file: string): string => readFileSync(join("dist", file), "utf8");

const documents = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));

/** Pages and flat forms of the specification. Other forms may be richer, and larger. */
const specified = allPages.map(fileOf);

/** How much a project's own forms and widgets may add to the scripts that all forms share, in bytes. */
const shared = documents.some((file) => read(file).includes('data-island="form"') && !specified.includes(file))
  ? 1024
  : 0;

/** Every script of a form's page, from the attributes of its island. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(join("dist", page), "utf8");
  const attributes = /data-island="form"[^>]*/.exec(html)?.[0] ?? "";
  return [...attributes.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path.slice(1));
}

/** A script with its static imports. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = read(file);
  for (const [, name] of code.matchAll(/(?:from|import)\s*["`]\.\/([\w.-]+\.js)["`]/g))
    withImports(`assets/${name}`, found);
  return found;
}

const assets = built.map((file) => basename(file));

test("the loader is at most 1 kB", () => {
  const [, loader = ""] =
    /<script type="module">([\s\S]*?)<\/script>/.exec(readFileSync("dist/index.html", "utf8")) ?? [];
  expect(loader.length).toBeGreaterThan(100);
  expect(loader.length).toBeLessThanOrEqual(budgets.loader);
});

test("the keeper of drafts is small, and only forms' documents contain it", () => {
  for (const file of documents) {
    const html = read(file);
    const [, keeper = ""] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(keeper.length > 0, file).toBe(html.includes('data-island="form"'));
    expect(keeper.length, file).toBeLessThanOrEqual(budgets.keeper);
  }
});

/** Articles, legal texts and the documentation may be long; the others fit into the first congestion window. */
const longTexts = /^(blog\/[^/]+\/|documentation\/|privacy-policy\/|terms-of-service\/)/;

test("documents fit into the first congestion window, styles included", () => {
  const inLimits = specified.filter((file) => !longTexts.test(file)).map((file) => [file, sent(file)] as const);
  // A form's document includes the keeper.
  const budgetOf = (file: string) =>
    read(file).includes('data-island="form"') ? budgets.formDocument : budgets.document;
  expect(inLimits.filter(([file, size]) => size > budgetOf(file))).toEqual([]);
});

test("no page requests a stylesheet or a script before it is needed, except for a form's own scripts", () => {
  for (const file of documents) {
    const html = read(file);
    expect(html, file).not.toMatch(/<script(?! nomodule)[^>]+src=|<link[^>]+(rel="stylesheet"|as="(script|style)")/i);
    const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="([^"]+)"\/>/g)];
    expect(html.match(/modulepreload/g)?.length ?? 0, file).toBe(preloads.length);
    const first = html.includes('data-island="form"')
      ? (/data-scripts="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [])
      : [];
    expect(
      preloads.map(([, src]) => src),
      file,
    ).toEqual(first);
    // A preload without the import map's integrity, or before the import map, makes the browser fetch the script twice.
    const map = /<script type="importmap">(.*?)<\/script>/.exec(html);
    const { integrity } = JSON.parse(map?.[1] ?? '{"integrity":{}}');
    for (const [, src = "", wanted] of preloads) expect(integrity[src], src).toBe(wanted);
    if (preloads.length > 0)
      expect(html.indexOf("modulepreload")).toBeGreaterThan(map?.index ?? Number.POSITIVE_INFINITY);
  }
});

test("an interactive form is within its budget, and loads no other form's module", () => {
  for (const page of specified.filter((file) => read(file).includes('data-island="form"'))) {
    const scripts = new Set(scriptsOf(page).flatMap((file) => [...withImports(file)]));
    const total = [...scripts].reduce((sum, file) => sum + sent(file), 0);
    expect(total, page).toBeGreaterThan(50_000);
    expect(total, `${page}: ${total} bytes`).toBeLessThanOrEqual(budgets.formScripts + shared);
    expect([...scripts].filter((file) => /assets\/form-/.test(file))).toHaveLength(1);
    // Smaller ones are not worth a request.
    expect([...scripts].filter((file) => sent(file) < 1024)).toEqual([]);
    // There is one for each language; a page loads only its own.
    const toasts = assets.filter((file) => /^outcome-.*\.js$/.test(file)).map((file) => sent(`assets/${file}`));
    const toast = Math.max(0, ...toasts);
    expect(toast).toBeGreaterThan(0);
    expect(total + toast, page).toBeLessThanOrEqual(budgets.formScriptsWithToast + shared);
  }
});

test("no script for the browser contains ajv, eval or new Function", () => {
  for (const file of assets.filter((name) => name.endsWith(".js"))) {
    const code = readFileSync(join("dist/assets", file), "utf8");
    expect(code, file).not.toMatch(/\beval\(|new Function\(|\bFunction\(/);
    expect(code, file).not.toContain("compileSchema");
  }
});

test("the font is one small file", () => {
  const fonts = assets.filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(1);
  expect(statSync(join("dist/assets", fonts[0] ?? "")).size).toBeLessThanOrEqual(budgets.font);
});
