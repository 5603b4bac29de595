/**
 * The first message of /estimate against that of other form libraries, on the same fields and rules, in the same styles.
 * They are no dependencies of the project: what is not installed is, outside of it, for which npm has to be reachable.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/compileSchemaValidators";
import { build } from "vite";
import { readChecked } from "../../src/content/read.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { type Bench, documentAt, ports } from "./bench.ts";
import { budget, type Row } from "./budgets.ts";
import { serve } from "./host.ts";
import { definitionOf, stylesOf } from "./plain.ts";
import { interleave, median } from "./stats.ts";
import { timeToFirstError } from "./submitting.ts";
import { Visit } from "./visit.ts";

const path = "/estimate";

/** A peer: its packages besides ours, by version, and what shows its first error. */
interface Peer {
  name: string;
  packages: string[];
  error: string;
}

const peers: Peer[] = [
  {
    name: "uniforms",
    packages: ["uniforms@4.0.0", "uniforms-bridge-json-schema@4.0.0", "uniforms-unstyled@4.0.0"],
    error: "form.form li",
  },
  { name: "rjsf", packages: [], error: ".error-detail" },
];

/** Bundles a peer's form in a folder below node_modules, where it finds React and what else is ours. */
async function scriptOf({ name, packages }: Peer, schema: Schema): Promise<string> {
  const folder = join("node_modules/.cache/keelwork-peers", name);
  mkdirSync(folder, { recursive: true });
  if (packages.length > 0 && !existsSync(join(folder, "node_modules"))) {
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    // Their peer dependencies end at an older React than ours, with which they work.
    const how = ["install", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--silent"];
    execFileSync("npm", [...how, ...packages], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  }
  copyFileSync(`tests/bench/peers/${name}.mjs`, join(folder, "form.mjs"));
  writeFileSync(join(folder, "schema.json"), JSON.stringify(schema));
  writeFileSync(join(folder, "rules.cjs"), compileSchemaValidatorsCode(schema as never));
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    build: {
      outDir: "out",
      rolldownOptions: { input: join(folder, "form.mjs"), output: { entryFileNames: "form.js" } },
    },
  });
  return readFileSync(join(folder, "out/form.js"), "utf8");
}

const documentOf = (css: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Peer</title><style>${css}</style></head><body><main><div class="container form-page" id="root"></div></main>`,
    '<script type="module" src="/form.js"></script></body></html>',
  ].join("");

async function firstError({ browser }: Bench, url: string, error?: string): Promise<number> {
  const visit = await Visit.open(browser, url + path, { form: true, fastNetwork: true });
  return timeToFirstError(visit, error).finally(() => visit.close());
}

/** Measures the peers, each in turn with ours. */
export async function measurePeers(bench: Bench): Promise<Row[]> {
  const { schema } = definitionOf(readChecked(process.cwd()), "estimate");
  const css = stylesOf(documentAt(bench.files, path));
  const rows: Row[] = [];
  for (const peer of peers) {
    const script = Buffer.from(await scriptOf(peer, schema));
    const files = new Map([
      ["/form.js", script] as const,
      [`${path}/index.html`, Buffer.from(documentOf(css))] as const,
    ]);
    const [ours, theirs] = [await serve(bench.files, ports.ours), await serve(files, ports.plain)];
    const results = await interleave(
      { ours: () => firstError(bench, ours.url), twin: () => firstError(bench, theirs.url, peer.error) },
      bench.rounds,
    ).finally(() => Promise.all([ours.close(), theirs.close()]));
    rows.push({
      subject: `Estimate, against ${peer.name}`,
      figure: "submit to first error painted",
      unit: "ms",
      ours: median(results.ours),
      twin: median(results.twin),
      by: "ratio",
      budget: budget(bench.budgets, "form", "firstErrorOfPeers"),
    });
  }
  return rows;
}
