/** Stores with very many leads: listing, exporting and backing up keep only few of them in memory. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Store } from "../../../src/receiver/store/store.ts";
import { folder, message, otherAt, run } from "../../receiver.ts";
import { isFull, size, some } from "../size.ts";
import { Postgres, program } from "./postgres.ts";

/**
 * Fewer, longer leads in the short run, many of ordinary length in the long run: both exceed a command's heap.
 */
const [few, many, words] = [size(1_000, 20_000), size(10_000, 200_000), size(1_200, 40)];

/** The folder of files that all commands read. */
const stores = mkdtempSync(join(tmpdir(), "leads-"));

let cluster: Postgres | undefined;
beforeAll(async () => {
  if (isFull && !program.reason) cluster = await Postgres.start();
});
afterAll(async () => {
  rmSync(stores, { recursive: true, force: true });
  await cluster?.remove();
});

/** The body of the lead with a number, as an SQL expression for both databases. */
const bodyOf = `replace('${JSON.stringify({ ...message, subject: "Lead #", message: "Cluster #. ".repeat(words) })}', '#', CAST(n AS TEXT))`;

/** Stores: an empty one, and one with any number of distinct leads, some of them at the same moment. */
const places = {
  "a file": async (count: number) => {
    const url = `file:${join(stores, `${count}.db`)}`;
    await (await Store.open(url)).close();
    const other = otherAt(url);
    await other.exec(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
      INSERT INTO leads (id, form, body, received_at, last_seen_at)
      SELECT lower(hex(randomblob(16))), 'contact', ${bodyOf}, 1700000000000 + n / 3 * 1000, 1700000000000 + n / 3 * 1000
      FROM numbers`);
    other.close();
    return url;
  },
  PostgreSQL: async (count: number) => {
    const url = (await cluster?.database(`many_${count}_${Date.now()}`)) ?? "";
    await (await Store.open(url)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`
      INSERT INTO leads (id, form, body, received_at, last_seen_at)
      SELECT md5(n::text), 'contact', ${bodyOf}, 1700000000000 + n / 3 * 1000, 1700000000000 + n / 3 * 1000
      FROM generate_series(1, ${count}) AS numbers (n)`);
    await client.end();
    return url;
  },
};

/** The heap limit of a command, in MiB: too small for all leads. */
const heap = 96;

/** The limit of each semi-space of the young generation: newer versions of Node double it, and fill it before they collect. */
const semiSpace = 16;

/** Makes a process print its peak memory on exit, in KiB. */
const lastWords = `process.on("exit", () => process.stderr.write("\\n" + process.resourceUsage().maxRSS));`;

/** The size of a command's output, its exit code, and its peak memory, in MiB. */
async function peakOf(url: string, args: string[]): Promise<{ bytes: number; peak: number; code: number }> {
  const witness = join(folder(), "witness.mjs");
  writeFileSync(witness, lastWords);
  const env = {
    LEADS_URL: url,
    NODE_OPTIONS: `--import=${pathToFileURL(witness)} --max-old-space-size=${heap} --max-semi-space-size=${semiSpace}`,
  };
  const child = run("src/receiver/leads/list.ts", args, env, "pipe");
  let [bytes, said] = [0, ""];
  child.stdout?.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const code = await new Promise<number>((resolve) => child.once("close", (status) => resolve(status ?? -1)));
  return { bytes, peak: Number(said.trim().split("\n").pop()) / 1024, code };
}

const copyIn = () => join(folder(), "copy.db");

const tasks: { what: string; args: () => string[] }[] = [
  { what: "the table", args: () => [] },
  { what: "a backup", args: () => ["--backup", copyIn()] },
  { what: "CSV", args: () => ["--csv"] },
  { what: "JSON", args: () => ["--json"] },
];

describe.each(some(["a file", "PostgreSQL"] as const, 1))("in %s", (place) => {
  /** Stores with few and with many leads, shared by all commands, since these only read. */
  let urls: [fewer: string, more: string] = ["", ""];
  beforeAll(
    async () => {
      if (place === "a file" || cluster) urls = [await places[place](few), await places[place](many)];
    },
    size(300_000, 900_000),
  );

  test.skipIf(place === "PostgreSQL" && program.reason).each(some(tasks, 2))(
    "$what of many more leads takes hardly more memory",
    async ({ what, args }) => {
      const [fewer, more] = urls;
      const least = await peakOf(fewer, args());
      const started = performance.now();
      const asked = args();
      const most = await peakOf(more, asked);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const peaks = [least, most].map(({ peak }) => Math.round(peak));
      console.log(`${place}, ${what}: ${peaks[0]} MiB for ${few} leads, ${peaks[1]} MiB for ${many} (${seconds} s)`);
      expect([least.code, most.code]).toEqual([0, 0]);
      if (what === "a backup") expect(await Store.reading(`file:${asked[1]}`, (copy) => copy.count({}))).toBe(many);
      else expect(most.bytes).toBeGreaterThan((0.9 * least.bytes * many) / few);
      expect(most.peak).toBeLessThan(least.peak + heap + 3 * semiSpace);
    },
    size(300_000, 900_000),
  );
});
