/** The table of `npm run leads`: a sender's text cannot control the terminal. */
import { describe, expect, test } from "vitest";
import { estimate, lead, said, stored } from "../../../tests/leads.ts";
import { message, whole } from "../../../tests/receiver.ts";
import { idOf, type Lead } from "../store/lead.ts";
import { toTable } from "./table.ts";

const table = (leads: Lead[]) => whole(toTable(() => [leads], new Map()));

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
    expect(text).toContain("a [2J ]0;owned b c 31mde f gh i");
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
