/** Free keys in form posts without script: the page has an input for each key, which is no field itself. */
import { describe, expect, test } from "vitest";
import { type Fields, fieldsIn, submit, withFields } from "../../../tests/form-post.ts";
import { fields, formFrom } from "../../../tests/forms.ts";
import { start } from "../../../tests/receiver.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { Store } from "../store/store.ts";

const text = (title: string): Schema => ({ type: "string", title });
const card = fields({ kind: { const: "card" }, holder: text("Holder") }, "holder");
const invoice = fields({ kind: { const: "invoice" }, reference: text("Reference") }, "reference");
const form = formFrom({
  ...fields(
    {
      name: text("Name"),
      extras: { type: "object", title: "Extras", additionalProperties: text("Value") },
      payments: {
        type: "object",
        title: "Payments",
        additionalProperties: { title: "Payment", oneOf: [invoice, card] },
      },
    },
    "name",
  ),
});

const nested = formFrom({
  ...fields({ name: text("Name") }, "name"),
  additionalProperties: { type: "object", title: "Shelf", additionalProperties: text("Book") },
});

async function stored(fields: Fields, of = form) {
  const { port, url } = await start({}, [of]);
  const { status } = await submit(port, [["formName", "test"], ["name", "Ines"], ...fields]);
  const [lead] = (await Store.read(url)) ?? [];
  const { formName: _test, name: _ines, ...body } = lead?.body ?? {};
  return [status, body];
}

describe("what is typed into the box is the key", () => {
  test.each<[what: string, sent: Fields, body: object, of?: typeof form]>([
    [
      "the same",
      [
        ["extras.color~key", "color"],
        ["extras.color", "red"],
      ],
      { extras: { color: "red" } },
    ],
    [
      "another, wherever its box stands",
      [
        ["extras.color", "red"],
        ["extras.color~key", " v1.2~key "],
      ],
      { extras: { "v1.2~key": "red" } },
    ],
    [
      "none, which changes nothing",
      [
        ["extras.color~key", ""],
        ["extras.color", "red"],
      ],
      { extras: { color: "red" } },
    ],
    [
      "two that change places",
      [
        ["extras.a~key", "b"],
        ["extras.a", "1"],
        ["extras.b~key", "a"],
        ["extras.b", "2"],
      ],
      { extras: { b: "1", a: "2" } },
    ],
    [
      "one that is taken",
      [
        ["extras.a~key", "a"],
        ["extras.a", "1"],
        ["extras.b~key", "a"],
        ["extras.b", "2"],
      ],
      { extras: { a: "1", "a-1": "2" } },
    ],
    [
      "one with signs that cannot be seen",
      [
        ["extras.a~key", "te\u00adam\u200b"],
        ["extras.a", "1"],
      ],
      { extras: { team: "1" } },
    ],
    [
      "one of a key that is called like a box",
      [
        ["extras.a~key~key", "b"],
        ["extras.a~key", "1"],
      ],
      { extras: { b: "1" } },
    ],
    [
      "that of a choice",
      [
        ["payments.x~key", "deposit"],
        ["payments.x~branch", "1"],
        ["payments.x.holder", "Ola"],
      ],
      { payments: { deposit: { kind: "card", holder: "Ola" } } },
    ],
    [
      "keys inside keys, at the top",
      [
        ["x~key", "first"],
        ["x.y~key", "second"],
        ["x.y", "Moby-Dick"],
      ],
      { first: { second: "Moby-Dick" } },
      nested,
    ],
  ])("%s", async (_what, sent, body, of) => expect(await stored(sent, of)).toEqual([201, body]));
});

const wishes = formFrom({
  ...fields({ name: text("Name") }, "name"),
  properties: {
    name: text("Name"),
    wishes: { type: "object", title: "Wishes", additionalProperties: { type: "boolean", title: "Wanted" } },
  },
});

test("an entry with a name and an unticked box, of which browsers send the name only, is a no", async () => {
  const sent: Fields = [
    ["wishes.newKey~key", "Lunch"],
    ["wishes.b~key", "Tea"],
    ["wishes.b", "true"],
    ["wishes.newKey-1~key", ""],
  ];
  expect(await stored(sent, wishes)).toEqual([201, { wishes: { Lunch: false, Tea: true } }]);
});

test("a field that the schema calls as new entries are called has a name", async () => {
  const own = {
    type: "object",
    title: "Own",
    properties: { newKey: text("New key") },
    additionalProperties: text("Own"),
  } as const;
  const sent: Fields = [
    ["own.newKey", "red"],
    ["own.newKey-1~key", "shade"],
    ["own.newKey-1", "dark"],
  ];
  expect(await stored(sent, formFrom(fields({ name: text("Name"), own })))).toEqual([
    201,
    { own: { newKey: "red", shade: "dark" } },
  ]);
});

test("the page that answers has them under the key that was typed, and can be sent", async () => {
  const { port, url } = await start({}, [form]);
  const { status, html } = await submit(port, [
    ["formName", "test"],
    ["extras.color~key", "shade"],
    ["extras.color", "red"],
  ]);
  expect(status).toBe(400);
  const again = fieldsIn(html);
  expect(again).toContainEqual(["extras.shade~key", "shade"]);
  expect(again).toContainEqual(["extras.shade", "red"]);
  await submit(port, withFields(again, { name: "Ines", "extras.shade~key": "tint" }));
  expect((await Store.read(url))?.map(({ body }) => body)).toMatchObject([{ extras: { tint: "red" } }]);
});

test("an entry without a key is refused beside its box, which is where its key can be typed", async () => {
  const { port, url } = await start({}, [form]);
  const sent: Fields = [
    ["formName", "test"],
    ["name", "Ines"],
    ["extras.newKey~key", ""],
    ["extras.newKey", "red"],
  ];
  const { status, html } = await submit(port, sent);
  expect(status).toBe(400);
  expect(html).toMatch(/id="test.extras.newKey-key"[^>]*aria-invalid="true"/);
  await submit(port, withFields(fieldsIn(html), { "extras.newKey~key": "color" }));
  expect((await Store.read(url))?.map(({ body }) => body)).toMatchObject([{ extras: { color: "red" } }]);
});

test("an entry of whose value the schema says nothing is a text, which can be typed as soon as it is added", async () => {
  const any = formFrom(fields({ labels: { type: "object", title: "Labels", additionalProperties: true } }));
  const { port } = await start({}, [any]);
  const { html } = await submit(port, [
    ["formName", "test"],
    ["labels~add", ""],
  ]);
  expect(fieldsIn(html)).toEqual(
    expect.arrayContaining([
      ["labels.newKey~key", ""],
      ["labels.newKey", ""],
    ]),
  );
  const sent: Fields = [
    ["labels.newKey~key", "team"],
    ["labels.newKey", "harbour"],
  ];
  expect(
    await stored(sent, formFrom(fields({ name: text("Name"), labels: any.schema.properties?.labels ?? {} }))),
  ).toEqual([201, { labels: { team: "harbour" } }]);
});

test("a value whose key may not be that is on the page that says so, and sent under another", async () => {
  const own: Schema = { title: "Own", patternProperties: { "^x": text("Value") }, additionalProperties: false };
  const { port, url } = await start({}, [formFrom(fields({ own }))]);
  const sent: Fields = [
    ["formName", "test"],
    ["own.newKey~key", "z"],
    ["own.newKey", "red"],
    // As posted by a page on which the key cannot be typed.
    ["own.newKey-1~key", "xb"],
    ["own.newKey-1", ""],
  ];
  const { html } = await submit(port, sent);
  expect(fieldsIn(html)).toContainEqual(["own.z", "red"]);
  await submit(port, withFields(fieldsIn(html), { "own.z~key": "xa" }));
  expect((await Store.read(url))?.map(({ body }) => body)).toMatchObject([{ own: { xa: "red" } }]);
});

test("what is wrong with a name is said of its box, not of the value beside it", async () => {
  const bells: Schema = { type: "object", additionalProperties: text("Value"), propertyNames: { pattern: "^[a-z]+$" } };
  const { port } = await start({}, [formFrom(fields({ bells }))]);
  const { html } = await submit(port, [
    ["formName", "test"],
    ["bells.Loud", "yes"],
  ]);
  const boxOf = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
  expect(boxOf("bells.Loud~key")).toMatch(/aria-invalid="true".*"test\.bells\.Loud-key-error"/);
  expect(boxOf("bells.Loud")).not.toContain("aria-invalid");
  expect(html).toContain('<a href="#test.bells.Loud-key">');
});
