/**
 * Form posts of forms with groups, lists and recursion: parsed by the names of their controls, with errors beside each.
 */
import { describe, expect, test } from "vitest";
import { fieldsIn, fieldsOf, submit } from "../../../tests/form-post.ts";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import { start } from "../../../tests/receiver.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { Store } from "../store/store.ts";
import { chosenIn, schemasIn } from "./chosen.ts";
import { bodyFrom, branchesFrom } from "./form-post.ts";
import { change, changeAsked } from "./list-changes.ts";
import { textsFrom } from "./posted-texts.ts";
import { withNoes } from "./unticked.ts";

describe("a form with groups and lists", () => {
  const person = fields({ name: { type: "string", title: "Name" }, vip: { type: "boolean", title: "VIP" } }, "name");
  const schema = {
    ...fields(
      {
        ship: { ...fields({ name: { type: "string", title: "Ship's name" } }, "name"), title: "Ship" },
        guests: { type: "array", title: "Guests", items: person, minItems: 1 },
        papers: { type: "string", format: "data-url", title: "Papers" },
        paid: { type: "boolean", title: "Paid" },
      },
      "ship",
      "guests",
      "papers",
    ),
    ...when(
      fields({ paid: { const: true } }, "paid"),
      fields({ receipt: { type: "string", title: "Receipt" } }, "receipt"),
    ),
  } as Schema;
  const form = formFrom(schema);

  test("is read by the names of its controls; what is no field of it is refused", () => {
    const sent = textsFrom(
      "formName=test&ship.name=Tern&guests.0.name=Ines&guests.2.name=Ola&guests.2.vip=on&ship.sails=3&guests=x&a.b=c",
    );
    expect(bodyFrom(form, sent)).toEqual({
      ...{ formName: "test", ship: { name: "Tern" }, "ship.sails": "3", "guests.": ["x"], "a.b": "c" },
      guests: [{ name: "Ines" }, {}, { name: "Ola", vip: true }],
    });
    expect(bodyFrom(form, textsFrom("guests.99999.name=y"))).toEqual({ ship: {}, guests: [{ name: "y" }] });
  });

  test("says what is wrong in each of them, beside its label", async () => {
    const { port } = await start({}, [form]);
    const { status, html } = await submit(port, [
      ...fieldsOf({ formName: "test", "ship.name": " ", "guests.0.name": "Ines", "guests.1.name": "", paid: "true" }),
      ...fieldsOf({ papers: "plan.pdf" }),
    ]);
    expect(status).toBe(400);
    for (const [id, legend, words] of [
      ["ship.name", 'for="test.ship.name"', "Ship&#x27;s name is required"],
      ["guests.1.name", "<legend>Guest 2</legend>", "(Guest 2: )?Name is required"],
      ["papers", 'for="test.papers"', "Papers "],
      ["receipt", 'for="test.receipt"', "Receipt is required"],
    ] as const) {
      expect(html).toContain(legend);
      expect(html).toMatch(new RegExp(`<a href="#test.${id}">${words}`));
      expect(html).toMatch(new RegExp(`<p class="field-error" id="test.${id}-error">${words}`));
      expect(html).toMatch(new RegExp(` id="test.${id}"`));
    }
    expect(html).toMatch(/<input[^>]* name="guests.0.name"[^>]* value="Ines"/);
    expect(html).toMatch(/<input[^>]* name="paid"[^>]* checked="" value="true"/);
  });
});

test("a branch of which nothing is filled in is known by its constant, unless it is inside one that is not chosen", () => {
  const kept = (kind: string, more: { [name: string]: Schema }) => fields({ kind: { const: kind }, ...more }, "kind");
  const box = { wifi: { type: "boolean" } } as const;
  const room = { oneOf: [kept("single", box), kept("double", box)] };
  const form = formFrom(fields({ stay: { oneOf: [kept("hotel", { room }), kept("home", box)] } }, "stay"));
  const sent = (texts: string) => bodyFrom(form, textsFrom(texts));
  expect(sent("stay~branch=0&stay.room~branch=1")).toEqual({ stay: { kind: "hotel", room: { kind: "double" } } });
  expect(sent("stay~branch=1&stay.room~branch=1")).toEqual({ stay: { kind: "home" } });
});

test("a box may be called as a field of another branch that is none", () => {
  const mail = fields({ kind: { const: "mail" }, sure: { type: "string" } }, "kind");
  const paper = fields({ kind: { const: "paper" }, sure: { type: "boolean" } }, "kind", "sure");
  const form = formFrom(fields({ way: { oneOf: [mail, paper] } }));
  const sent = withNoes(form, textsFrom("way~branch=1&way.sure~box="));
  expect(bodyFrom(form, sent)).toEqual({ way: { kind: "paper", sure: false } });
});

test("an unticked box that is a branch itself is a no, unless another branch has been chosen since", () => {
  const either: Schema = { anyOf: [{ type: "boolean" }, fields({ size: { type: "string" } })] };
  const form = formFrom(fields({ tents: { type: "array", items: either } }));
  const tent = (branch: number) => `tents~count=1&tents.0~branch=${branch}&tents.0~box=`;
  const sent = (branch: number) => bodyFrom(form, withNoes(form, textsFrom(tent(branch))));
  expect([sent(0), sent(1)]).toEqual([{ tents: [false] }, { tents: [{}] }]);
});

test("an entry of a list that has unticked boxes alone, of which browsers send nothing, is without any", () => {
  const days: Schema = { type: "array", uniqueItems: true, items: { type: "string", enum: ["mon", "tue"] } };
  const form = formFrom(fields({ weeks: { type: "array", items: days } }));
  expect(bodyFrom(form, textsFrom("weeks~count=1"))).toEqual({ weeks: [[]] });
});

test("a chosen branch brings the constants of its parts, and a button that adds to what has branches adds to it", () => {
  const text: Schema = { type: "string" };
  const kept = (title: string) => ({
    title,
    allOf: [fields({ name: text }), fields({ kind: { const: title } }, "kind")],
  });
  const form = formFrom({ type: "object", additionalProperties: text, oneOf: [kept("cat"), kept("dog")] });
  const sent = textsFrom("~branch=1&name=Rex&~add=");
  const body = { kind: "dog", name: "Rex" };
  expect(bodyFrom(form, sent)).toEqual(body);
  const asked = { path: "", change: "add" } as const;
  expect(changeAsked(form, sent)).toEqual(asked);
  change(form, schemasIn(form, chosenIn(form, sent)), body, asked);
  expect(body).toHaveProperty("newKey");
});

test("a form that contains itself is shown as deep as it was sent, and one level where something is missing", async () => {
  const others = Array.from({ length: 9 }, (_none, index) => [`text${index}`, { type: "string" }] as [string, Schema]);
  const node = fields({ name: { type: "string", title: "Name" }, next: { $ref: "#/definitions/node" } }, "name");
  const form = formFrom({
    ...fields({ first: { $ref: "#/definitions/node" }, ...Object.fromEntries(others) }, "first"),
    definitions: { node },
  });
  const { port } = await start({}, [form]);
  const { status, html } = await submit(port, [
    ["formName", "test"],
    ["first.next.next.name", "Ola"],
    // Left empty, they are the same as the groups that are drawn anyway.
    ...others.map(([name]): [string, string] => [name, ""]),
  ]);
  expect(status).toBe(400);
  const names = [...html.matchAll(/ name="(first[^"~]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["first.name", "first.next.name", "first.next.next.name"]);
});

describe("how many entries a list has is said by its page", () => {
  const text: Schema = { type: "string" };
  const list = (items: Schema): Schema => ({ type: "array", items });
  const paper = fields({ kind: { const: "paper" }, copies: list(text) }, "kind");
  const form = formFrom(
    fields({
      marks: list(fields({ vip: { type: "boolean" } })),
      way: { oneOf: [fields({ kind: { const: "mail" } }, "kind"), paper] },
      either: {
        oneOf: [
          { title: "Some", ...list(text) },
          { title: "One", ...text },
        ],
      },
    }),
  );
  test.each<[string, object]>([
    ["marks~count=3&marks.1.vip=true", { marks: [{}, { vip: true }, {}] }],
    ["way~branch=1&way.copies~count=1&way.copies.0=A", { way: { kind: "paper", copies: ["A"] } }],
    ["way~branch=0&way.copies~count=2", { way: { kind: "mail" } }],
    ["either~branch=0&either~count=2&either.0=A&either.1=B", { either: ["A", "B"] }],
    ["either~branch=1&either=A", { either: "A" }],
    ["marks~count=1000&stranger~count=2&__proto__~count=2", { "stranger~count": "2", "__proto__~count": "2" }],
  ])("%s", (texts, body) => {
    expect(bodyFrom(form, textsFrom(texts))).toEqual(body);
  });
});

test("what a visitor has taken out stays out of the page that shows an error: a default is not put there again", async () => {
  const text = (title: string): Schema => ({ type: "string", title });
  const asked = {
    email: text("Email"),
    tidings: { type: "boolean", title: "Tidings", default: true },
    ship: { title: "Ship", ...fields({ flag: { ...text("Flag"), default: "DK" } }) },
    phone: text("Phone"),
  } as const;
  // Nothing depends on what has been left empty.
  const form = formFrom({ ...fields(asked, "email"), dependencies: { phone: fields({ call: text("Call") }) } });
  const { port, url } = await start({}, [form]);
  const sent: [string, string][] = [
    ["formName", "test"],
    ["tidings~box", ""],
    ["ship.flag", ""],
    ["phone", ""],
  ];
  const { html } = await submit(port, [...sent, ["email", ""]]);
  expect(fieldsIn(html)).toEqual(expect.arrayContaining(sent));
  expect(fieldsIn(html).map(([name]) => name)).not.toContain("tidings");
  expect(html).not.toContain('name="call"');
  await submit(port, [...fieldsIn(html).filter(([name]) => name !== "email"), ["email", "Ines"]]);
  const [lead] = (await Store.read(url)) ?? [];
  expect(lead?.body).toEqual({ formName: "test", email: "Ines", tidings: false, ship: {} });
});

test("and so does a choice of a form of plain fields alone", async () => {
  const size: Schema = { enum: ["s", "m"], title: "Size", default: "m" };
  const { port } = await start({}, [formFrom(fields({ email: { type: "string" }, size }, "email"))]);
  const { html } = await submit(port, [
    ["formName", "test"],
    ["size", ""],
  ]);
  expect(fieldsIn(html)).toContainEqual(["size", ""]);
});

test("what a visitor names where anything may be is a text, with nothing below it", () => {
  const form = formFrom(fields({ labels: { type: "object", additionalProperties: true } }));
  expect(bodyFrom(form, textsFrom("labels.a=x&labels.b.c=y"))).toEqual({ labels: { a: "x" }, "labels.b.c": "y" });
});

test("an optional box that is asked for can say no, and keeps it when the page comes once more", async () => {
  const asked = { sure: { type: "boolean" }, name: { type: "string" } } as const;
  const { port, url } = await start({}, [formFrom({ ...fields(asked, "name"), anyOf: [{ required: ["sure"] }] })]);
  const again = async (sent: [string, string][]) => fieldsIn((await submit(port, sent)).html);
  const first = await again([
    ["formName", "test"],
    ["name", ""],
  ]);
  const second = await again(first);
  expect([first, second]).toEqual(Array(2).fill(expect.arrayContaining([["sure~box", ""]])));
  await submit(port, [...second.filter(([name]) => name !== "name"), ["name", "Ines"]]);
  expect((await Store.read(url))?.map(({ body }) => body)).toEqual([{ formName: "test", name: "Ines", sure: false }]);
});

test.each([
  ["the field, on the page of the first", "kind=firm&~branch=0&name=Ines", 1],
  ["the field, on the page of the second", "kind=person&~branch=1&company=Oak", 0],
  ["the field, to a branch without fields", "kind=none&~branch=0&name=Ines", 2],
  ["the choice, on the page of the first", "kind=person&~branch=1&name=Ines", 1],
  ["the choice, on that of a branch without fields", "kind=none&~branch=1", 1],
  ["the choice, on the page of a group", "kind=house&~branch=2&place.street=Elm", 2],
  ["the field, to a group", "kind=house&~branch=0&name=Ines", 3],
  ["the choice alone", "kind=&~branch=1&name=", 1],
])(
  "where a field and a choice say which branch it is, it is that of the one that was changed: %s",
  (_what, texts, index) => {
    const branch = (kind: string, more: { [name: string]: Schema }) => fields({ kind: { const: kind }, ...more });
    const kind: Schema = { type: "string", enum: ["person", "firm", "none", "house"] };
    const [person, firm, house] = [
      branch("person", { name: { type: "string" } }),
      branch("firm", { company: { type: "string" } }),
      branch("house", { place: fields({ street: { type: "string" } }) }),
    ];
    const form = formFrom({ ...fields({ kind }, "kind"), oneOf: [person, firm, branch("none", {}), house] });
    expect(branchesFrom(form, textsFrom(texts))).toEqual({ "~branch": index });
    expect(bodyFrom(form, textsFrom(texts))?.kind).toBe(["person", "firm", "none", "house"][index]);
  },
);
