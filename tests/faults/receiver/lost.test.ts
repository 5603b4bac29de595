/**
 * A lead that a store cannot write is a failure in a real browser, whatever the store's error: without a row, there is no
 * success.
 */
import { chmodSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { run } from "../../../src/receiver/server.ts";
import { databasePath } from "../../../src/receiver/store/database.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { writeTimeout } from "../../../src/receiver/store/writer.ts";
import { createSite } from "../../../src/serve/static-host.ts";
import { endpoint } from "../../../src/site.ts";
import { flags, journeysBrowser } from "../../browser.ts";
import { ahead, freshUrl, logged, otherAt, start } from "../../receiver.ts";
import { eventually } from "../../targets.ts";
import { isFull, some } from "../size.ts";
import { asNobody, fill, forbid, ownPlace, relieve, smallDisk } from "./disks.ts";
import { inPostgres } from "./in-postgres.ts";
import { Line } from "./line.ts";
import { submit } from "./submitting.ts";

/** Breaks a store; returns the function that repairs it. */
type Fault = (store: Setting) => Promise<() => Promise<unknown> | unknown>;

/** A store under test: its URL, and the proxy in front of it, if there is one. */
interface Setting {
  url: string;
  line?: Line;
}

/** Runs statements in a store, bypassing the receiver. */
async function execute(url: string, ...statements: string[]): Promise<void> {
  if (url.startsWith("file:")) {
    const client = otherAt(url);
    for (const statement of statements) await client.exec(statement);
    return client.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A trigger in a SQLite file that raises an error when a lead is written. */
const ruleOf =
  (words: string): Fault =>
  async ({ url }) => {
    await execute(url, `CREATE TRIGGER broken BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, '${words}'); END`);
    return () => execute(url, "DROP TRIGGER broken");
  };

/** PostgreSQL failing with a code when a lead is written. */
const codeOf =
  (code: string, words: string): Fault =>
  async ({ url }) => {
    const body = `BEGIN RAISE EXCEPTION '${words}' USING ERRCODE = '${code}'; END`;
    await execute(
      url,
      `CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ ${body} $$`,
      "CREATE TRIGGER broken BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION broken()",
    );
    return () => execute(url, "DROP TRIGGER broken ON leads", "DROP FUNCTION broken");
  };

/** Changes the behavior of the proxy. */
const lineThat =
  (act: (line: Line) => void): Fault =>
  async ({ line }) => {
    if (line) act(line);
    return () => line?.fix();
  };

const inFile: [string, Fault][] = [
  ["a refusal that speaks of ECONNRESET", ruleOf("read ECONNRESET")],
  ["an aborted transaction", ruleOf("TransactionAbortedError: aborted")],
  ["a premature end", ruleOf("premature close")],
  [
    "somebody who writes without end",
    async ({ url }) => {
      const other = otherAt(url);
      await other.exec("BEGIN IMMEDIATE");
      return async () => {
        await other.exec("ROLLBACK");
        other.close();
      };
    },
  ],
];

/** Disk faults for a leads file in a folder; undefined if this process may not mount a disk. */
const onDisk: [string, () => string | undefined, Fault][] = [
  [
    "a full disk",
    smallDisk,
    async ({ url }) => {
      const disk = dirname(databasePath(url));
      // What fits into the preallocated write-ahead log needs no disk space.
      await execute(url, "PRAGMA wal_checkpoint(TRUNCATE)");
      fill(disk, 0);
      return () => relieve(disk);
    },
  ],
  [
    "a file that may only be read",
    () => {
      const path = ownPlace();
      asNobody();
      return path;
    },
    async ({ url }) => {
      await execute(url, "PRAGMA wal_checkpoint(TRUNCATE)");
      forbid(databasePath(url));
      return () => chmodSync(databasePath(url), 0o644);
    },
  ],
];

/** In the short run, the receiver's clock jumps by the whole write timeout for each attempt; the browser's is unaffected. */
const reset: Fault = (store) => {
  let taken = 0;
  if (!isFull) ahead(() => taken);
  const attempted = () => {
    taken += writeTimeout;
  };
  return lineThat((line) => line.reset(attempted))(store);
};

const postgresFaults: [string, Fault][] = [
  ["a line that is reset", reset],
  ["a line that is refused", lineThat((line) => line.refuse())],
  ["a line that is silent", lineThat((line) => line.silence())],
  ["a serialization failure", codeOf("40001", "could not serialize access: transaction aborted")],
  ["an aborted transaction", codeOf("25P02", "TransactionAbortedError")],
  ["a full disk", codeOf("53100", "could not extend file: No space left on device")],
  ["too many connections", codeOf("53300", "connection reset: too many clients")],
  ["a read-only server", codeOf("25006", "cannot execute INSERT in a read-only transaction")],
  ["a server that shuts down", codeOf("57P01", "terminating connection: aborted by administrator")],
];

let browser: Browser;

const stored = async (url: string) => ((await Store.read(url)) ?? []).map(({ body }) => body.subject);

const reason = journeysBrowser() ? undefined : "no browser";

describe.skipIf(reason)(reason ?? "no success without a stored row", () => {
  let site: number;
  let close: () => Promise<void>;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: journeysBrowser(), args: flags });
    const running = await run(createSite({ dist: "dist", builtEndpoint: endpoint, port: 0 }), {
      port: 0,
      name: "PORT",
    });
    site = running.port;
    close = running.close;
  });
  afterAll(async () => {
    await browser?.close();
    await close?.();
  });

  async function tryOut(setting: Setting, reached: string, fault: Fault): Promise<void> {
    for (const trust of some([0, 1], 1)) {
      const { port } = await start({ url: reached, trust });
      const to = `http://127.0.0.1:${port}/`;
      const [first, second] = [`lost ${trust}`, `kept ${trust}`];
      const end = await fault(setting);
      const lines = logged();
      expect(await submit(browser, site, to, first)).toBe("failed");
      await end();
      const line = { level: "error", status: 503, reason: "not stored", why: expect.stringMatching(/./) };
      expect(lines().at(-1)).toMatchObject(line);
      expect(await stored(setting.url)).not.toContain(first);
      expect(await vi.waitFor(async () => submit(browser, site, to, second), eventually)).toBe("sent");
      expect(await stored(setting.url)).toContain(second);
    }
  }

  test.each(some(inFile, 1))("in a file: %s", async (_what, fault) => {
    const url = freshUrl();
    await tryOut({ url }, url, fault);
  });

  test.for(some(onDisk, 1))("in a file: %s", async ([, place, fault], { skip }) => {
    const path = place();
    if (!path) return skip("this process may not mount a disk that can be filled");
    const url = `file:${join(path, "leads.db")}`;
    await tryOut({ url }, url, fault);
  });

  inPostgres(({ cluster, fresh }) => {
    test.each(some(postgresFaults, 1))("%s", async (_what, fault) => {
      const [url, { port }] = [await fresh(), cluster()];
      const line = await Line.to(port);
      onTestFinished(() => line.close());
      await tryOut({ url, line }, url.replace(`:${port}/`, `:${line.port}/`), fault);
    });
  });
});
