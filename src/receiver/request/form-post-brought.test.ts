/** Form posts whose answers bring fields: the form is first shown with them, once. */
import { describe, expect, test } from "vitest";
import { type Fields, fieldsIn, withFields } from "../../../tests/form-post.ts";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import { log } from "../../../tests/receiver.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { createHandler } from "../handler.ts";

describe("answers that bring fields", () => {
  const text = (title: string) => ({ type: "string", title }) as const;
  const mail = fields({ kind: { const: "mail" } });
  const paper = fields({ kind: { const: "paper" }, copies: { type: "array", title: "Copies", items: text("Copy") } });
  const schema = {
    ...fields(
      { email: text("Email"), paid: { type: "boolean", title: "Paid" }, way: { oneOf: [mail, paper] } },
      "email",
    ),
    ...when(
      fields({ paid: { const: true } }, "paid"),
      fields({ receipt: text("Receipt"), gift: { type: "boolean", title: "Gift", default: true } }),
    ),
  } as Schema;
  const form = formFrom(schema);

  /** What a browser gets for its fields: the page's, and where they are posted next. */
  async function visitor(mode = "navigate") {
    const stored: JsonObject[] = [];
    const add = async (_form: string, body: JsonObject) => String(stored.push(body));
    const handler = createHandler({ forms: [form], add, log });
    let [action, sent]: [string, Fields] = ["/", [["formName", "test"]]];
    const post = async (changed: { [name: string]: string }) => {
      const body = new URLSearchParams(withFields(sent, changed));
      const headers = { "Sec-Fetch-Mode": mode };
      const response = await handler.request(action, { method: "POST", headers, body });
      const html = await response.text();
      action = / action="(\/\?[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
      sent = fieldsIn(html);
      return { status: response.status, html };
    };
    return { post, stored };
  }

  test.each([
    ["a condition", { paid: "true" }, "test.receipt", { receipt: "R-7", paid: true }],
    ["a branch", { "way~branch": "1" }, "test.way.copies", { way: { kind: "paper" } }],
  ])(
    "of %s are shown before anything is stored, and what is posted then is taken",
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

  test("are not asked of a page's own script, which would take the form for the news of a success", async () => {
    const { post, stored } = await visitor("cors");
    expect((await post({ email: "" })).status).toBe(400);
    expect((await post({ email: "a@b.example", "way~branch": "1" })).status).toBe(201);
    expect(stored).toHaveLength(1);
  });

  // Of the other, the script has failed: its lists have no counts.
  test.each(["paid=true", "website="])("of no answer of ours are not waited for: %s", async (more) => {
    const { post, stored } = await visitor();
    const sent = { email: "a@b.example", "way~branch": "1", ...Object.fromEntries([more.split("=")]) };
    expect((await post(sent)).status).toBe(201);
    expect(stored).toHaveLength(1);
  });
});
