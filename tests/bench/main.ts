/**
 * `npm run bench`: compares the site with itself without scripts, in one table. Fails if a budget of package.json is
 * exceeded. `BENCH_ROUNDS` sets the number of measurements, `BENCH_ONLY` the parts to run; `BENCH_AGAINST=../other`
 * compares the receiver with that of another checkout, which must be built.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { wholeNumber } from "../../src/receiver/settings.ts";
import { isStale } from "../../src/serve/build-record.ts";
import { flags, journeysBrowser } from "../browser.ts";
import { exceeds, type Row, ratioOf, readBudgets } from "./budgets.ts";
import { measureBuild } from "./build.ts";
import { measureForm } from "./form.ts";
import { readSite } from "./host.ts";
import { measureLeads } from "./leads.ts";
import { describeMachine, sentence } from "./machine.ts";
import { measurePages } from "./pages.ts";
import { measurePeers } from "./peers.ts";
import { measureScale } from "./scale.ts";
import { tableOf } from "./table.ts";
import { measureWorkbench } from "./workbench.ts";

const parts = {
  pages: measurePages,
  form: measureForm,
  peers: measurePeers,
  scale: measureScale,
  leads: measureLeads,
  build: measureBuild,
  workbench: measureWorkbench,
};

const root = process.cwd();
const result = "data/bench.json";

/** Builds the site unless it is fresh, as `npm start` does. */
function build(): void {
  if (!isStale(root, "site")) return;
  console.error("Building the site ...");
  execFileSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function main(): Promise<void> {
  const budgets = readBudgets();
  const rounds = Math.max(5, wholeNumber("BENCH_ROUNDS", process.env.BENCH_ROUNDS, 11, 100));
  const only = process.env.BENCH_ONLY?.split(",");
  build();
  const files = readSite("dist");
  // If possible without the browser's own windows, which draw on the same processor.
  const browser = await chromium.launch({ executablePath: journeysBrowser(), args: flags });
  const machine = describeMachine(browser.version());
  const rows: Row[] = [];
  try {
    for (const [name, measure] of Object.entries(parts))
      if (!only || only.includes(name)) {
        console.error(`Measuring ${name} ...`);
        rows.push(...(await measure({ browser, files, budgets, rounds })));
      }
  } finally {
    await browser.close();
  }
  const exceeded = rows.filter(exceeds);
  const lines = rows.map((row) => ({ ...row, ratio: ratioOf(row), exceeds: exceeds(row) }));
  mkdirSync("data", { recursive: true });
  writeFileSync(result, `${JSON.stringify({ machine, rounds, rows: lines }, null, 2)}\n`);
  console.log(`${sentence(machine)} Medians of ${rounds} rounds.\n\n${tableOf(rows)}\n`);
  console.log(`Written to ${result}. ${exceeded.length} of ${rows.length} figures exceed their budget.`);
  process.exitCode = exceeded.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
