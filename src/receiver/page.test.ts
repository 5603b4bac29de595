/** The pages that answer form posts, used as by a browser without script: a rejected form can be corrected and sent. */
import { expect, test } from "vitest";
import { fieldsIn, submit, withFields } from "../../tests/form-post.ts";
import { fields, formFrom, when } from "../../tests/forms.ts";
import { logged, start } from "../../tests/receiver.ts";
import type { WholeForm } from "../engine/define/definition.ts";
import type { JsonObject, Schema } from "../engine/schema/schema.ts";
import { decoyOf } from "../engine/visit/decoy.ts";
import { Store } from "./store/store.ts";

const text = (title: string): Schema => ({ type: "string", title });

const invoice = fields(
  { kind: { type: "string", const: "invoice" }, reference: text("Reference") },
  "kind",
  "reference",
);
const card = fields({ kind: { type: "string", const: "card" }, holder: text("Holder") }, "kind", "holder");
const payment: Schema = { type: "object", title: "Payment", oneOf: [invoice, card] };
const plasticBy = (by: string, name: string): Schema => fields({ by: { const: by }, [name]: text(name) }, "by", name);
const plastic: Schema = {
  ...fields({ kind: { const: "plastic" } }, "kind"),
  oneOf: [plasticBy("credit", "holder"), plasticBy("gift", "number")],
};
const loose: Schema = {
  type: "object",
  title: "Route",
  oneOf: [
    { ...fields({ harbor: text("Harbor") }, "harbor"), additionalProperties: false },
    { ...fields({ airport: text("Airport") }, "airport"), additionalProperties: false },
  ],
} as Schema;

const named = text("Name");
const needs = (name: string): Schema => fields({ [name]: text(name) }, name);

/** Each form with the input for each page in turn: the last one is stored. */
const visits: [what: string, Schema, { [name: string]: string }[], JsonObject][] = [
  [
    "branches told apart by a constant",
    fields({ name: named, payment }, "name", "payment"),
    [{ name: "Ines" }, { "payment.reference": "A1" }],
    { name: "Ines", payment: { kind: "invoice", reference: "A1" } },
  ],
  [
    "another branch",
    fields({ name: named, payment }, "name", "payment"),
    [
      { "payment.reference": "A1", "payment~branch": "1" },
      { name: "Ines", "payment.holder": "Ola" },
    ],
    { name: "Ines", payment: { kind: "card", holder: "Ola" } },
  ],
  [
    "branches that only their choice tells apart",
    fields({ name: named, route: loose }, "name", "route"),
    [{ "route~branch": "1" }, { name: "Ines", "route.airport": "HEL" }],
    { name: "Ines", route: { airport: "HEL" } },
  ],
  [
    "branches in a list",
    fields({ name: named, payments: { type: "array", minItems: 2, items: payment } }, "name", "payments"),
    [
      { "payments.1~branch": "1", "payments.0.reference": "A1" },
      { name: "Ines", "payments.1.holder": "Ola" },
    ],
    {
      name: "Ines",
      payments: [
        { kind: "invoice", reference: "A1" },
        { kind: "card", holder: "Ola" },
      ],
    },
  ],
  [
    "branches of the form itself",
    { ...fields({ name: named }, "name"), oneOf: [invoice, card] } as Schema,
    [{ "~branch": "1" }, { name: "Ines", holder: "Ola" }],
    { name: "Ines", kind: "card", holder: "Ola" },
  ],
  [
    "branches that are choices themselves, of the same value",
    fields({ name: named, payment: { ...payment, oneOf: [invoice, plastic] } }, "name", "payment"),
    [
      { "payment.reference": "A1", "payment~branch": "1" },
      { "payment~branch~branch": "1" },
      { name: "Ines", "payment.number": "7" },
    ],
    { name: "Ines", payment: { kind: "plastic", by: "gift", number: "7" } },
  ],
  [
    "conditions on the format of an answer",
    {
      ...fields({ tint: text("Tint"), mail: text("Mail") }, "tint", "mail"),
      allOf: [
        when({ properties: { tint: { format: "color" } } }, needs("shade"), needs("swatch")),
        when({ properties: { mail: { format: "email" } } }, needs("copy"), needs("phone")),
      ],
    },
    [
      { tint: "#12", mail: "user@host" },
      { swatch: "9", phone: "555" },
    ],
    { tint: "#12", mail: "user@host", swatch: "9", phone: "555" },
  ],
];

test.each(visits)("%s: the choice is kept, and the form can be sent", async (_what, schema, pages, body) => {
  const { port, url } = await start({}, [formFrom(schema)]);
  let held = [["formName", "test"]] as [string, string][];
  let status = 0;
  for (const typed of [{}, ...pages]) {
    expect(held.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(typed)));
    const page = await submit(port, withFields(held, typed));
    ({ status } = page);
    for (const [name, value] of Object.entries(typed))
      if (status === 400 && name.endsWith("~branch")) expect(fieldsIn(page.html)).toContainEqual([name, value]);
    expect(page.html).not.toMatch(/is not a field of this form/);
    held = fieldsIn(page.html);
  }
  expect(status).toBe(201);
  const [lead] = (await Store.read(url)) ?? [];
  expect(lead?.body).toEqual({ formName: "test", ...body });
});

test("a form in steps is answered with all of them, and can be sent", async () => {
  const schema = fields({ name: named, town: text("Town") }, "name", "town");
  const sections = [
    { title: "Who", fields: ["name"] },
    { title: "Where", fields: ["town"] },
  ];
  const { port, url } = await start({}, [formFrom(schema, { steps: true, sections })]);
  const { status, html } = await submit(port, [
    ["formName", "test"],
    ["name", "Ines"],
  ]);
  expect(status).toBe(400);
  expect(html).toContain('<a href="#test.town">Town is required</a>');
  expect(html).not.toContain(" hidden");
  const again = await submit(port, withFields(fieldsIn(html), { town: "Turku" }));
  expect(again.status).toBe(201);
  expect((await Store.read(url))?.map(({ body }) => body)).toEqual([{ formName: "test", name: "Ines", town: "Turku" }]);
});

test("a moment that was typed is still there", async () => {
  const schema = fields({ name: named, call: { type: "string", format: "date-time", title: "Call" } }, "name");
  const { port } = await start({}, [formFrom(schema)]);
  const { html } = await submit(port, [
    ["formName", "test"],
    ["call", "2026-12-01T09:30"],
  ]);
  expect(fieldsIn(html)).toContainEqual(["call", "2026-12-01T09:30"]);
});

test("what is too large to be drawn again is answered with what is wrong, and the way back to it", async () => {
  const people: Schema = { type: "array", title: "People", items: fields({ name: named }, "name") };
  const { port } = await start({}, [formFrom(fields({ people, town: text("Town") }, "town"))]);
  const many = Array.from({ length: 900 }, (_, index): [string, string] => [`people.${index}.name`, "Ines"]);
  const { status, html } = await submit(port, [["formName", "test"], ...many]);
  expect(status).toBe(400);
  expect(html).toContain("Town is required");
  expect(html).toContain("Back button");
  expect(html).toMatch(/<footer /);
});

test("what fails while a page is drawn is no failure of the request: it is stored once, and said to be", async () => {
  const troubles = logged("page not drawn");
  const form: WholeForm = formFrom(fields({ name: named, copies: { type: "array", items: text("Copy") } }, "name"));
  const get = () => {
    throw new Error("not drawn");
  };
  Object.defineProperties(form, { page: { get }, heading: { get } });
  const { port, url } = await start({}, [form]);
  const refused = await submit(port, [["formName", "test"]]);
  expect([refused.status, /Name is required/.test(refused.html)]).toEqual([400, true]);
  // As a page of ours posts it: whether its answers bring fields cannot be said either.
  const { status, html } = await submit(port, [
    ["formName", "test"],
    ["name", "Ines"],
    [decoyOf(form), ""],
  ]);
  expect(status).toBe(201);
  expect(html).toContain(form.success.heading);
  expect(await Store.read(url)).toHaveLength(1);
  expect(troubles()).toHaveLength(3);
});
