/** Form posts with files, over real sockets: what a browser sends for a form with a file input, without script. */

import { describe, expect, test } from "vitest";
import { fieldsIn } from "../../../tests/form-post.ts";
import { fields, formFrom } from "../../../tests/forms.ts";
import { post, start, whole } from "../../../tests/receiver.ts";
import { bodiesAt } from "../../../tests/stored.ts";
import { multipartType } from "../../engine/define/content-types.ts";
import { leastBytes, maxValues, mostFiles } from "../../engine/define/limits.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { toTable } from "../leads/table.ts";
import { Store } from "../store/store.ts";
import { textsFromParts } from "./multipart.ts";

const data = { type: "string", format: "data-url", maxLength: 2_000 } as const;
const form = formFrom({
  ...fields(
    {
      name: { type: "string" },
      plan: { ...data, title: "Plan", contentMediaType: "application/pdf" },
      photos: { type: "array", title: "Photos", maxItems: 2, items: { ...data } },
    },
    "name",
    "plan",
  ),
});

const file = (text: string, name: string, type = "application/pdf"): [Blob, string] => [
  new Blob([text], { type }),
  name,
];
const pdf = file("%PDF-1.7", "Plan é.pdf");

type Given = { [name: string]: string | [Blob, string] | (string | [Blob, string])[] };

/** Sends form data, encoded as by a browser; returns the answer. */
async function submit(port: number, given: Given) {
  const body = new FormData();
  for (const [name, values] of Object.entries({ formName: "test", ...given }))
    for (const value of Array.isArray(values) && !(values[0] instanceof Blob) ? values : [values])
      if (typeof value === "string") body.append(name, value);
      else body.append(name, ...(value as [Blob, string]));
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body });
  return { status: response.status, html: await response.text() };
}

const urlOf = (text: string, name: string, type = "application/pdf") =>
  `data:${type};name=${encodeURIComponent(name)};base64,${Buffer.from(text).toString("base64")}`;

test("a file is stored as a script would send it, and an empty file input is left out", async () => {
  const { port, url } = await start({}, [form]);
  const { status, html } = await submit(port, {
    name: "Ines\r\nHaddad",
    plan: pdf,
    photos: [file("one", "1.png", "image/png"), file("\0\xff", "2", "")],
  });
  expect(status, html).toBe(201);
  expect(html).toContain("Plan é.pdf");
  expect((await submit(port, { name: "Bo", plan: pdf, photos: file("", "", "application/octet-stream") })).status).toBe(
    201,
  );
  expect(await bodiesAt(url)).toEqual([
    { formName: "test", name: "Bo", plan: urlOf("%PDF-1.7", "Plan é.pdf"), photos: [] },
    {
      formName: "test",
      name: "Ines\nHaddad",
      plan: urlOf("%PDF-1.7", "Plan é.pdf"),
      photos: [urlOf("one", "1.png", "image/png"), urlOf("\0\xff", "2", "application/octet-stream")],
    },
  ]);
});

describe("a refused post", () => {
  test("is answered with a page that holds its files, which are sent again unless others are chosen", async () => {
    const { port, url } = await start({}, [form]);
    const { status, html } = await submit(port, { name: "", plan: pdf, photos: file("one", "1.png") });
    expect(status).toBe(400);
    expect(html.toLowerCase()).toContain(`enctype="${multipartType}"`);
    const held = fieldsIn(html);
    const holding = (name: string) =>
      held.filter(([field, value]) => field === name && value).map(([, value]) => value);
    expect([holding("plan"), holding("photos")]).toEqual([[urlOf("%PDF-1.7", "Plan é.pdf")], [urlOf("one", "1.png")]]);
    const again = { name: "Bo", plan: holding("plan"), photos: [file("two", "2.png"), ...holding("photos")] };
    expect((await submit(port, again)).status).toBe(201);
    const other = file("%PDF-2.0", "other.pdf");
    expect((await submit(port, { ...again, photos: [], plan: [other, ...holding("plan")] })).status).toBe(201);
    expect(await bodiesAt(url)).toMatchObject([
      { plan: urlOf("%PDF-2.0", "other.pdf"), photos: [] },
      { plan: urlOf("%PDF-1.7", "Plan é.pdf"), photos: [urlOf("two", "2.png"), urlOf("one", "1.png")] },
    ]);
  });

  test("holds no file if a required one was not chosen", async () => {
    const photos: Schema = { type: "array", title: "Photos", minItems: 1, items: { ...data } };
    const { port, url } = await start({}, [formFrom(fields({ photos }, "photos"))]);
    const { status, html } = await submit(port, { photos: file("", "", "application/octet-stream") });
    expect(status).toBe(400);
    expect(html).toContain("Photos is required");
    const held = fieldsIn(html).filter(([name]) => name === "photos");
    expect(held).toEqual([["photos", ""]]);
    expect((await submit(port, { photos: file("one", "1.png") })).status).toBe(201);
    expect(await bodiesAt(url)).toMatchObject([{ photos: [urlOf("one", "1.png", "application/pdf")] }]);
  });

  test("says what is wrong with a file, and does not hold it", async () => {
    const { port } = await start({}, [form]);
    const { status, html } = await submit(port, { name: "Bo", plan: file("no", "plan.pdf") });
    expect(status).toBe(400);
    expect(html).toContain("Plan must be a file of type PDF");
    expect(fieldsIn(html).filter(([name, value]) => name === "plan" && value)).toEqual([]);
  });
});

test.each([
  ["another type", file("no", "notes.txt", "text/plain"), "notes.txt: not of type PDF, not added"],
  ["a size", file("%PDF".repeat(600), "large.pdf"), "large.pdf: larger than 1 kB, not added"],
])(
  "of several files, the valid ones are held, and one of %s that the rules refuse is named",
  async (_of, bad, said) => {
    const papers: Schema = { type: "array", title: "Papers", items: { ...data, contentMediaType: "application/pdf" } };
    const { port, url } = await start({}, [formFrom(fields({ papers }))]);
    const { status, html } = await submit(port, { papers: [pdf, bad, file("%PDF-2.0", "other.pdf")] });
    expect(status).toBe(400);
    expect(html).toContain(`<p class="file-refused" role="status">${said}</p>`);
    const held = fieldsIn(html).flatMap(([name, value]) => (name === "papers" && value ? value : []));
    expect(held).toEqual([urlOf("%PDF-1.7", "Plan é.pdf"), urlOf("%PDF-2.0", "other.pdf")]);
    expect((await submit(port, { papers: held })).status).toBe(201);
    expect(await bodiesAt(url)).toMatchObject([{ papers: held }]);
  },
);

test.each([`"><script>alert(1)</script>.pdf`, "a\r\nX: y.pdf", "%E0%A4%A", "../../etc/passwd", "a;b,c.pdf"])(
  "a file named %j is accepted",
  async (name) => {
    const { port, url } = await start({}, [form]);
    const { status, html } = await submit(port, { name: "Bo", plan: file("%PDF-1.7", name) });
    expect(status, html).toBe(201);
    expect(html).not.toContain("<script>alert");
    const leads = (await Store.read(url)) ?? [];
    expect(await whole(toTable(() => [leads], new Map([["test", form]])))).toContain("Bo");
  },
);

test("names and texts are decoded to what was entered in the browser", () => {
  const part = (said: string, text: string) => `--x\r\ncontent-disposition: form-data; ${said}\r\n\r\n${text}\r\n`;
  const body = [
    part('name="a%22;b"', "one\r\ntwo"),
    part('name="a%22;b"', ""),
    part('name="é%0D%0A%41"', "\ufeff👩"),
    part('filename="p; name=q.pdf"; name="file"', "%PDF"),
  ];
  expect([
    ...textsFromParts(Buffer.from(`${body.join("")}--x--\r\n`), `${multipartType}; boundary="x"`, 1_000).texts,
  ]).toEqual([
    ['a";b', ["one\ntwo", ""]],
    ["é\r\n%41", ["👩"]],
    ["file", ["data:text/plain;name=p%3B%20name%3Dq.pdf;base64,JVBERg=="]],
  ]);
});

test.each<[string, string, string, number]>([
  ["no boundary", multipartType, "--x--", 400],
  ["a body without its boundary", `${multipartType}; boundary=x`, "formName=test", 400],
  [
    "a body that is cut off",
    `${multipartType}; boundary=x`,
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    400,
  ],
  [
    "a part without a name",
    `${multipartType}; boundary=x`,
    '--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\n1\r\n--x--',
    400,
  ],
  [
    "a part that says more of itself than any file's name has signs",
    `${multipartType}; boundary=x`,
    `--x\r\nContent-Disposition: form-data; name="${"a".repeat(20_000)}"\r\n\r\n1\r\n--x--`,
    400,
  ],
  [
    "a part that would be stored encoded",
    `${multipartType}; boundary=x`,
    '--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64\r\n\r\nMQ==\r\n--x--',
    400,
  ],
  [
    "a line that begins like the boundary",
    `${multipartType}; boundary=x`,
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--xy\r\n\r\n--x--',
    400,
  ],
  ["more than the form takes", `${multipartType}; boundary=x`, "x".repeat(leastBytes + 1), 413],
])("%s is refused", async (_what, type, body, status) => {
  const { port, url } = await start({}, [form]);
  expect((await post(port, body, { headers: { "Content-Type": type } })).status).toBe(status);
  expect(await bodiesAt(url)).toEqual([]);
});

test.each([
  ["more parts than a body may have values", 'name="name"', maxValues, /more than 5000 values/],
  ["more files than anybody picks", 'name="photos"; filename="a"', mostFiles, /more than 100 files/],
])("%s are refused, and as many as that are not", (_what, said, most, refusal) => {
  const read = (count: number) => {
    const parts = `--x\r\nContent-Disposition: form-data; ${said}\r\n\r\n1\r\n`.repeat(count);
    return textsFromParts(Buffer.from(`${parts}--x--`), `${multipartType}; boundary=x`, leastBytes);
  };
  expect(() => read(most)).not.toThrow();
  expect(() => read(most + 1)).toThrow(refusal);
});
