/**
 * The time to the first error message of /estimate against that of other form libraries, with the same fields and rules, in
 * the same page. They are no dependencies of the project: missing ones are installed outside of it, which needs npm's registry.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/compileSchemaValidators";
import { build } from "vite";
import { readChecked } from "../../src/content/read.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { attributeOf, elementsOf } from "../../src/html.ts";
import { type Bench, documentAt, fontsOf, ports } from "./bench.ts";
import { budget, type Row } from "./budgets.ts";
import { serve } from "./host.ts";
import { definitionOf } from "./plain.ts";
import { interleave, median, medianOf } from "./stats.ts";
import { timeToFirstError } from "./submitting.ts";
import { firstKeyKept } from "./typing.ts";
import { Visit } from "./visit.ts";

const path = "/estimate";

/** A peer: the packages it needs beyond ours, with versions, and the selector of its first error. */
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

/** Bundles a peer's form in a folder below node_modules, where it finds React and our other packages. */
async function scriptOf({ name, packages }: Peer, schema: Schema): Promise<string> {
  const folder = join("node_modules/.cache/keelwork-peers", name);
  mkdirSync(folder, { recursive: true });
  if (packages.length > 0 && !existsSync(join(folder, "node_modules"))) {
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    // Their peer dependencies do not allow our newer React, although they work with it.
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

/**
 * Our page with a peer's form in place of ours: header, heading, aside, footer and styles are the same, and the script is
 * requested at the same time.
 */
function documentWith(page: string): string {
  const elements = elementsOf(page, true);
  const host = elements.find((element) => attributeOf(element, "class") === "form-host")?.sourceCodeLocation;
  if (!host) throw new Error(`${path} has no element with the class form-host`);
  const preloads = /(<link rel="modulepreload"[^>]*>)+/;
  if (!preloads.test(page)) throw new Error(`${path} preloads no scripts`);
  const preload = '<link rel="modulepreload" href="/form.js"/>';
  const before = page
    .slice(0, host.startOffset)
    .replace(/ data-island="[^"]*"/, "")
    .replace(preloads, preload);
  const root = '<div class="form-host" id="peer"></div>';
  return `${before}${root}${page.slice(host.endOffset)}<script type="module" src="/form.js"></script>`;
}

/** How soon a form is usable over a slow network, in milliseconds. */
interface Arrival {
  /** When it accepts input. */
  ready: number;
  /** When the first key was pressed that it keeps. */
  firstKey: number;
}

async function arrive({ browser }: Bench, url: string): Promise<Arrival> {
  const loaded = await Visit.open(browser, url + path, { form: true });
  const { ready } = await loaded.vitals().finally(() => loaded.close());
  return { ready, firstKey: await firstKeyKept(browser, url + path) };
}

async function submit({ browser }: Bench, url: string, error?: string): Promise<number> {
  const visit = await Visit.open(browser, url + path, { form: true, fastNetwork: true });
  return timeToFirstError(visit, error).finally(() => visit.close());
}

/** Submissions per round: a first error takes a few frames, and their number varies (with one, two runs gave 0.85 and 1.02). */
const submissions = 4;

/** Measures the peers, each in turn with ours. */
export async function measurePeers(bench: Bench): Promise<Row[]> {
  const { schema } = definitionOf(readChecked(process.cwd()), "estimate");
  const document = Buffer.from(documentWith(documentAt(bench.files, path)));
  const rows: Row[] = [];
  for (const peer of peers) {
    const script = Buffer.from(await scriptOf(peer, schema));
    const files = new Map([...fontsOf(bench.files), ["/form.js", script], [`${path}/index.html`, document]]);
    const [ours, theirs] = [await serve(bench.files, ports.ours), await serve(files, ports.plain)];
    const measure = async () => ({
      arrivals: await interleave(
        { ours: () => arrive(bench, ours.url), twin: () => arrive(bench, theirs.url) },
        bench.rounds,
      ),
      errors: await interleave(
        { ours: () => submit(bench, ours.url), twin: () => submit(bench, theirs.url, peer.error) },
        submissions * bench.rounds,
      ),
    });
    const { arrivals, errors } = await measure().finally(() => Promise.all([ours.close(), theirs.close()]));
    const rowOf = (figure: string, limit: string, medians: Pick<Row, "ours" | "twin">): Row => ({
      subject: `Estimate, against ${peer.name}`,
      figure,
      unit: "ms",
      ...medians,
      by: "ratio",
      budget: budget(bench.budgets, "form", limit),
    });
    const arrivalOf = (of: (arrival: Arrival) => number) => ({
      ours: medianOf(arrivals.ours, of),
      twin: medianOf(arrivals.twin, of),
    });
    rows.push(
      rowOf(
        "ready for input",
        "readyOfPeers",
        arrivalOf(({ ready }) => ready),
      ),
      rowOf(
        "first key kept",
        "firstKeyOfPeers",
        arrivalOf(({ firstKey }) => firstKey),
      ),
      rowOf("submit to first error painted", "firstErrorOfPeers", {
        ours: median(errors.ours),
        twin: median(errors.twin),
      }),
    );
  }
  return rows;
}
