/** Invalid bodies, over real sockets: each mistake with its own message. */
import { describe, expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { message, post, start } from "../../../tests/receiver.ts";
import { formPostType } from "../../engine/define/content-types.ts";
import { longFile, maxDepth } from "../../engine/define/limits.ts";
import { forms } from "../main.ts";
import { Store } from "../store/store.ts";
import { leadReader } from "./reading.ts";

const json = (body: unknown) => JSON.stringify(body);

const { phone: _phone, company: _company, inquiryType: _inquiryType, ...least } = message;

const unknown = (field: string) => ({ field, message: `${field} is not a field of this form` });

describe("what is refused with 400", () => {
  test.each(["", "{", "null", "[]", '"contact"', "formName=contact", json([message])])(
    "%j is no object",
    async (text) => {
      const { port } = await start();
      const { status, body } = await post(port, text);
      expect([status, body]).toEqual([400, { ok: false, error: "The body is not a JSON object" }]);
    },
  );

  test.each([undefined, "no-such-form", "__proto__", "constructor", 7, null, ["contact"], { toString: 1 }, " contact"])(
    "formName %j is no form",
    async (formName) => {
      const { port } = await start();
      const { status, body } = await post(port, { ...message, formName });
      expect(status).toBe(400);
      expect(body.errors).toEqual([
        {
          field: "formName",
          message: `formName must be one of ${forms.map((form) => form.formName).join(", ")}`,
        },
      ]);
    },
  );

  test("every field is named with its own sentence, in the order of the form", async () => {
    const { port, url } = await start();
    const { status, body } = await post(port, {
      ...{ formName: "contact", name: " ", email: "ines@example", message: "  Too short ", inquiryType: "gossip" },
      ...{ phone: 5, colour: "blue" },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      ok: false,
      error: "The request is not valid",
      errors: [
        { field: "name", message: "Name is required" },
        { field: "email", message: "Invalid email format" },
        { field: "phone", message: "Phone must be text" },
        { field: "inquiryType", message: "Inquiry type is not one of the choices" },
        { field: "subject", message: "Subject is required" },
        { field: "message", message: "Message must be at least 10 characters" },
        unknown("colour"),
      ],
    });
    expect(await Store.read(url)).toEqual([]);
  });

  test.each(["constructor", "toString", "hasOwnProperty", "valueOf", "fields", "order", ""])(
    "the unknown key %j",
    async (key) => {
      const { port } = await start();
      for (const value of ["", null, "x", { name: "x" }])
        expect((await post(port, { ...message, [key]: value })).body.errors).toEqual([unknown(key)]);
    },
  );

  test("a __proto__ neither brings fields along nor goes unnoticed", async () => {
    const { port } = await start();
    const { status, body } = await post(port, `{"formName":"contact","__proto__":${json(message)}}`);
    expect(status).toBe(400);
    expect(body.errors?.map(({ field }) => field)).toEqual(["name", "email", "subject", "message", "__proto__"]);
    expect((await post(port, `{"__proto__":1,${json(message).slice(1)}`)).body.errors).toEqual([unknown("__proto__")]);
  });

  test.each([
    ["lists", "[", "]", 32_000],
    ["objects", '{"a":', "}", 10_000],
    ["a little too deep", "[", "]", maxDepth],
  ])("nesting without end: %s", async (_what, open, close, times) => {
    const { port } = await start();
    const nested = `${open.repeat(times)}1${close.repeat(times)}`;
    const { status, body } = await post(port, `{"phone":${nested},${json(least).slice(1)}`);
    expect([status, body.error]).toEqual([400, "The body is nested deeper than 100 levels"]);
  });

  test.each(["1e999", "[-1e999]"])("a number that JSON could not be stored with: %s", async (number) => {
    const { port } = await start();
    const { status, body } = await post(port, `{"phone":${number},${json(least).slice(1)}`);
    expect([status, body.error]).toEqual([400, "The body has a number beyond 1.8e308"]);
  });

  test("nesting without end around a long file, which is put back into its place", async () => {
    const { port } = await start();
    const file = json(`data:application/pdf;base64,${"A".repeat(longFile)}`);
    const nested = `${"[".repeat(20_000)}${file}${"]".repeat(20_000)}`;
    const { status, body } = await post(port, `{"phone":${nested},${json(least).slice(1)}`);
    expect([status, body.error]).toEqual([400, "The body is nested deeper than 100 levels"]);
  });

  test.each([
    ["a long list of choices", { formName: "estimate", services: Array.from({ length: 16_000 }, () => "a") }],
    ["a list of lists", { formName: "estimate", services: Array.from({ length: 20_000 }, () => []) }],
    ["very many keys", { formName: "contact", ...Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [i, 0])) }],
    ["an endless address", { ...message, email: "@".repeat(60_000) }],
  ])("without getting lost in it: %s", async (_what, body) => {
    const { port } = await start();
    const before = performance.now();
    expect((await post(port, body)).status).toBe(400);
    // On a busy machine, too: quadratic time would take minutes.
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

test("what is wrong with a form post is said of the branch that it has chosen", async () => {
  const text = { type: "string" } as const;
  const form = formFrom({ ...fields({}), oneOf: [fields({ born: text }, "born"), fields({ vat: text }, "vat")] });
  const request = new Request("http://localhost/", { method: "POST", body: "formName=test&~branch=1&vat=" });
  const reading = leadReader([form])(request, formPostType, false);
  await expect(reading).rejects.toMatchObject({ refusal: { errors: [{ field: "vat" }] } });
});
