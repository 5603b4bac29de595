/** `npm run leads`, over real files. */
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Papa from "papaparse";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import { folder, freshUrl, hurry, message, otherAt, run, whole } from "../../tests/receiver.ts";
import type { JsonObject } from "../engine/schema.ts";
import { momentOf, usage } from "./command.ts";
import { toCsv } from "./csv.ts";
import { idOf, type Lead } from "./lead.ts";
import { follow, report } from "./list.ts";
import { Store } from "./store.ts";
import { toTable } from "./table.ts";

const day = 86_400_000;
const noon = Date.parse("2026-11-21T12:00:00Z");

const lead = (body: JsonObject, more: Partial<Lead> = {}): Lead => ({
  ...{ id: "0123456789abcdef0123456789abcdef", form: "contact", receivedAt: noon, lastSeenAt: noon, count: 1 },
  ...more,
  body: { formName: "contact", ...body },
});

/** What the command says. */
const said = (args: string[], env: NodeJS.ProcessEnv) => whole(report(args, env));

const table = (leads: Lead[]) => whole(toTable(() => [leads], new Map()));
const csv = (leads: Lead[]) => whole(toCsv(() => [leads], new Map()));

/** A database with these bodies, each a day older than the one before. */
async function stored(bodies: JsonObject[], newest = noon): Promise<string> {
  const url = freshUrl();
  const store = await Store.open(url);
  for (const [index, body] of bodies.entries()) await store.add(String(body.formName), body, newest - index * day);
  await store.close();
  return url;
}

const estimate = {
  ...{ formName: "estimate", firstName: "Bo", lastName: "Ek", email: "bo@example.com", company: "Tarn AB" },
  ...{
    phone: "+49 30 555 0101",
    services: ["CI/CD Pipeline", "Cloud Solutions"],
    description: "Nightly builds, daily",
  },
};

describe("the table", () => {
  test("shows who wrote what, newest first", async () => {
    const url = await stored([estimate, message]);
    const text = await said([], { LEADS_URL: url });
    expect(text).toBe(
      `
Received (UTC)       Form      Name         Email             Company  What it says           ID        Times
-------------------  --------  -----------  ----------------  -------  ---------------------  --------  -----
2026-11-21 12:00:00  estimate  Bo Ek        bo@example.com    Tarn AB  Nightly builds, daily  IDESTIM8  1
2026-11-20 12:00:00  contact   Ines Haddad  ines@example.com           Forty clusters         IDCONTA8  1

2 leads in ${url}`
        .trim()
        .replace("IDESTIM8", idOf(estimate).slice(0, 8))
        .replace("IDCONTA8", idOf(message).slice(0, 8)),
    );
  });

  test("prints nothing that steers a terminal or looks like another row", async () => {
    const evil = "a\u001b[2J\u001b]0;owned\u0007b\r\nc\u009b31md\u202ee\u2028f\u0000g\u200bh\ti";
    const text = await table([lead({ name: evil, email: evil, company: evil, subject: evil }, { form: evil })]);
    expect(text.split("\n")).toHaveLength(3);
    expect(text).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u);
    expect(text).toContain("a [2J ]0;owned b c 31md e f g h");
  });

  test("cuts what is long, between characters", async () => {
    const [, rule = "", row = ""] = (await table([lead({ name: "👩".repeat(30), subject: "x".repeat(500) })])).split(
      "\n",
    );
    expect(row).toContain(`  ${"👩".repeat(23)}…  `);
    expect(row).toContain(` ${"x".repeat(47)}…  `);
    expect([...row].length).toBeLessThanOrEqual([...rule].length);
  });

  test("shows something of any form", async () => {
    const text = await table([
      lead({ topic: "Kubernetes", tags: ["a", "b"], weekly: true, empty: "" }, { form: "newsletter" }),
      lead({ name: { first: "Ada" }, email: ["a@b.example"], subject: 7 }),
    ]);
    expect(text).toContain("Kubernetes; a; b; Yes");
    expect(text).toContain("name: first: Ada");
  });

  test("stands for very many leads", async () => {
    expect((await table(Array.from({ length: 130_000 }, () => lead({})))).length).toBeGreaterThan(1e6);
  });
});

describe("what is asked for", () => {
  test("one form", async () => {
    const env = { LEADS_URL: await stored([estimate, message]) };
    expect(await said(["--form", "contact"], env)).toContain("\n\n1 lead in ");
    expect(await said(["--form", "contact"], env)).not.toContain("estimate");
    expect(await said(["--form", "newsletter"], env)).toBe(`0 leads in ${env.LEADS_URL}`);
    expect(await said(["--form", "newsletter", "--json"], env)).toBe("[]");
  });

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

  test("an unknown option is an error that says which there are", async () => {
    await expect(said(["--help"], {})).rejects.toThrow(/^npm run leads\n.*\n.*'--help'.*\n {2}fix: .*--csv/);
    await expect(said(["contact"], {})).rejects.toThrow("'contact'");
  });
});

describe("--delete", () => {
  const bodies = [message, { ...message, subject: "Older" }, estimate];

  test("an id, whatever else there is, and nothing of it is left in any file", async () => {
    const env = { LEADS_URL: await stored(bodies) };
    const [{ id } = { id: "" }] = JSON.parse(await said(["--json", "--form", "estimate"], env));
    expect(await said(["--delete", id, "--yes"], env)).toBe(`1 lead deleted from ${env.LEADS_URL}`);
    expect(JSON.parse(await said(["--json"], env)).map(({ form }: Lead) => form)).toEqual(["contact", "contact"]);
    const file = env.LEADS_URL.slice("file:".length);
    for (const part of ["", "-wal"].filter((end) => existsSync(file + end)))
      expect(readFileSync(file + part).includes("bo@example.com"), part).toBe(false);
    expect(await said(["--delete", id, "--yes"], env)).toBe(`No lead is deleted: ${env.LEADS_URL} has none of them`);
  });

  test("the beginning of an id, as the table shows it, as long as no other has it", async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...message, subject: `${index}` }));
    const env = { LEADS_URL: await stored(many) };
    const ids = many.map(idOf);
    const shared = ids.find((id) => ids.filter((other) => other[0] === id[0]).length > 1)?.slice(0, 1) ?? "";
    await expect(said(["--delete", shared, "--yes"], env)).rejects.toThrow("as much of it as no other has");
    expect(await said(["--delete", ids[7]?.slice(0, 8) ?? "", "--yes"], env)).toMatch(/^1 lead deleted/);
    expect(JSON.parse(await said(["--json"], env)).map(({ body }: Lead) => body.subject)).not.toContain("7");
    expect(await said(["--delete", "%", "--yes"], env)).toMatch(/^No lead is deleted/);
  });

  test("an address, whatever its case, form and field, and nothing else", async () => {
    const [theirs, others] = [
      [message, { ...estimate, email: "INES@example.com" }, { formName: "old", who: { mail: ["Ines@Example.com"] } }],
      [
        estimate,
        { ...message, email: "xines@example.com" },
        { ...message, email: "", message: 'say "ines@example.com"' },
      ],
    ];
    const env = { LEADS_URL: await stored([...theirs, ...others]) };
    const found = async (args: string[]) =>
      JSON.parse(await said([...args, "--json"], env)).map(({ body }: Lead) => body);
    expect(await found(["--email", "ines@EXAMPLE.com"])).toEqual(theirs);
    expect(await found(["--email", "ines@EXAMPLE.com", "--form", "old"])).toEqual(theirs.slice(2));
    expect(await said(["--email", "ines@example.com", "--csv"], env)).not.toContain("xines");
    expect(await found(["--email", "ine_@example.com"])).toEqual([]);
    expect(await said(["--delete", "--email", "ines@example.com", "--yes"], env)).toMatch(/^3 leads deleted/);
    expect(await found([])).toEqual(others);
  });

  test("what is older than a span", async () => {
    const env = { LEADS_URL: await stored(bodies, Date.now()) };
    expect(await said(["--delete", "--older-than", "36h", "--yes"], env)).toMatch(/^1 lead deleted/);
    expect(await said(["--delete", "--older-than", "24mo", "--yes"], env)).toMatch(/^No lead is deleted/);
    expect(await said([], env)).toContain("2 leads in");
  });

  test.each([
    ["neither", ["--delete"]],
    ["both", ["--delete", "x", "--older-than", "24mo"]],
    ["a filter that deletes nothing", ["--delete", "x", "--form", "contact"]],
    ["a date", ["--delete", "--older-than", "2026-01-01"]],
    ["two ids", ["--delete", "x", "y"]],
    ["an option of the list", ["--delete", "x", "--csv"]],
    ["an id and an address", ["--delete", "x", "--email", "ines@example.com"]],
    ["no address", ["--delete", "--email", ""]],
    ["half an address", ["--delete", "--email", "ines"]],
  ])("%s is an error", async (_what, args) => {
    const env = { LEADS_URL: await stored(bodies) };
    await expect(said([...args, "--yes"], env)).rejects.toThrow("fix:");
    expect(await said([], env)).toContain("3 leads in");
  });

  test("asks first; where nobody can answer, --yes has to", async () => {
    const url = await stored([message]);
    const { code, output } = await command(["--delete", "--older-than", "0m"], url);
    expect([code, output]).toEqual([1, ""]);
    await expect(said(["--delete", "--older-than", "0m"], { LEADS_URL: url })).rejects.toThrow(
      /^--delete\n {2}expected: .*\n {2}found: .*\n {2}fix: +the same command with --yes$/,
    );
    expect(await said([], { LEADS_URL: url })).toContain("1 lead in");
  });

  test.each([
    ["24mo", "2026-11-21T12:00:00Z", "2024-11-21T12:00:00Z"],
    ["1mo", "2026-03-31T12:00:00Z", "2026-02-28T12:00:00Z"],
    ["12mo", "2028-02-29T00:00:00Z", "2027-02-28T00:00:00Z"],
  ])("%s before %s", (span, now, before) => {
    expect(momentOf(span, Date.parse(now))).toBe(Date.parse(before));
  });
});

describe("--backup", () => {
  test("is one file with every lead as it was", async () => {
    const env = { LEADS_URL: await stored([message, estimate]) };
    const file = join(folder(), "copy of #1 %20?.db");
    expect(await said(["--backup", file], env)).toBe(`2 leads copied to ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copied = { LEADS_URL: `file:${encodeURIComponent(file)}` };
    expect(await said(["--json"], copied)).toBe(await said(["--json"], env));
    await expect(said(["--backup", file], env)).rejects.toThrow("a file that is not there yet");
  });

  test("is consistent while leads arrive", async () => {
    const url = freshUrl();
    const store = await Store.open(url);
    let added = 0;
    let isDone = false;
    const writing = (async () => {
      for (; !isDone; added += 20)
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => store.add("note", { n: added + index }, added + index)),
        );
    })();
    await vi.waitFor(() => expect(added).toBeGreaterThan(200));
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

test("--watch shows new leads as they come, each once", async () => {
  const url = await stored([estimate], Date.now());
  const stop = new AbortController();
  const printed: string[] = [];
  const watching = follow(["--watch"], { LEADS_URL: url }, (text) => printed.push(text), stop.signal);
  await vi.waitFor(() => expect(printed).toHaveLength(1));
  const store = await Store.open(url);
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const subject of ["First", "Second"]) await store.add("contact", { ...message, subject });
  await store.add("contact", { ...message, subject: "Second" });
  await vi.waitFor(() => expect(printed.join("\n")).toContain("Second"), { timeout: 20_000 });
  await store.add("contact", { ...message, subject: "Third" });
  await vi.waitFor(() => expect(printed.join("\n")).toContain("Third"), { timeout: 20_000 });
  stop.abort();
  await watching;
  await store.close();
  const shown = printed.join("\n").match(/First|Second|Third|Nightly/g);
  expect(shown).toEqual(["First", "Second", "Third"]);
});

test("--watch goes on over a row that is no lead, and names it once", async () => {
  const url = await stored([estimate, { ...message, subject: "Spoilt" }], Date.now());
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  const other = otherAt(url);
  await other.exec(`UPDATE leads SET body = 'no JSON', received_at = ${Date.now()} WHERE body LIKE '%Spoilt%'`);
  other.close();
  const stop = new AbortController();
  const printed: string[] = [];
  const watching = follow(["--watch"], { LEADS_URL: url }, (text) => printed.push(text), stop.signal);
  await Promise.race([watching, vi.waitFor(() => expect(errors).toHaveBeenCalled(), { timeout: 20_000 })]);
  const store = await Store.open(url);
  for (const subject of ["First", "Second"]) {
    await store.add("contact", { ...message, subject });
    await vi.waitFor(() => expect(printed.join("\n")).toContain(subject), { timeout: 20_000 });
  }
  await store.close();
  stop.abort();
  await watching;
  expect(errors).toHaveBeenCalledTimes(1);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining(idOf({ ...message, subject: "Spoilt" })));
});

test("how many leads are still to be told stands below the table", async () => {
  const url = freshUrl();
  const store = await Store.open(url, ["somebody"]);
  await store.add("contact", message, noon);
  await store.close();
  expect(await said([], { LEADS_URL: url })).toContain(
    "\n1 still to be told, the oldest since 2026-11-21T12:00:00.000Z",
  );
});

describe("a row that is no lead", () => {
  test.each([
    ["a body that is no JSON", "body = 'no JSON'"],
    ["a body that is no object", "body = '[1]'"],
    ["a time that is none", "received_at = 'yesterday'"],
    ["a time beyond all days", "last_seen_at = 9007199254740991"],
  ])("with %s is named and left out, and fails the command", async (_what, change) => {
    const url = await stored([estimate, message]);
    const other = otherAt(url);
    await other.exec(`UPDATE leads SET ${change} WHERE form = 'contact'`);
    other.close();
    for (const args of [[], ["--csv"], ["--json"]]) {
      const { code, output, errors } = await command(args, url);
      expect([code, output.includes("bo@example.com"), output.includes("ines@")]).toEqual([1, true, false]);
      expect(errors).toContain(idOf(message));
    }
    const file = join(folder(), "copy.db");
    expect(await said(["--backup", file], { LEADS_URL: url })).toMatch(/^2 leads copied/);
    expect(await said(["--delete", idOf(message), "--yes"], { LEADS_URL: url })).toMatch(/^1 lead deleted/);
    expect(await said([], { LEADS_URL: url })).toContain("1 lead in");
  });
});

describe("before anything has arrived", () => {
  test("says so, and makes no database", async () => {
    const url = freshUrl();
    expect(await said([], { LEADS_URL: url })).toBe(`No lead has arrived yet: there is no ${url}`);
    expect(await said(["--json"], { LEADS_URL: url })).toBe("[]");
    expect(await said(["--csv"], { LEADS_URL: url })).toBe("\ufeffid,form,receivedAt,lastSeenAt,count");
    expect(existsSync(url.slice("file:".length))).toBe(false);
  });
});

describe("--csv", () => {
  test("has every field of every lead, a row each", async () => {
    const text = await said(["--csv"], { LEADS_URL: await stored([estimate, message]) });
    const { data, errors } = Papa.parse<{ [column: string]: string }>(text, { header: true });
    expect(errors).toEqual([]);
    expect(data).toMatchObject([
      {
        ...{ form: "estimate", receivedAt: "2026-11-21T12:00:00.000Z", lastSeenAt: "2026-11-21T12:00:00.000Z" },
        ...{ count: "1", firstName: "Bo", services: "CI/CD Pipeline; Cloud Solutions", subject: "" },
        id: expect.stringMatching(/^[\da-f]{32}$/),
      },
      { form: "contact", firstName: "", name: "Ines Haddad", message: message.message },
    ]);
    expect(data[0]).not.toHaveProperty("formName");
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["+49 30 555 0101", "+49 30 555 0101"],
    ["+1 (555) 555-0142", "+1 (555) 555-0142"],
    ["+442079460000", "+442079460000"],
    ["+1+1", "'+1+1"],
    ["+1 A1", "'+1 A1"],
    ["+44 20;=1", "'+44 20;'=1"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", "'\r=1"],
    ["\n=1", "'\n=1"],
    ["  =1", "'  =1"],
    ["=HYPERLINK(1)\nand a second line", "'=HYPERLINK(1)\nand a second line"],
    ['=1,"a"', `'=1,"a"`],
    ["＝1", "'＝1"],
    ["\u0000=1", "'=1"],
    ["a;=1;b", "a;'=1;b"],
    ["a, b", "a, b"],
    ['say "x"', 'say "x"'],
    ["one\ntwo\r\nthree", "one\ntwo\r\nthree"],
    ["a = b + c @ d - e; f", "a = b + c @ d - e; f"],
    ["a\u001b[2Jb", "a[2Jb"],
    ["O'Neil", "O'Neil"],
  ])("%j is read back as %j", async (text, read) => {
    const { data, errors } = Papa.parse<string[]>(await csv([lead({ text, after: "x" })]));
    expect(errors).toEqual([]);
    expect(data[1]?.slice(5)).toEqual([read, "x"]);
  });

  test("says answers in the words of their form, and of one that has gone as they were sent", async () => {
    const clouds = [
      { const: "aws", title: "Amazon" },
      { const: "gcp", title: "Google" },
    ];
    const form = formFrom(
      fields({
        cloud: { title: "Cloud: which", oneOf: clouds },
        team: fields({ size: { type: "number" }, lead: { type: "boolean" } }),
      }),
    );
    const body = { cloud: "aws", team: { size: 3, lead: true } };
    const leads = [lead(body, { form: "test" }), lead(body, { form: "old" })];
    const text = await whole(toCsv(() => [leads], new Map([["test", form]])));
    const { data } = Papa.parse<string[]>(text);
    expect(data.map((row) => row.slice(5))).toEqual([
      ["cloud", "team"],
      ["Amazon", "Team: Size: 3; Team: Lead: Yes"],
      ["aws", "team: size: 3; team: lead: Yes"],
    ]);
    expect(await whole(toTable(() => [leads], new Map([["test", form]])))).toMatch(/Amazon.*\n.*aws/);
  });

  test("no entry of a list starts a formula either", async () => {
    expect(await csv([lead({ list: ["=1", "b", "@c"] })])).toContain("'=1; b;' @c");
  });

  test("keeps the fields of a form apart from the columns of a lead, and names harmless", async () => {
    const { data } = Papa.parse<string[]>(await csv([lead({ id: "mine", "=cmd": "x", constructor: "y" }), lead({})]));
    expect(data[0]?.slice(5)).toEqual(["id (field)", "'=cmd", "constructor"]);
    expect(data[1]?.slice(5)).toEqual(["mine", "x", "y"]);
    expect(data[2]?.slice(5)).toEqual(["", "", ""]);
  });
});

describe("--json", () => {
  test("has every row with all its fields, its id and its counter", async () => {
    const url = await stored([message]);
    const store = await Store.open(url);
    const id = await store.add("contact", message, noon + 60_000);
    await store.close();
    expect(JSON.parse(await said(["--json"], { LEADS_URL: url }))).toEqual([
      {
        ...{ id, form: "contact", body: message, count: 2 },
        ...{ receivedAt: "2026-11-21T12:00:00.000Z", lastSeenAt: "2026-11-21T12:01:00.000Z" },
      },
    ]);
  });

  test("steers no terminal, and is still the same text", async () => {
    const evil = { formName: "contact", text: "a\u001b[2J\u009b31m\u007f\u202e\u2028\ufeff b" };
    const text = await said(["--json"], { LEADS_URL: await stored([evil]) });
    expect(text).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u);
    expect(JSON.parse(text)[0].body).toEqual(evil);
  });
});

test("does not show the password of a database elsewhere", async () => {
  const env = { LEADS_URL: "postgres://user:secret@leads.invalid:99/leads" };
  hurry();
  const error = await said([], env).catch(String);
  expect(error).toContain("postgres://leads.invalid:99/leads:");
  expect(error).not.toContain("secret");
});

/** The command in a process of its own. */
async function command(args: string[], url: string) {
  const child = run("src/receiver/list.ts", args, { LEADS_URL: url }, "pipe");
  const [output, errors, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
    once(child, "close"),
  ]);
  return { code, output, errors };
}

test("the command reads while a receiver writes, and disturbs nothing", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  let added = 0;
  let isRead = false;
  const writing = (async () => {
    while (!isRead) {
      await store.add("note", { formName: "note", index: added }, noon + added);
      added += 1;
      // Those of one millisecond have no order.
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

test("the command ends with an error on a wrong value", async () => {
  expect(await command(["--since", "soon"], freshUrl())).toMatchObject({ code: 1, output: "" });
});
