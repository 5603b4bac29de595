import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lead, said, stored } from "../../../tests/leads.ts";
import { databasePath } from "../store/database.ts";
import { follow } from "./report.ts";

/** A store whose tables can be found, but not all of its leads. */
async function damaged(): Promise<string> {
  const url = await stored(
    Array.from({ length: 20 }, (_, index) => lead({ message: `${index} ${"x".repeat(500)}` }).body),
  );
  const bytes = readFileSync(databasePath(url));
  const page = bytes.indexOf("0 xxxxx") & -4096;
  bytes.fill(0xff, page, page + 4096);
  writeFileSync(databasePath(url), bytes);
  return url;
}

test("a store that turns out to be damaged midway is reported with a fix by every command", async () => {
  const url = await damaged();
  const words = `LEADS_URL in the environment\n  expected: a database of leads that can be opened and written\n  found:    ${url}: `;
  const tasks = [
    [],
    ["--csv"],
    ["--json"],
    ["--files", `${databasePath(url)}.files`],
    ["--delete", "--email", "a@b.c", "--yes"],
  ];
  for (const args of tasks) {
    const error: unknown = await said(args, { LEADS_URL: url }).catch((reason: unknown) => reason);
    expect([args, String(error)]).toEqual([args, expect.stringContaining(words)]);
    expect(String(error)).toMatch(/malformed\n {2}fix: {6}stop the receiver, then: .* --restore FILE.*dmesg/);
  }
  const watching = follow(
    ["--watch"],
    { LEADS_URL: url },
    () => new Map(),
    () => undefined,
    new AbortController().signal,
  );
  await expect(watching).rejects.toThrow(words);
});
