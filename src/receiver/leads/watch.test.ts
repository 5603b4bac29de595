/** `npm run leads -- --watch`: leads as they come. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";
import { estimate, stored } from "../../../tests/leads.ts";
import { message, otherAt } from "../../../tests/receiver.ts";
import { eventually } from "../../../tests/targets.ts";
import { databasePath } from "../store/database.ts";
import { idOf, type Lead } from "../store/lead.ts";
import { Store } from "../store/store.ts";
import { formsOnDisk } from "./on-disk.ts";
import { follow } from "./report.ts";
import { watch } from "./watch.ts";

const { setTimeout: pause } = timers;

// It looks for leads every 50 milliseconds, not every second.
beforeEach(() => {
  vi.spyOn(timers, "setTimeout").mockImplementation((time, ...how) => pause(time === 1_000 ? 50 : time, ...how));
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Resolves once the watcher has read what is there: what comes from then on is new. */
const begun = (reading: Mock) => vi.waitFor(() => expect(reading).toHaveResolved(), eventually);

test("--watch shows new leads as they come, each once", async () => {
  const url = await stored([estimate], Date.now());
  const stop = new AbortController();
  const printed: string[] = [];
  const reading = vi.spyOn(Store, "read");
  const watching = follow(["--watch"], { LEADS_URL: url }, formsOnDisk, (text) => printed.push(text), stop.signal);
  await begun(reading);
  const store = await Store.open(url);
  const now = Date.now();
  // Leads of the same millisecond have no order.
  for (const [index, subject] of ["First", "Second", "Second"].entries())
    await store.add("contact", { ...message, subject }, { at: now + index });
  await vi.waitFor(() => expect(printed.join("\n")).toContain("Second"), eventually);
  await store.add("contact", { ...message, subject: "Third" });
  await vi.waitFor(() => expect(printed.join("\n")).toContain("Third"), eventually);
  stop.abort();
  await watching;
  await store.close();
  const shown = printed.join("\n").match(/First|Second|Third|Nightly/g);
  expect(shown).toEqual(["First", "Second", "Third"]);
});

test("--watch also shows leads that arrived while its reader or its machine was suspended", async () => {
  const url = await stored([]);
  const store = await Store.open(url);
  const stop = new AbortController();
  const add = (subject: string) => store.add("contact", { ...message, subject });
  const shown: unknown[] = [];
  let reads = 0;
  const read = async (since: number) => {
    const leads = (await Store.read(url, { since })) ?? [];
    if (reads++ === 0) await add("First");
    return leads;
  };
  const show = async ({ body }: Lead) => {
    shown.push(body.subject);
    if (body.subject === "Third") stop.abort();
    if (body.subject !== "First") return;
    await add("Second");
    const later = Date.now() + 3_600_000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    await add("Third");
  };
  await watch(read, show, () => undefined, stop.signal);
  await store.close();
  expect(shown).toEqual(["First", "Second", "Third"]);
});

test.each([
  ["leads", [estimate]],
  ["no lead", []],
])("--watch shows new leads of a store with %s if the clock of its machine is ahead", async (_what, leads) => {
  const url = await stored(leads, Date.now() - 7_200_000);
  const stop = new AbortController();
  const printed: string[] = [];
  const reading = vi.spyOn(Store, "read");
  const watching = follow(["--watch"], { LEADS_URL: url }, formsOnDisk, (text) => printed.push(text), stop.signal);
  await begun(reading);
  const store = await Store.open(url);
  await store.add("contact", { ...message, subject: "An hour behind" }, { at: Date.now() - 3_600_000 });
  await vi.waitFor(() => expect(printed.join("\n")).toContain("An hour behind"), eventually);
  stop.abort();
  await watching;
  await store.close();
  expect(printed.join("\n")).not.toContain("Nightly");
});

test("--watch skips a row that is not a lead, and reports it once", async () => {
  const url = await stored([estimate, { ...message, subject: "Spoilt" }], Date.now());
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const other = otherAt(url);
  await other.exec(`UPDATE leads SET body = 'no JSON', received_at = ${Date.now()} WHERE body LIKE '%Spoilt%'`);
  other.close();
  const stop = new AbortController();
  const printed: string[] = [];
  const watching = follow(["--watch"], { LEADS_URL: url }, formsOnDisk, (text) => printed.push(text), stop.signal);
  await Promise.race([watching, vi.waitFor(() => expect(errors).toHaveBeenCalled(), eventually)]);
  const store = await Store.open(url);
  for (const subject of ["First", "Second"]) {
    await store.add("contact", { ...message, subject });
    await vi.waitFor(() => expect(printed.join("\n")).toContain(subject), eventually);
  }
  await store.close();
  stop.abort();
  await watching;
  expect(errors).toHaveBeenCalledTimes(1);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining(idOf({ ...message, subject: "Spoilt" })));
});

test("--watch shows a lead whose files are temporarily unreadable later, and those before it only once", async () => {
  const url = await stored([]);
  const store = await Store.open(url);
  const stop = new AbortController();
  const [shown, errors]: [unknown[], unknown[]] = [[], []];
  let [reads, attempts] = [0, 0];
  const read = async (since: number) => {
    const leads = (await Store.read(url, { since })) ?? [];
    const now = Date.now();
    if (reads++ === 0)
      for (const [index, subject] of ["First", "Second", "Third"].entries())
        await store.add("contact", { ...message, subject }, { at: now + index });
    return leads;
  };
  const show = async ({ body }: Lead) => {
    if (body.subject === "Second" && attempts++ < 2) throw new Error("away");
    shown.push(body.subject);
    if (body.subject === "Third") stop.abort();
  };
  await watch(read, show, (error) => errors.push(error), stop.signal);
  await store.close();
  expect([shown, errors]).toEqual([["First", "Second", "Third"], [new Error("away")]]);
});

test("--watch shows a lead with damaged files without them, reports it, and goes on", async () => {
  const url = await stored([]);
  const subjects = ["First", "Second"];
  const plan = `data:text/plain;name=plan.txt;base64,${Buffer.alloc(20_000, "plan ").toString("base64")}`;
  const store = await Store.open(url);
  for (const [index, subject] of subjects.entries())
    await store.add("contact", { ...message, subject, plan }, { at: Date.now() + index, suspect: "test" });
  await store.close();
  const bytes = readFileSync(databasePath(url));
  // The number of the page that goes on with the first file.
  const page = bytes.indexOf("plan plan plan") & -4096;
  bytes.fill(0xff, page, page + 4);
  writeFileSync(databasePath(url), bytes);
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reading = vi.spyOn(Store, "read");
  const stop = new AbortController();
  const printed: string[] = [];
  const watching = follow(
    ["--watch", "--json"],
    { LEADS_URL: url },
    formsOnDisk,
    (text) => printed.push(text),
    stop.signal,
  );
  await begun(reading);
  const other = otherAt(url);
  await other.exec("UPDATE leads SET suspect = NULL");
  other.close();
  await vi.waitFor(() => expect(printed).toHaveLength(2), eventually).finally(() => stop.abort());
  await watching;
  const [first, second] = printed.map((text) => JSON.parse(text));
  expect([first.body.subject, second.body.subject, second.body.plan]).toEqual([...subjects, plan]);
  expect(first.body.plan).not.toBe(plan);
  expect(errors.mock.calls).toEqual([[expect.stringContaining(`${first.id} damaged`)]]);
});

test("--watch goes on once the database is available again, and reports the outage once", async () => {
  const url = await stored([]);
  const path = databasePath(url);
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reading = vi.spyOn(Store, "read");
  const stop = new AbortController();
  const printed: string[] = [];
  const watching = follow(["--watch"], { LEADS_URL: url }, formsOnDisk, (text) => printed.push(text), stop.signal);
  await begun(reading);
  renameSync(path, `${path}.aside`);
  writeFileSync(path, "something else ".repeat(100));
  const failed = () => reading.mock.settledResults.filter(({ type }) => type === "rejected");
  await Promise.race([watching, vi.waitFor(() => expect(failed().length).toBeGreaterThan(1), eventually)]);
  renameSync(`${path}.aside`, path);
  const store = await Store.open(url);
  await store.add("contact", { ...message, subject: "Back" });
  await vi.waitFor(() => expect(printed.join("\n")).toContain("Back"), eventually);
  await store.close();
  stop.abort();
  await watching;
  expect(errors.mock.calls).toEqual([[expect.stringContaining("file is not a database")]]);
});
