/** `npm run leads`, over real files: which leads are listed, and its other output. */
import { once } from "node:events";
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { command, day, estimate, noon, said, stored } from "../../../tests/leads.ts";
import { folder, freshUrl, hurry, message, otherAt, run } from "../../../tests/receiver.ts";
import { idOf, type Lead } from "../store/lead.ts";
import { Store } from "../store/store.ts";
import { momentOf, usage } from "./command.ts";
import { help } from "./help.ts";
import { formsOnDisk } from "./on-disk.ts";
import { follow, report } from "./report.ts";

describe("what is asked for", () => {
  test("one form", async () => {
    const env = { LEADS_URL: await stored([estimate, message]) };
    expect(await said(["--form", "contact"], env)).toContain("\n\n1 lead in ");
    expect(await said(["--form", "contact"], env)).not.toContain("estimate");
    expect(await said(["--form", "transformation"], env)).toBe(`0 leads in ${env.LEADS_URL}`);
    expect(await said(["--form", "kontact"], env)).toBe(
      `0 leads in ${env.LEADS_URL}\nThere is no form kontact: write "contact"`,
    );
    expect(await said(["--form", "newsletter", "--json"], env)).toBe("[]");
  });

  test.each(["--json", "--csv", "--files", "--watch"])(
    "a form that there is not, with %s: it is said beside the output",
    async (output) => {
      const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
      onTestFinished(() => errors.mockRestore());
      const env = { LEADS_URL: await stored([message]) };
      const ask = (form: string) => {
        const args = ["--form", form, output, ...(output === "--files" ? [join(folder(), "files")] : [])];
        if (output !== "--watch") return said(args, env);
        return follow(args, env, formsOnDisk, () => undefined, AbortSignal.abort());
      };
      await ask("transformation");
      expect(errors).not.toHaveBeenCalled();
      await ask("kontact");
      expect(errors.mock.calls).toEqual([['There is no form kontact: write "contact"']]);
    },
  );

  test("since a moment", async () => {
    const env = { LEADS_URL: await stored([estimate, message, { ...message, subject: "Older" }], Date.now()) };
    const count = async (since: string) => JSON.parse(await said(["--since", since, "--json"], env)).length;
    expect(await count("12h")).toBe(1);
    expect(await count("36h")).toBe(2);
    expect(await count("7d")).toBe(3);
    expect(await count(new Date(Date.now() - 1.5 * day).toISOString())).toBe(2);
    expect(await count("2999-01-01")).toBe(0);
  });

  test.each([
    ["30m", noon - 1_800_000],
    ["12h", noon - 43_200_000],
    ["7d", noon - 7 * day],
    ["2026-11-01", Date.parse("2026-11-01T00:00:00Z")],
    ["2026-11-01 14:30", Date.parse("2026-11-01T14:30:00Z")],
    ["2026-11-01 14:30:15", Date.parse("2026-11-01T14:30:15Z")],
    ["2026-11-01T14:30:15.250Z", Date.parse("2026-11-01T14:30:15.250Z")],
  ])("%s is a moment", (text, moment) => {
    expect(momentOf(text, noon)).toBe(moment);
  });

  test.each(["", "7", "yesterday", "yesterday 1", "2026-02-30", "2026-11-01 25:00", "1w", "-1d", "2026"])(
    "%j is none",
    (text) => {
      expect(() => momentOf(text, noon)).toThrow(
        new Error(
          [
            "--since",
            "  expected: a date (2026-11-01), a time (2026-11-01 14:30) or a span (30m, 12h, 7d)",
            `  found:    ${JSON.stringify(text)}`,
            `  fix:      ${usage}`,
          ].join("\n"),
        ),
      );
    },
  );

  test("the options, whatever stands beside and however wrong a setting is", async () => {
    expect(await said(["--help"], {})).toBe(help);
    expect(await said(["--csv", "--yes", "-h"], { LEADS_PORT: "x" })).toBe(help);
    for (const [option = ""] of usage.matchAll(/--[a-z-]+/g)) expect(help).toContain(option);
    for (const line of help.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test("an unknown option is an error that says which there are", async () => {
    await expect(said(["--all"], {})).rejects.toThrow(/^npm run leads\n.*\n.*'--all'.*\n {2}fix: .*--csv/);
    await expect(said(["contact"], {})).rejects.toThrow("'contact'");
  });
});

test("how many leads are still to be told stands below the table", async () => {
  const url = freshUrl();
  const store = await Store.open(url, ["somebody"]);
  await store.add("contact", message, { at: noon });
  await store.close();
  expect(await said([], { LEADS_URL: url })).toContain(
    "\nNotices still to be sent: 1, the oldest since 2026-11-21T12:00:00.000Z",
  );
});

describe("a row that is no lead", () => {
  const formats = [[], ["--csv"], ["--json"]];

  /** A readable lead, and one whose row was changed. */
  async function spoilt(change: string): Promise<string> {
    const url = await stored([estimate, message]);
    const other = otherAt(url);
    await other.exec(`UPDATE leads SET ${change} WHERE form = 'contact'`);
    other.close();
    return url;
  }

  test.each([
    ["a body that is no JSON", "body = 'no JSON'"],
    ["a body that is no object", "body = '[1]'"],
    ["a time that is none", "received_at = 'yesterday'"],
    ["a time beyond all days", "last_seen_at = 9007199254740991"],
  ])("with %s is named and left out", async (_what, change) => {
    const url = await spoilt(change);
    for (const args of formats) {
      let output = "";
      const reading = async () => {
        for await (const part of report(args, { LEADS_URL: url }, formsOnDisk)) output += part;
      };
      await expect(reading()).rejects.toThrow(idOf(message));
      expect([output.includes("bo@example.com"), output.includes("ines@")]).toEqual([true, false]);
    }
    const file = join(folder(), "copy.db");
    expect(await said(["--backup", file], { LEADS_URL: url })).toMatch(/^2 leads copied/);
    expect(await said(["--delete", idOf(message), "--yes"], { LEADS_URL: url })).toMatch(/^1 lead deleted/);
    expect(await said([], { LEADS_URL: url })).toContain("1 lead in");
  });

  test.each(formats.map((args) => ({ args })))("fails the command, which says which it is: $args", async ({ args }) => {
    const { code, output, errors } = await command(args, await spoilt("body = 'no JSON'"));
    expect([code, output.includes("bo@example.com"), output.includes("ines@")]).toEqual([1, true, false]);
    expect(errors).toContain(idOf(message));
  });
});

test.each([
  [["--csv", "--json"]],
  [["--json", "--files", "."]],
  [["--older-than", "24mo"]],
  [["--retry"]],
  [["--yes"]],
  [["--backup", "copy.db", "--form", "contact"]],
  [["--untold", "--csv"]],
  [["--clear", "a", "--delete", "b"]],
])("options of which one would be ignored are refused: %j", async (args) => {
  await expect(said(args, { LEADS_URL: freshUrl() })).rejects.toThrow(
    /^--[a-z-]+\n {2}expected: .*\n {2}found: {4}it /,
  );
});

describe("before anything has arrived", () => {
  test("says so, also beside what programs read, and makes no database", async () => {
    const url = freshUrl();
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => errors.mockRestore());
    const none = `there is no ${url}, or the receiver has another LEADS_URL`;
    expect(await said([], { LEADS_URL: url })).toBe(`No lead has arrived yet: ${none}`);
    expect(await said(["--delete", "--email", message.email, "--yes"], { LEADS_URL: url })).toBe(
      `No lead is deleted: ${none}`,
    );
    expect(await said(["--clear", "ab"], { LEADS_URL: url })).toBe(`No lead is cleared: ${none}`);
    expect(await said(["--untold"], { LEADS_URL: url })).toBe(`No lead has arrived yet: ${none}`);
    const env = { LEADS_URL: url, LEADS_NOTIFY: "smtps://mail.example?to=you@mail.example" };
    expect(await said(["--untold", "--retry"], env)).toBe(`Nothing is sent again: ${none}`);
    expect(errors).not.toHaveBeenCalled();
    expect(JSON.parse(await said(["--untold", "--json"], { LEADS_URL: url }))).toMatchObject({ count: 0 });
    expect(await said(["--json"], { LEADS_URL: url })).toBe("[]");
    expect(await said(["--csv"], { LEADS_URL: url })).toBe("\ufeffid,form,receivedAt,lastSeenAt,count");
    expect(errors.mock.calls).toEqual(Array(3).fill([`No lead has arrived yet: ${none}`]));
    expect(existsSync(url.slice("file:".length))).toBe(false);
  });

  test("does not say so where it cannot look", async () => {
    // As in a folder of another user; but root may look there.
    const path = join(folder(), "leads.db");
    symlinkSync(path, path);
    await expect(said([], { LEADS_URL: `file:${path}` })).rejects.toThrow(/found: .*leads\.db: ELOOP/);
  });
});

test("does not show the password of a database elsewhere", async () => {
  const env = { LEADS_URL: "postgres://user:secret@leads.invalid:99/leads" };
  hurry();
  const error = await said([], env).catch(String);
  expect(error).toContain("postgres://leads.invalid:99/leads:");
  expect(error).not.toContain("secret");
});

test("the command reads while a receiver writes, and disturbs nothing", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  let added = 0;
  let isRead = false;
  const writing = (async () => {
    while (!isRead) {
      await store.add("note", { formName: "note", index: added }, { at: noon + added });
      added += 1;
      // Leads of the same millisecond have no order.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  const { code, output } = await command(["--json"], url);
  isRead = true;
  await writing;
  const read: Lead[] = JSON.parse(output);
  expect(code).toBe(0);
  expect(read.length).toBeGreaterThan(0);
  expect(read.map(({ body }) => body.index)).toEqual(read.map((_, index) => read.length - 1 - index));
  expect(await store.list()).toHaveLength(added);
  await store.close();
});

test.each(["--json", "--csv"])("a reader of %s that has seen enough, as head has, is no mistake", async (option) => {
  const url = freshUrl();
  const store = await Store.open(url);
  const text = "x".repeat(5_000);
  // More than a pipe buffers.
  for (let index = 0; index < 100; index += 1)
    await store.add("note", { formName: "note", index, text }, { at: noon + index });
  await store.close();
  const child = run("src/receiver/leads/list.ts", [option], { LEADS_URL: url }, "pipe");
  child.stdout?.once("data", () => child.stdout?.destroy());
  const [errors, [code]] = await Promise.all([readText(child.stderr as Readable), once(child, "exit")]);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
});

test("the command ends with an error on a wrong value", async () => {
  expect(await command(["--since", "soon"], freshUrl())).toMatchObject({ code: 1, output: "" });
});
