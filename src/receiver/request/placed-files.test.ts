/** Files in a body, by field: large ones only where they belong, and nothing else of that size. */

import { describe, expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { attachment, post, start } from "../../../tests/receiver.ts";
import { bodiesAt } from "../../../tests/stored.ts";
import { multipartType } from "../../engine/define/content-types.ts";
import { mostFiles } from "../../engine/define/limits.ts";

const file = { type: "string", format: "data-url", title: "Floor plan", maxLength: 1_400_000 } as const;
const form = formFrom(
  fields({ name: { type: "string", maxLength: 100 }, plan: file, more: { type: "array", items: file, maxItems: 2 } }),
);
const plan = attachment("plan.txt", "A floor plan, ".repeat(15_000));

const sent = (body: object) => ({ formName: "test", name: "Ines", plan: "", more: [], ...body });

/** The same without script. */
function parts(body: { [name: string]: string }): Buffer<ArrayBuffer> {
  const all = Object.entries({ formName: "test", ...body });
  const text = all.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  return Buffer.from(`${text.join("")}--x--`);
}

const asParts = { headers: { "Content-Type": `${multipartType}; boundary=x` } };

describe("is taken as it was sent", () => {
  test.each([
    ["a file", { plan }],
    ["in a list", { more: [plan, attachment("b.txt", "B")] }],
  ])("%s", async (_where, body) => {
    const { port, url } = await start({}, [form]);
    expect((await post(port, sent(body))).status).toBe(201);
    expect((await post(port, JSON.stringify(sent(body)).replaceAll("/", "\\/"))).status).toBe(201);
    expect(await bodiesAt(url)).toMatchObject([body]);
  });

  test("one that a page that came back holds", async () => {
    const { port, url } = await start({}, [form]);
    expect((await post(port, parts({ name: "Ines", plan }), asParts)).status).toBe(201);
    expect((await post(port, parts({ name: "Bo", more: plan }), asParts)).status).toBe(201);
    expect(await bodiesAt(url)).toMatchObject([{ more: [plan] }, { plan }]);
  });
});

test("files of many entries are refused beyond what the form says that they may have together", async () => {
  const guests = { type: "array", items: fields({ photo: file }) } as const;
  const { port } = await start({}, [formFrom(fields({ guests }), { lang: "de" })]);
  const photo = attachment("a.txt", "x".repeat(1_000_000));
  const sending = (count: number) => post(port, { formName: "test", guests: Array(count).fill({ photo }) });
  expect((await sending(5)).status).toBe(201);
  const { status, body } = await sending(6);
  expect([status, body.errors]).toEqual([
    400,
    [{ field: "guests.5.photo", message: "Alle Dateien zusammen: bis zu 5,6 MB" }],
  ]);
});

describe("is refused", () => {
  test.each<[what: string, body: object | Buffer, status: number, error: string]>([
    ["a file where none belongs", sent({ name: plan }), 413, "The body without its files is larger than"],
    ["one of a name that nobody has given a field", sent({ stranger: plan }), 413, "without its files"],
    ["a text of that size where a file belongs", sent({ plan: "x".repeat(700_000) }), 413, "without its files"],
    [
      "more files than anybody picks",
      sent({ more: Array(mostFiles + 1).fill(attachment("a", "a".repeat(99))) }),
      400,
      "more than 100 files",
    ],
    ["a file that is too large", sent({ plan: attachment("a.txt", "x".repeat(1_100_000)) }), 400, "not valid"],
  ])("%s", async (_what, body, status, error) => {
    const { port, url } = await start({}, [form]);
    const answer = await post(port, body);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(error)]);
    expect(await bodiesAt(url)).toEqual([]);
  });

  test.each([
    ["at its end", `${plan.slice(0, -1)}#`],
    ["in the middle", `${plan.slice(0, 200_000)}-_${plan.slice(200_002)}`],
    ["at its beginning", plan.replace("base64,", "base64,#")],
  ])("a file that is broken %s, with the sentence of its field", async (_where, broken) => {
    const { port } = await start({}, [form]);
    const errors = [{ field: "plan", message: "Floor plan is not in the expected format" }];
    expect((await post(port, sent({ plan: broken }))).body.errors).toEqual(errors);
  });

  test("without script, a file where none belongs, or a text as large", async () => {
    const { port, url } = await start({}, [form]);
    expect((await post(port, parts({ name: plan }), asParts)).status).toBe(413);
    expect((await post(port, parts({ plan: "x".repeat(700_000) }), asParts)).status).toBe(413);
    expect(await bodiesAt(url)).toEqual([]);
  });
});

test("a page that comes back holds large files as they were sent, but none that is broken", async () => {
  const { port } = await start({}, [form]);
  const body = parts({ name: "x".repeat(101), plan, more: `${plan.slice(0, -1)}#` });
  const { headers } = asParts;
  const html = await (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, headers })).text();
  expect(
    html
      .split("data:")
      .slice(1)
      .map((text) => `data:${text.split('"')[0]}` === plan),
  ).toEqual([true]);
  expect(html).toContain("plan.txt");
});
