/** `npm run leads -- --backup`: one file with a consistent snapshot of the store. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { day, estimate, noon, said, stored } from "../../../tests/leads.ts";
import { attachment, folder, freshUrl, message, otherAt } from "../../../tests/receiver.ts";
import { eventually } from "../../../tests/targets.ts";
import { databasePath, urlOf } from "../store/database.ts";
import { Drafts } from "../store/drafts.ts";
import { openFile } from "../store/file.ts";
import { Store } from "../store/store.ts";
import { copyRows } from "./copy-rows.ts";

describe("--backup", () => {
  test("is one file with every lead as it was", async () => {
    const env = { LEADS_URL: await stored([message, { ...estimate, plan: attachment("plan.txt", "A plan") }]) };
    const file = join(folder(), "copy of #1 %20?.db");
    expect(await said(["--backup", file], env)).toBe(`2 leads copied to ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copied = { LEADS_URL: `file:${encodeURIComponent(file)}` };
    expect(await said(["--json"], copied)).toBe(await said(["--json"], env));
    expect(await said(["--files", folder()], copied)).toContain("1 file of 1 lead");
    for (const other of [file, ""])
      await expect(said(["--backup", other], env)).rejects.toThrow("a file that is not there yet");
  });

  test("is whole also where two are to make the same file at once, or one was killed", async () => {
    const env = { LEADS_URL: await stored([message]) };
    const file = join(folder(), "copy.db");
    for (const end of ["", "-journal", ".lock"]) writeFileSync(`${file}.part${end}`, "");
    const both = await Promise.allSettled([file, file].map((one) => said(["--backup", one], env)));
    expect(new Set(both)).toEqual(
      new Set([
        { status: "fulfilled", value: `1 lead copied to ${file}` },
        { status: "rejected", reason: expect.objectContaining({ message: expect.stringContaining("a file that") }) },
      ]),
    );
    expect(await Store.read(`file:${file}`)).toHaveLength(1);
    expect(readdirSync(dirname(file))).toEqual(["copy.db"]);
  });

  test.each(["leads_in_order", "leads_once"])(
    "has the leads that %s of the store has lost, can be restored, and says that the store is damaged",
    async (name) => {
      const url = await stored(Array.from({ length: 20 }, (_, index) => ({ ...message, subject: `${index}` })));
      const other = otherAt(url);
      const [index] = await (await other.prepare("SELECT rootpage FROM sqlite_master WHERE name = ?")).all([name]);
      const [size] = await (await other.prepare("PRAGMA page_size")).all([]);
      other.close();
      const bytes = readFileSync(databasePath(url));
      // The number of entries of its only page.
      bytes.writeUInt16BE(15, (Number(index?.rootpage) - 1) * Number(size?.page_size) + 3);
      writeFileSync(databasePath(url), bytes);
      // A row that a unique index has lost is inserted again.
      const store = await Store.open(url);
      for (let index = 0; index < 20; index++)
        await store.add("contact", { ...message, subject: `${index}` }, { at: noon - index * day });
      await store.close();
      const file = join(folder(), "copy.db");
      const words = `20 leads copied to ${file}; ${url} itself is damaged and may list fewer: stop the receiver, --backup to another file, then --restore that one`;
      expect(await said(["--backup", file], { LEADS_URL: url })).toBe(words);
      const restored = freshUrl();
      await said(["--restore", file, "--yes"], { LEADS_URL: restored });
      expect(await Store.read(restored)).toHaveLength(20);
    },
  );

  test("reports a place that it cannot write to", async () => {
    const env = { LEADS_URL: await stored([message]) };
    const nowhere = join(folder(), "none", "copy.db");
    const words = `--backup\n  expected: a place that the copy can be written to\n  found:    "?${nowhere}`;
    await expect(said(["--backup", nowhere], env)).rejects.toThrow(new RegExp(words));
  });

  test("leaves out the drafts that are to be continued on another device", async () => {
    const url = await stored([message]);
    const sealed = Buffer.from("a draft that nobody here can read");
    const store = await Store.open(url);
    await new Drafts(store.database, 7).keep("one", sealed);
    await store.close();
    const file = join(folder(), "copy.db");
    await said(["--backup", file], { LEADS_URL: url });
    const draftIn = (from: string) => Store.reading(from, ({ database }) => new Drafts(database, 7).open("one"));
    expect(await draftIn(`file:${file}`)).toBeUndefined();
    expect(readFileSync(file).includes(sealed)).toBe(false);
    expect(await draftIn(url)).toBeDefined();
  });

  test("is consistent while leads arrive", async () => {
    const url = freshUrl();
    const store = await Store.open(url);
    let added = 0;
    let isDone = false;
    const writing = (async () => {
      for (; !isDone; added += 20)
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => store.add("note", { n: added + index }, { at: added + index })),
        );
    })();
    await vi.waitFor(() => expect(added).toBeGreaterThan(200), eventually);
    const before = added;
    const file = join(folder(), "copy.db");
    await said(["--backup", file], { LEADS_URL: url });
    isDone = true;
    await writing;
    await store.close();
    const copied = (await Store.read(`file:${file}`)) ?? [];
    expect(copied.length).toBeGreaterThanOrEqual(before);
    expect(copied.map(({ body }) => body.n).reverse()).toEqual(copied.map((_, index) => index));
    expect(copied.length % 20).toBe(0);
  });
});

test("of two concurrent restores of one store, one is refused", async () => {
  const backup = join(folder(), "copy.db");
  await said(["--backup", backup], { LEADS_URL: await stored([message]) });
  const url = freshUrl();
  const both = await Promise.allSettled([1, 2].map(() => said(["--restore", backup, "--yes"], { LEADS_URL: url })));
  expect(new Set(both)).toEqual(
    new Set([
      { status: "fulfilled", value: expect.stringContaining("1 lead restored") },
      { status: "rejected", reason: expect.objectContaining({ message: expect.stringContaining("another restore") }) },
    ]),
  );
  expect(readdirSync(dirname(databasePath(url))).filter((name) => name.startsWith("."))).toEqual([]);
});

test("after an interrupted restore the store cannot be opened until a restore succeeds, so that it never looks empty", async () => {
  const url = await stored([message]);
  const path = databasePath(url);
  const copy = join(dirname(path), ".leads.db.restored");
  renameSync(path, copy);
  for (const open of [Store.open, Store.read])
    await expect(open(url)).rejects.toThrow(/a restore ended[\s\S]*fix: .*--restore FILE/);
  const backup = join(folder(), "copy.db");
  renameSync(copy, backup);
  writeFileSync(copy, "");
  // A second restore that fails does not change that.
  const none = join(dirname(backup), "none.db");
  writeFileSync(none, "no backup");
  await expect(said(["--restore", none, "--yes"], { LEADS_URL: url })).rejects.toThrow("a file that --backup has made");
  await expect(Store.open(url)).rejects.toThrow("a restore ended");
  // The remaining file may be the last copy.
  copyFileSync(backup, copy);
  const itself = said(["--restore", copy, "--yes"], { LEADS_URL: url });
  await expect(itself).rejects.toThrow(`cp ${copy} ${path}.copy`);
  expect(existsSync(copy)).toBe(true);
  expect(await said(["--restore", backup, "--yes"], { LEADS_URL: url })).toContain("1 lead restored");
  expect(await Store.read(url)).toHaveLength(1);
});

test("a restore replaces the file that a symbolic link leads to, and keeps the link", async () => {
  const url = freshUrl();
  const [path, link] = [databasePath(url), join(folder(), "link.db")];
  symlinkSync(path, link);
  writeFileSync(path, "a damaged store");
  const backup = join(folder(), "copy.db");
  await said(["--backup", backup], { LEADS_URL: await stored([message]) });
  const copy = join(dirname(path), ".leads.db.restored");
  renameSync(path, copy);
  await expect(Store.open(urlOf(link))).rejects.toThrow("a restore ended");
  renameSync(copy, path);
  const restored = await said(["--restore", backup, "--yes"], { LEADS_URL: urlOf(link) });
  expect(restored).toContain(`1 lead restored from ${backup}; what was there is kept as ${path}.before-`);
  expect(readlinkSync(link)).toBe(path);
  expect(await Store.read(url)).toHaveLength(1);
});

test("a backup of a missing store is an error, with LEADS_URL in its fix", async () => {
  const url = freshUrl();
  const backup = join(folder(), "copy.db");
  const copied = said(["--backup", backup], { LEADS_URL: url });
  await expect(copied).rejects.toThrow(`found:    there is no ${url}\n  fix:      set LEADS_URL`);
  expect(existsSync(backup)).toBe(false);
});

test("a restore reports a store that it cannot rename, and leaves it as it is", async () => {
  const url = freshUrl();
  writeFileSync(databasePath(url), "a damaged store");
  const backup = join(folder(), "copy.db");
  await said(["--backup", backup], { LEADS_URL: await stored([message]) });
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  mkdirSync(`${databasePath(url)}.before-19700101000000000`);
  const restoring = said(["--restore", backup, "--yes"], { LEADS_URL: url });
  await expect(restoring).rejects.toThrow(/^--restore\n {2}expected: .*renamed\n {2}found: {4}EISDIR.*\n {2}fix: /);
  expect(readFileSync(databasePath(url), "utf8")).toBe("a damaged store");
});

test("copying to another database waits until that is unlocked", async () => {
  const url = freshUrl();
  await (await Store.open(url)).close();
  const copy = openFile(url, "write");
  onTestFinished(() => copy.close());
  const other = otherAt(url);
  onTestFinished(() => other.close());
  await other.exec("BEGIN IMMEDIATE");
  const writes = vi.spyOn(copy, "write");
  // Without this it would wait for only three seconds, which a busy machine may need to end the other transaction.
  vi.spyOn(performance, "now").mockReturnValue(0);
  const copied = Store.reading(await stored([message]), (store) => copyRows(store, copy));
  await vi.waitFor(() => expect(writes.mock.settledResults[0]?.type).toBe("rejected"), eventually);
  await other.exec("COMMIT");
  await copied;
  expect(await Store.read(url)).toHaveLength(1);
});
