/** What an author waits for with `npm run dev`: the first page, and a change on the screen. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import type { ProjectCopy } from "../e2e/project.ts";
import type { Row } from "./budgets.ts";

const port = "4715";
const site = `http://localhost:${port}`;

/** The page on which changes are observed. */
export const route = "/about-us";

/** A change to each kind of source, and how to detect it on the screen. */
export const changes: { what: string; file: string; found: string | RegExp; put: string; shown: () => boolean }[] = [
  {
    what: "style",
    file: "src/styles/base.css",
    found: /$/,
    put: "\nbody { outline: 3px solid }\n",
    shown: () => getComputedStyle(document.body).outlineStyle === "solid",
  },
  {
    what: "document",
    file: "pages/about-us.ts",
    found: /title: "/,
    put: 'title: "Changed: ',
    shown: () => document.title.startsWith("Changed: "),
  },
  {
    what: "component",
    file: "src/shell/footer.tsx",
    found: "<footer",
    put: '<footer data-changed=""',
    shown: () => document.querySelector("footer[data-changed]") !== null,
  },
];

/** Milliseconds from writing a file to seeing the change. */
export async function seen(
  page: Page,
  root: string,
  { file, found, put, shown }: (typeof changes)[number],
): Promise<number> {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(found, put);
  if (after === before) throw new Error(`${file} has nothing to change`);
  const start = performance.now();
  writeFileSync(path, after);
  await page.waitForFunction(shown, undefined, { polling: 5, timeout: 60_000 });
  return performance.now() - start;
}

/** Measures the dev server of a project. */
export async function measureDev(copy: ProjectCopy, browser: Browser, limit: (name: string) => number): Promise<Row[]> {
  const start = performance.now();
  // As `npm run dev` does.
  const env = {
    VITE_CONFIG_NATIVE_IGNORE_WARNING: "1",
    LEADS_PORT: "8960",
    LEADS_URL: `file:${copy.root}/leads.db`,
    VITE_LEADS_ENDPOINT: "",
  };
  const vite = ["node", "node_modules/vite/bin/vite.js", "--port", port, "--strictPort"];
  const { child } = await copy.start(vite, env, /Local/);
  const page = await browser.newPage();
  try {
    await page.goto(site + route);
    const rows: Row[] = [
      {
        subject: "npm run dev",
        figure: "from the start to the first page",
        unit: "ms",
        ours: performance.now() - start,
        by: "figure",
        budget: limit("devFirstMs"),
      },
    ];
    for (const change of changes)
      rows.push({
        subject: "npm run dev",
        figure: `a changed ${change.what} on the screen`,
        unit: "ms",
        ours: await seen(page, copy.root, change),
        by: "figure",
        budget: limit("devChangeMs"),
      });
    return rows;
  } finally {
    await page.close();
    copy.end(child);
  }
}
