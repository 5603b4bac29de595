/** Form posts whose answers add fields to the form: it is first shown with them. */
import { describe, expect, test, vi } from "vitest";
import { actionIn, type Fields, fieldsIn, withFields } from "../../../tests/form-post.ts";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import { log } from "../../../tests/receiver.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { drawAnswer, type RefusedAnswer } from "../../render/answer.tsx";
import { createHandler } from "../handler.ts";

describe("answers that bring fields", () => {
  const text = (title: string) => ({ type: "string", title }) as const;
  const mail = fields({ kind: { const: "mail" } });
  const paper = fields({ kind: { const: "paper" }, copies: { type: "array", title: "Copies", items: text("Copy") } });
  const file = fields({ kind: { const: "file" }, plan: { type: "string", format: "data-url", title: "Plan" } });
  const box = fields({ kind: { const: "box" }, urgent: { type: "boolean", title: "Urgent" } });
  const keys = { type: "object", title: "Own", additionalProperties: text("Value") } as const;
  const named = fields({ kind: { const: "named" }, own: keys });
  const schema = {
    ...fields(
      {
        email: text("Email"),
        paid: { type: "boolean", title: "Paid" },
        way: { oneOf: [mail, paper, file, box, named] },
      },
      "email",
    ),
    ...when(fields({ paid: { const: true } }, "paid"), {
      ...fields({ receipt: text("Receipt"), gift: { type: "boolean", title: "Gift", default: true } }),
      ...when(fields({ receipt: { const: "lost" } }, "receipt"), fields({ why: text("Why"), where: text("Where") })),
    }),
  } as Schema;
  const form = formFrom(schema);

  /** A visitor: posts fields, and keeps those of the answered page, and where that posts to. */
  async function visitor(mode = "navigate", of = form) {
    const stored: JsonObject[] = [];
    const add = async (_form: string, body: JsonObject) => String(stored.push(body));
    const handler = createHandler({ forms: [of], add, log });
    let [action, sent]: [string, Fields] = ["/", [["formName", "test"]]];
    const post = async (changed: { [name: string]: string }, without: string[] = []) => {
      const body = new URLSearchParams(withFields(sent, changed).filter(([name]) => !without.includes(name)));
      const headers = { "Sec-Fetch-Mode": mode };
      const response = await handler.request(action, { method: "POST", headers, body });
      const html = await response.text();
      action = actionIn(html) ?? "";
      sent = fieldsIn(html);
      return { status: response.status, html };
    };
    /** Opens the form's page. */
    const begin = async () => {
      const page: RefusedAnswer = { kind: "refused", form: of, body: {}, errors: [], branches: {}, action: "/" };
      [action, sent] = ["/", fieldsIn((await drawAnswer(page, "https://keelwork.example")).body)];
    };
    return { post, stored, begin };
  }

  test.each([
    ["a condition", { paid: "true" }, "test.receipt", { receipt: "R-7", paid: true }],
    ["a branch", { "way~branch": "1" }, "test.way.copies", { way: { kind: "paper" } }],
  ])(
    "by %s lead to a page with these fields before anything is stored, and the next post is stored",
    async (_what, answer, target, lead) => {
      const { post, stored } = await visitor();
      expect((await post({ email: "" })).status).toBe(400);
      const { status, html } = await post({ email: "a@b.example", ...answer });
      expect([status, stored]).toEqual([200, []]);
      expect(html).toContain(`<a href="#${target}">Your answers bring further questions`);
      expect((await post("receipt" in lead ? { receipt: lead.receipt } : {})).status).toBe(201);
      expect(stored).toMatchObject([{ email: "a@b.example", ...lead }]);
    },
  );

  test("lead to a page again if answers to such fields add more, but not twice for the same field", async () => {
    const { post, stored } = await visitor();
    await post({ email: "" });
    await post({ email: "a@b.example", paid: "true" });
    const { status, html } = await post({ receipt: "lost" });
    expect([status, stored]).toEqual([200, []]);
    expect(html).toContain('<a href="#test.why">Your answers bring further questions');
    expect((await post({ receipt: "lost" }, ["why", "where"])).status).toBe(201);
    expect(stored).toMatchObject([{ receipt: "lost" }]);
  });

  test.each([
    ["files", "2", "plan", { kind: "file" }],
    ["boxes", "3", "urgent", { kind: "box" }],
  ])(
    "lead to a page even if the new fields are only %s, for which browsers post nothing",
    async (_what, branch, name, way) => {
      const { post, stored, begin } = await visitor();
      const answers = { email: "a@b.example", "way~branch": branch };
      await begin();
      expect((await post({ ...answers, "way~branch": "0" })).status).toBe(201);
      await begin();
      const { status, html } = await post(answers);
      expect([status, stored.length]).toEqual([200, 1]);
      expect(html).toContain(`<a href="#test.way.${name}">Your answers bring further questions`);
      expect((await post({})).status).toBe(201);
      expect(stored[1]).toMatchObject({ way });
    },
  );

  test.each([
    ["2", "plan"],
    ["3", "urgent"],
    ["4", "own"],
  ])("lead to a page even after an error page without the new fields: branch %s", async (branch, name) => {
    const { post, stored, begin } = await visitor();
    await begin();
    expect((await post({ email: "" })).status).toBe(400);
    const { status, html } = await post({ email: "a@b.example", "way~branch": branch });
    expect([status, stored]).toEqual([200, []]);
    expect(html).toContain(`<a href="#test.way.${name}">Your answers bring further questions`);
    expect((await post({})).status).toBe(201);
    expect(stored).toHaveLength(1);
  });

  test("lead to no further page if an error page has already shown the new fields", async () => {
    const { post, stored, begin } = await visitor();
    await begin();
    expect((await post({ email: "", "way~branch": "3" })).html).toContain('name="way.urgent"');
    expect((await post({ email: "a@b.example" })).status).toBe(201);
    expect(stored).toMatchObject([{ way: { kind: "box" } }]);
  });

  test("are stored at once from a page's script, which would take another page for a success", async () => {
    const { post, stored } = await visitor("cors");
    expect((await post({ email: "" })).status).toBe(400);
    expect((await post({ email: "a@b.example", "way~branch": "1" })).status).toBe(201);
    expect(stored).toHaveLength(1);
  });

  test.each([true, false])(
    "lead to a page if they turn a ticked box into a text, after an error page: %s",
    async (isAnswer) => {
      const either: Schema = { anyOf: [{ type: "boolean" }, text("Words")] };
      const { post, stored, begin } = await visitor(
        "navigate",
        formFrom(fields({ mail: text("Mail"), either }, "mail")),
      );
      await begin();
      if (isAnswer) expect((await post({ mail: "" })).status).toBe(400);
      const { status, html } = await post({ mail: "a@b.example", either: "true", "either~branch": "1" });
      expect([status, stored]).toEqual([200, []]);
      expect(html).toContain('<a href="#test.either">Your answers bring further questions');
      expect((await post({ either: "oak" })).status).toBe(201);
      expect(stored).toMatchObject([{ either: "oak" }]);
    },
  );

  // The second comes from a page whose script has failed: its lists have no counts.
  test.each(["paid=true", "website="])(
    "are stored at once if the post does not come from a page of the receiver: %s",
    async (more) => {
      const { post, stored } = await visitor();
      const sent = { email: "a@b.example", "way~branch": "1", ...Object.fromEntries([more.split("=")]) };
      expect((await post(sent)).status).toBe(201);
      expect(stored).toHaveLength(1);
    },
  );
});

describe("a group that a condition brings and requires", () => {
  const yes: Schema = { type: "boolean" };
  const boxes = fields({ first: fields({ left: yes, right: yes }) }, "first");
  const named: Schema = { type: "object", additionalProperties: { type: "string" } };
  const entry = {
    ...fields({ more: yes }),
    ...when(fields({ more: { const: true } }, "more"), fields({ boxes }, "boxes")),
  };
  const form = formFrom({
    ...fields({ more: yes, all: { type: "array", items: entry } } as never),
    ...when(fields({ more: { const: true } }, "more"), fields({ boxes, named }, "boxes", "named")),
  } as Schema);
  const posts = createHandler({ forms: [form], add: async () => "1", log });
  const answer = (body: string) =>
    posts.request("/", { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body });

  test.each([
    ["is sent as it is where nothing of it is posted", "more=on", 201],
    ["is sent in each entry of a list", "more=on&all.0.more=on&all.1.more=on", 201],
    ["is not made of what was posted in its place", "more=on&boxes=x", 400],
  ])("%s", async (_what, sent, status) => {
    expect((await answer(`formName=test&${sent}`)).status).toBe(status);
  });

  const always = fields({ more: yes, boxes: fields({ left: yes }), named });
  test.each<[string, Schema]>([
    [
      "are there without it",
      { ...always, ...when(fields({ more: { const: true } }, "more"), { required: ["boxes"] }) },
    ],
    ["are there without the answer that needs it", { ...always, dependencies: { more: ["boxes", "named"] } }],
  ])("is sent, too, where its fields %s", async (_what, schema) => {
    const body = new URLSearchParams({ formName: "test", more: "on" });
    const own = createHandler({ forms: [formFrom(schema)], add: async () => "1", log });
    expect((await own.request("/", { method: "POST", body })).status).toBe(201);
  });

  test("is sent in a chosen branch, and not in another that has one, too", async () => {
    const branch = (kind: string, group: string): Schema => ({
      ...fields({ kind: { const: kind }, more: yes }, "kind"),
      ...when(fields({ more: { const: true } }, "more"), fields({ [group]: boxes }, group)),
    });
    const add = vi.fn(async (_form: string, _body: JsonObject) => "1");
    const form = formFrom(fields({ way: { oneOf: [branch("a", "own"), branch("b", "other")] } }, "way"));
    const body = new URLSearchParams({ formName: "test", "way~branch": "0", "way.more": "on" });
    expect((await createHandler({ forms: [form], add, log }).request("/", { method: "POST", body })).status).toBe(201);
    const way = { kind: "a", more: true, own: { first: {} } };
    expect(add.mock.calls.map(([, sent]) => sent)).toEqual([{ formName: "test", way }]);
  });

  test("is sent where the condition is about a field that is computed", async () => {
    const computed = { ...form, complete: (body: JsonObject) => ({ ...body, more: true }) };
    const body = new URLSearchParams({ formName: "test" });
    const own = createHandler({ forms: [computed], add: async () => "1", log });
    expect((await own.request("/", { method: "POST", body })).status).toBe(201);
  });
});
