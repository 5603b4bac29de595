/** Holds every fixture against every judge: the browser's, the receiver's, and any other that reads the schema. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RJSFSchema } from "@rjsf/utils";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Form } from "../src/engine/definition.ts";
import type { JsonObject, Schema } from "../src/engine/schema.ts";
import { fieldErrors, validatorOf } from "../src/form/validator.ts";
import { createHandler } from "../src/leads/handler.ts";
import { Store } from "../src/leads/store.ts";
import { nameOfForm } from "../src/paths.ts";
import { type Fixture, fixtureForms, invalidFixtures, trimmed, validFixtures } from "./fixtures.ts";

const modules = import.meta.glob<Form>("../schemas/*.schema.json", { query: "?form", import: "default", eager: true });
const forms = Object.entries(modules).map(([file, form]) => ({ name: nameOfForm(file), form }));

const readSchema = (file: string): Schema => {
  const { $schema: _ours, ...schema } = JSON.parse(
    readFileSync(new URL(`../schemas/${file}`, import.meta.url), "utf8"),
  );
  return schema;
};

/** A validator that knows JSON Schema and nothing of us. */
const stock = addFormats.default(new Ajv({ strict: false }));
stock.addSchema(readSchema("shared.json"), "shared.json");

const folder = mkdtempSync(join(tmpdir(), "fixtures-"));
let store: Store;
beforeAll(async () => {
  store = await Store.open(`file:${folder}/leads.db`);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const handler = createHandler({
  forms: forms.map(({ form }) => form),
  add: (form, body) => store.add(form, body),
  ratePerMinute: 0,
});

async function post(body: JsonObject): Promise<{ status: number; answer: JsonObject }> {
  const response = await handler.request("/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as JsonObject };
}

/** What the host shows for what a visitor filled in. */
function shown(form: Form, { data }: Fixture) {
  const { formName: _added, ...filled } = data;
  const { errors, errorSchema } = validatorOf(form).validateFormData(filled, form.schema as RJSFSchema);
  return { errors: fieldErrors(errors), errorSchema };
}

const named = (fixtures: Fixture[]) => fixtures.map((fixture): [string, Fixture] => [fixture.name, fixture]);

test("every folder of fixtures is a form's, and every form has one", () => {
  expect(fixtureForms()).toEqual(forms.map(({ name }) => name).sort());
});

// A field called __proto__ must not reach what all objects inherit, or every form would be wrong from then on.
afterEach(() => {
  const leaked = Object.hasOwn(Object.prototype, "__errors");
  Reflect.deleteProperty(Object.prototype, "__errors");
  expect(leaked).toBe(false);
});

describe.each(forms)("$name", ({ name, form }) => {
  const accepts = stock.compile(readSchema(`${name}.schema.json`));

  describe.each(named(validFixtures(name)))("valid/%s", (_name, fixture) => {
    test("has every field of the form, and no other", () => {
      expect(Object.keys(fixture.data).sort()).toEqual([...form.order, "formName"].sort());
    });

    test("the form accepts it", () => {
      expect(shown(form, fixture).errors).toEqual([]);
    });

    test("the receiver stores it", async () => {
      const { status, answer } = await post(fixture.data);
      expect({ status, answer }).toEqual({ status: 201, answer: { ok: true, id: expect.any(String) } });
      const stored = (await store.list({ form: form.formName })).find(({ id }) => id === answer.id);
      expect(stored?.body).toEqual(fixture.data);
    });

    test("the schema accepts it as it is sent", () => {
      accepts(fixture.data);
      expect(accepts.errors ?? []).toEqual([]);
    });
  });

  test("every invalid fixture breaks one rule", () => {
    expect(invalidFixtures(name).filter(({ errors }) => errors.length !== 1)).toEqual([]);
  });

  describe.each(named(invalidFixtures(name)))("invalid/%s", (_name, fixture) => {
    const [error] = fixture.errors;

    test("the form says so", () => {
      const { errors, errorSchema } = shown(form, fixture);
      expect(errors).toEqual(fixture.errors);
      expect(errorSchema).toEqual({ [error?.field ?? ""]: { __errors: [error?.message] } });
    });

    test("the receiver says so, and stores nothing", async () => {
      const before = await store.list();
      const { status, answer } = await post(fixture.data);
      expect({ status, errors: answer.errors }).toEqual({ status: 400, errors: fixture.errors });
      expect(await store.list()).toHaveLength(before.length);
    });

    // JSON Schema trims no text, and knows neither today nor how many days a month has.
    test.skipIf(form.dateMinimums.includes(error?.field ?? ""))("the schema refuses it once it is trimmed", () => {
      expect(accepts(trimmed(fixture.data))).toBe(false);
    });
  });
});
