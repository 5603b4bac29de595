/** `npm run leads -- --delete`: the selected leads are removed from every file, and nothing else. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { command, estimate, said, stored } from "../../../tests/leads.ts";
import { attachment, folder, message, otherAt } from "../../../tests/receiver.ts";
import { idOf, type Lead } from "../store/lead.ts";
import { momentOf } from "./command.ts";

describe("--delete", () => {
  const bodies = [message, { ...message, subject: "Older" }, estimate];

  test("removes the lead of an id, and leaves nothing of it in any file", async () => {
    const env = { LEADS_URL: await stored(bodies) };
    const [{ id } = { id: "" }] = JSON.parse(await said(["--json", "--form", "estimate"], env));
    expect(await said(["--delete", id, "--yes"], env)).toBe(`1 lead deleted from ${env.LEADS_URL}`);
    expect(JSON.parse(await said(["--json"], env)).map(({ form }: Lead) => form)).toEqual(["contact", "contact"]);
    const file = env.LEADS_URL.slice("file:".length);
    for (const part of ["", "-wal"].filter((end) => existsSync(file + end)))
      expect(readFileSync(file + part).includes("bo@example.com"), part).toBe(false);
    expect(await said(["--delete", id, "--yes"], env)).toBe(`No lead is deleted: ${env.LEADS_URL} has none of them`);
  });

  test("removes a lead's attachments, and leaves nothing of them in any file", async () => {
    const words = "a floor plan of the head office, ".repeat(2_000);
    const visit = { formName: "visit", email: "ines@example.com", plan: attachment("plan.txt", words) };
    const env = { LEADS_URL: await stored([visit, { ...visit, email: "bo@example.com", plan: attachment("b", "B") }]) };
    const file = env.LEADS_URL.slice("file:".length);
    const left = () =>
      ["", "-wal"].filter((end) => existsSync(file + end) && readFileSync(file + end).includes(words.slice(0, 200)));
    expect(left()).toEqual([""]);
    expect(await said(["--delete", "--email", "Ines@example.com", "--yes"], env)).toMatch(/^1 lead deleted/);
    expect(left()).toEqual([]);
    expect(await said(["--files", folder()], env)).toContain("1 file of 1 lead");
  });

  test("reports the number of deleted leads on Ctrl-C, and deletes the others when it is run again", async () => {
    const env = { LEADS_URL: await stored([message]) };
    const other = otherAt(env.LEADS_URL);
    await other.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 599)
      INSERT INTO leads (id, form, body, received_at, last_seen_at) SELECT n, form, body, n, n FROM leads, numbers`);
    other.close();
    const interrupt = (event: string | symbol) => {
      if (event === "SIGINT") setImmediate(() => process.emit("SIGINT"));
    };
    process.on("newListener", interrupt);
    const args = ["--delete", "--email", message.email, "--yes"];
    const broken = said(args, env).finally(() => process.off("newListener", interrupt));
    await expect(broken).rejects.toThrow("Broken off: 500 of 600 leads deleted");
    expect(await said(args, env)).toMatch(/^100 leads deleted/);
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

  test("an address with letters that SQLite has no small ones of, as it was written, and in either case", async () => {
    const bodies = ["MÜLLER@EXAMPLE.COM", "müller@example.com"].map((email) => ({ ...message, email }));
    const env = { LEADS_URL: await stored(bodies) };
    for (const email of ["MÜLLER@example.com", "müller@example.com"])
      expect(JSON.parse(await said(["--email", email, "--json"], env))).toHaveLength(2);
  });

  test.each([
    ["groß@example.com", "gross@example.com"],
    ["ıris@example.com", "iris@example.com"],
  ])("%s is not %s, though both have the same capitals", async (own, other) => {
    const env = { LEADS_URL: await stored([own, other].map((email) => ({ ...message, email }))) };
    await said(["--delete", "--email", own, "--yes"], env);
    expect(JSON.parse(await said(["--json"], env))).toMatchObject([{ body: { email: other } }]);
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

  test("a great number in parts: what is broken off is half done, and done to its end by the next", async () => {
    const env = { LEADS_URL: await stored([message]) };
    const other = otherAt(env.LEADS_URL);
    await other.exec(`
      WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 10500)
      INSERT INTO leads (id, form, body, received_at, last_seen_at) SELECT n, 'contact', '{}', n / 3, n / 3 FROM n;
      INSERT INTO outbox (id, received_at, target, due_at) SELECT id, received_at, 'x', 0 FROM leads WHERE form = 'contact';
      CREATE TRIGGER stop BEFORE DELETE ON leads WHEN old.id = '7000' BEGIN SELECT RAISE(ABORT, 'broken off'); END`);
    const deleted = () => said(["--delete", "--older-than", "24mo", "--yes"], env);
    await expect(deleted()).rejects.toThrow(/broken off.*\n.*\nBroken off: \d+ of 10500 leads deleted/);
    const listed = await said(["--form", "contact", "--since", "2026-01-01"], env);
    const [, left = ""] = /^Notices still to be sent: (\d+)/m.exec(listed) ?? [];
    expect(Number(left)).toBeGreaterThan(10_500 - 7_000);
    expect(Number(left)).toBeLessThan(10_500);
    await other.exec("DROP TRIGGER stop");
    other.close();
    expect(await deleted()).toMatch(new RegExp(`^${Number(left) - 1} leads deleted`));
    expect(await said([], env)).toMatch(/1 lead in .*\nNotices still to be sent: 1,/);
  });

  test.each([
    ["neither", ["--delete"]],
    ["both", ["--delete", "x", "--older-than", "24mo"]],
    ["a filter that deletes nothing", ["--delete", "x", "--form", "contact"]],
    ["a date", ["--delete", "--older-than", "2026-01-01"]],
    ["what was meant as months, and is minutes", ["--delete", "--older-than", "24m"]],
    ["two ids", ["--delete", "x", "y"]],
    ["an option of the list", ["--delete", "x", "--csv"]],
    ["an id and an address", ["--delete", "x", "--email", "ines@example.com"]],
    ["no address", ["--delete", "--email", ""]],
    ["suspects only", ["--delete", "--suspect", "--older-than", "0m"]],
    ["leads that are watched", ["--watch", "--delete", "--older-than", "0m"]],
    ["half an address", ["--delete", "--email", "ines"]],
  ])("%s is an error", async (_what, args) => {
    const env = { LEADS_URL: await stored(bodies) };
    await expect(said([...args, "--yes"], env)).rejects.toThrow("fix:");
    expect(await said([], env)).toContain("3 leads in");
  });

  test.each([["--delete"], ["--clear"]])(
    "%s with an empty id, as of an unset variable, does not mean the only lead",
    async (option) => {
      const env = { LEADS_URL: await stored([message]) };
      await expect(said([option, "", ...(option === "--delete" ? ["--yes"] : [])], env)).rejects.toThrow(
        'found:    ""',
      );
      expect(await said([], env)).toContain("1 lead in");
    },
  );

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
