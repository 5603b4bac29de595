/** `npm run leads -- --csv`: every lead for a spreadsheet, safe from formula injection. */
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { estimate, lead, said, stored } from "../../../tests/leads.ts";
import { message, whole } from "../../../tests/receiver.ts";
import type { Lead } from "../store/lead.ts";
import { toCsv } from "./csv.ts";
import { toTable } from "./table.ts";

const csv = (leads: Lead[]) => whole(toCsv(() => [leads], new Map()));

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
    ["0612345678", "'0612345678"],
    ["06 12 34 56 78", "06 12 34 56 78"],
    ["4111111111111111", "'4111111111111111"],
    ["1E5", "'1E5"],
    ["00e1", "'00e1"],
    ["12.5e3", "'12.5e3"],
    ["2E-10", "'2E-10"],
    ["1.5e+21", "1.5e+21"],
    ["E5", "E5"],
    ["120", "120"],
    ["0", "0"],
    ["0.5", "0.5"],
    ["+1+1", "'+1+1"],
    ["+1 A1", "'+1 A1"],
    ["+44 20;=1", "'+44 20;'=1"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ["-1", "-1"],
    ["-1.5e+21", "-1.5e+21"],
    ["-1-1", "'-1-1"],
    ["- fast", "'- fast"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "\t'=1"],
    ["\r=1", "\r'=1"],
    ["\n=1", "\n'=1"],
    ["  =1", "'  =1"],
    ["=HYPERLINK(1)\nand a second line", "'=HYPERLINK(1)\nand a second line"],
    ['=1,"a"', `'=1,"a"`],
    ["＝1", "'＝1"],
    ["\u0000=1", "'=1"],
    ["a;=1;b", "a;'=1;b"],
    ['a;"=1;b', `a;"'=1;b`],
    ['a\n" =1;b', `a\n"' =1;b`],
    ['a;"b";c', 'a;"b";c'],
    ["a\n=1\r\n\r\n +1 A1\nb", "a\n'=1\r\n\r\n' +1 A1\nb"],
    ["a\t@SUM(A1)", "a\t'@SUM(A1)"],
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
    const mine = { id: "mine", "id (field)": "z", "=cmd": "x", constructor: "y", "why suspect": "said" };
    const { data } = Papa.parse<string[]>(await csv([lead(mine), lead(mine, { suspect: "links, offers" })]));
    const ids = ["id (field)", "id (field) (field)"];
    expect(data[0]?.slice(5)).toEqual([...ids, "'=cmd", "constructor", "why suspect (field)", "why suspect"]);
    expect(data[1]?.slice(5)).toEqual(["mine", "z", "x", "y", "said", ""]);
    expect(data[2]?.slice(5)).toEqual(["mine", "z", "x", "y", "said", "links, offers"]);
  });
});
