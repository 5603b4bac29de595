/** Undeliverable notices are given up, transferred to other targets, listed and sent again; nothing is lost unnoticed. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { freshUrl, log, logged, message, otherAt, post, start, whole } from "../../../tests/receiver.ts";
import { eventually, lookOften, mailServer, notify, ok, secret, waiting, webhook } from "../../../tests/targets.ts";
import { countWaiting } from "../notify/dead-letters.ts";
import { registerTargets } from "../notify/hand-over.ts";
import { openOutbox } from "../notify/outbox.ts";
import type { Target } from "../notify/targets.ts";
import { Store } from "../store/store.ts";
import { formsOnDisk } from "./on-disk.ts";
import { report } from "./report.ts";

const names = (targets: Target[]) => targets.map(({ name }) => name);

/** A store whose outbox is processed until the test ends. */
async function telling(url: string, targets: Target[]): Promise<Store> {
  lookOften();
  const store = await Store.open(url, names(targets));
  const outbox = openOutbox(store.database, [], targets, log.warn);
  onTestFinished(() => outbox.close().then(() => store.close()));
  return store;
}

/** The command's output for a store. */
const said = (url: string, options: string[], LEADS_NOTIFY = "", LEADS_CONFIRM = "") =>
  whole(report(options, { LEADS_URL: url, LEADS_NOTIFY, LEADS_NOTIFY_SECRET: secret, LEADS_CONFIRM }, formsOnDisk));

const dead = async (url: string): Promise<number> => JSON.parse(await said(url, ["--untold", "--json"])).count;

const day = 24 * 3_600_000;

test("a permanently refused mail is tried once, listed, and sent again on request", async () => {
  const lines = logged();
  const givenUp = logged("given up");
  lookOften();
  let code = 550;
  const { port, mails, heard } = await mailServer(() => code);
  const address = `smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example`;
  const { url, port: receiver } = await start({ notify: notify(address) });
  const { body } = await post(receiver);
  await vi.waitFor(async () => expect(await dead(url)).toBe(1), eventually);
  expect([await waiting(url), heard.filter((command) => command === "DATA")]).toEqual([0, ["DATA"]]);
  expect(givenUp()).toMatchObject([{ level: "error", id: body.id, fix: "npm run leads -- --untold" }]);
  expect(JSON.stringify(lines())).not.toMatch(/ines|Haddad|owner@|p@ss/i);
  const list = await said(url, ["--untold"], address);
  for (const text of [body.id ?? "", "contact", "mail keelwork.example", "SMTP 550", "after 1 attempt"])
    expect(list).toContain(text);
  expect(JSON.parse(await said(url, ["--untold", "--json"], address))).toEqual({
    count: 1,
    givenUp: [
      {
        id: body.id,
        form: "contact",
        target: "mail keelwork.example",
        reason: expect.stringContaining("SMTP 550"),
        attempts: 1,
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        givenUpAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ],
    waiting: [],
  });
  expect(await said(url, [])).toMatch(/1 not delivered: npm run leads -- --untold$/);
  code = 0;
  expect(await said(url, ["--untold", "--retry"], address)).toBe("1 will be sent again");
  await vi.waitFor(() => expect(mails).toHaveLength(1), eventually);
  expect(await dead(url)).toBe(0);
});

describe("a webhook that answers", () => {
  test.each([
    ...[400, 410, 413, 415, 422].map((status) => ({ status, isFinal: true })),
    ...[301, 401, 404, 408, 429, 500, 503].map((status) => ({ status, isFinal: false })),
  ])("$status: given up at once: $isFinal", async ({ status, isFinal }) => {
    const { port } = await webhook((_call, response) => response.writeHead(status, { Location: "/" }).end());
    const url = freshUrl();
    const targets = notify(`http://127.0.0.1:${port}/`).map((target) => ({ ...target, firstPause: 60_000 }));
    const store = await Store.open(url, names(targets));
    const outbox = openOutbox(store.database, [], targets, log.warn);
    onTestFinished(() => outbox.close().then(() => store.close()));
    await store.add("contact", message);
    await outbox.drain();
    expect([await dead(url), await waiting(url)]).toEqual(isFinal ? [1, 0] : [0, 1]);
  });
});

test("a notice of five days ago is given up, but only after several attempts", async () => {
  const { port, calls } = await webhook((_call, response) => response.writeHead(503).end());
  const url = freshUrl();
  const store = await telling(
    url,
    notify(`http://127.0.0.1:${port}/`).map((target) => ({ ...target, firstPause: 0.1 })),
  );
  await store.add("contact", message, { at: Date.now() - 6 * day });
  await vi.waitFor(async () => expect(await dead(url)).toBe(1), eventually);
  expect(calls.length).toBe(12);
});

describe("a notice for a target that was removed", () => {
  const anHourAgo = () => Date.now() - 3_600_000;

  test("is handed over to a new target", async () => {
    const { port, calls } = await webhook(ok);
    const url = freshUrl();
    const before = await Store.open(url, ["mail gone.example 0123456789abcdef"]);
    for (const subject of ["a", "b"]) await before.add("contact", { ...message, subject }, { at: anHourAgo() });
    await before.close();
    await telling(url, notify(`http://127.0.0.1:${port}/`));
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
    expect(calls.map(({ body }) => JSON.parse(body).body.subject).sort()).toEqual(["a", "b"]);
  });

  test("is given up if other targets got their own, and sent to them on request", async () => {
    const { port, calls } = await webhook(ok);
    const url = freshUrl();
    const address = `http://127.0.0.1:${port}/`;
    const targets = notify(address);
    const before = await Store.open(url, ["mail gone.example 0123456789abcdef"]);
    await before.database.write([registerTargets(before.database, names(targets), Date.now() - day)]);
    await before.add("contact", message, { at: anHourAgo() });
    await before.close();
    await telling(url, targets);
    await vi.waitFor(async () => expect(await dead(url)).toBe(1), eventually);
    expect(calls).toHaveLength(0);
    expect(await said(url, ["--untold"], address)).toMatch(/mail gone\.example {2}no longer in LEADS_NOTIFY/);
    await said(url, ["--untold", "--retry"], address);
    await vi.waitFor(() => expect(calls).toHaveLength(1), eventually);
  });

  test("stays for a receiver that may still send it, and is listed as waiting", async () => {
    const { port, calls } = await webhook(ok);
    const url = freshUrl();
    const address = `http://127.0.0.1:${port}/`;
    const store = await Store.open(url, ["mail gone.example 0123456789abcdef"]);
    await store.add("contact", message);
    const outbox = openOutbox(store.database, [], notify(address), log.warn);
    onTestFinished(() => outbox.close().then(() => store.close()));
    await outbox.drain();
    expect([calls.length, await waiting(url), await dead(url)]).toEqual([0, 1, 0]);
    expect(await said(url, ["--untold"], address)).toBe(
      "0 given up\n1 waiting for mail gone.example, which is not in LEADS_NOTIFY",
    );
  });

  test("is handed over in parts, so that an interruption keeps those before it", async () => {
    const url = freshUrl();
    const store = await Store.open(url);
    const other = otherAt(url);
    await other.exec(`
      WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1200)
      INSERT INTO outbox (id, received_at, target, due_at) SELECT printf('%04d', n), n, 'mail gone.example 0', n FROM n;
      CREATE TRIGGER stop BEFORE DELETE ON outbox WHEN old.id = '1001' BEGIN SELECT RAISE(ABORT, 'full'); END`);
    other.close();
    const outbox = openOutbox(store.database, [], notify("http://127.0.0.1:1/"), log.warn);
    onTestFinished(() => outbox.close().then(() => store.close()));
    await outbox.drain(0);
    expect((await countWaiting(store.database)).map(({ waiting }) => waiting)).toEqual([200, 1000]);
  });
});

describe("sending dead letters again", () => {
  const [address, confirm] = ["http://127.0.0.1:1/", "smtp://127.0.0.1:1?from=hello@keelwork.example"];

  /** A store with dead letters of a confirmation, and of so many notices to a target that was removed. */
  async function deadOnes(count: number) {
    const url = freshUrl();
    await (await Store.open(url)).close();
    const other = otherAt(url);
    onTestFinished(() => other.close());
    await other.exec(`
      WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${count})
      INSERT INTO dead_letters SELECT n, n, 'mail gone.example 0123456789abcdef', 1, 'x', 0 FROM n;
      INSERT INTO dead_letters VALUES ('confirmed', 1, 'sender', 1, 'x', 0)`);
    return { url, other };
  }

  test.each([
    ["needs LEADS_NOTIFY for notices", "", confirm, "1 will be sent again; 2 not: LEADS_NOTIFY is not set here", 2],
    [
      "needs LEADS_CONFIRM for confirmations",
      address,
      "",
      "2 will be sent again; 1 not: LEADS_CONFIRM is not set here",
      1,
    ],
    ["leaves nothing with both", address, confirm, "3 will be sent again", 0],
  ])("%s", async (_what, notify, confirm, answer, left) => {
    const { url } = await deadOnes(2);
    expect(await said(url, [])).toMatch(/\n2 not delivered, 1 not confirmed: npm run leads -- --untold$/);
    const { port } = await start({ url });
    const health = async () => (await fetch(`http://localhost:${port}/health`)).json();
    await vi.waitFor(async () => expect(await health()).toMatchObject({ outbox: { dead: 2 } }), eventually);
    expect(await said(url, ["--untold", "--retry"], notify, confirm)).toBe(answer);
    expect([await waiting(url), await dead(url)]).toEqual([3 - left, left]);
  });

  test("works in parts: the next run continues after an interruption", async () => {
    const { url, other } = await deadOnes(1200);
    await other.exec(`CREATE TRIGGER stop BEFORE DELETE ON dead_letters WHEN old.id = '999'
      BEGIN SELECT RAISE(ABORT, 'broken off'); END`);
    await expect(said(url, ["--untold", "--retry"], address)).rejects.toThrow("broken off");
    expect([await waiting(url), await dead(url)]).toEqual([1000, 201]);
    await other.exec("DROP TRIGGER stop");
    expect(await said(url, ["--untold", "--retry"], address, confirm)).toBe("201 will be sent again");
    expect([await waiting(url), await dead(url)]).toEqual([1201, 0]);
  });
});

test.each([
  { what: "a body that is no JSON", set: "body = 'no JSON'", left: 1 },
  { what: "another time than its notice", set: "received_at = 'yesterday'", left: 0 },
])("a row with $what delays no other lead: it is logged and given up", async ({ set, left }) => {
  const givenUp = logged("given up");
  const { port, calls } = await webhook(ok);
  const url = freshUrl();
  const targets = notify(`http://127.0.0.1:${port}/`);
  const before = await Store.open(url, names(targets));
  const spoilt = await before.add("contact", { ...message, subject: "spoilt" }, { at: Date.now() - 1_000 });
  for (const subject of ["a", "b"]) await before.add("contact", { ...message, subject });
  await before.close();
  const other = otherAt(url);
  await other.exec(`UPDATE leads SET ${set} WHERE id = '${spoilt}'`);
  other.close();
  await telling(url, targets);
  await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
  expect(calls.map(({ body }) => JSON.parse(body).body.subject).sort()).toEqual(["a", "b"]);
  expect(await dead(url)).toBe(left);
  expect(givenUp()).toMatchObject([{ level: "error", id: spoilt, target: expect.stringContaining("webhook") }]);
});

test("a lead that is deleted leaves no dead letter", async () => {
  const { port } = await webhook((_call, response) => response.writeHead(410).end());
  const url = freshUrl();
  const store = await telling(url, notify(`http://127.0.0.1:${port}/`));
  const id = await store.add("contact", message);
  await vi.waitFor(async () => expect(await dead(url)).toBe(1), eventually);
  await store.remove({ id });
  expect(await dead(url)).toBe(0);
});

test("--test-notify reports the result for each target, without secrets", async () => {
  const [well, gone] = [await webhook(ok), await webhook((_call, response) => response.writeHead(410).end())];
  const url = (port: number) => `http://me:hidden@127.0.0.1:${port}/hidden?hidden`;
  expect(await said(freshUrl(), ["--test-notify"], url(well.port))).toBe(`webhook 127.0.0.1:${well.port}: sent`);
  expect(JSON.parse(well.calls[0]?.body ?? "")).toMatchObject({ test: true, form: "test" });
  await expect(said(freshUrl(), ["--test-notify"], `${url(well.port)} ${url(gone.port)}`)).rejects.toThrow(
    new Error(`webhook 127.0.0.1:${well.port}: sent\nwebhook 127.0.0.1:${gone.port}: not sent (HTTP 410)`),
  );
});
