/** Runs every fixture against every validator: the browser's, the receiver's, and any other that reads the schema. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ErrorSchema, RJSFSchema } from "@rjsf/utils";
import { COLOR_FORMAT_REGEX, DATA_URL_FORMAT_REGEX } from "@rjsf/validator-ajv8/lib/createAjvInstance.js";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { nameOfForm } from "../src/content/paths.ts";
import { readProject } from "../src/content/read.ts";
import { problemText } from "../src/engine/check/problem.ts";
import type { FieldError, Form, WholeForm } from "../src/engine/define/definition.ts";
import { contractOf, resolvedSchemaOf } from "../src/engine/rules/contract.ts";
import { judge } from "../src/engine/rules/judge.ts";
import { isAcross } from "../src/engine/schema/across.ts";
import { knownPath } from "../src/engine/schema/path.ts";
import type { JsonObject } from "../src/engine/schema/schema.ts";
import { normalize, payloadOf } from "../src/engine/visit/payload.ts";
import { fieldErrors, validatorOf } from "../src/form/validator.ts";
import { createHandler } from "../src/receiver/handler.ts";
import { openLog } from "../src/receiver/log.ts";
import { Store } from "../src/receiver/store/store.ts";
import { wholeLead } from "../src/receiver/store/stored-files.ts";
import { type Fixture, trimmed } from "../src/tools/fixtures/fixture.ts";
import { ownRule } from "../src/tools/fixtures/own.ts";
import { fixtureForms, outsiders, readFixtures } from "../src/tools/fixtures/read.ts";
import { formPages } from "./site/facts/forms.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const modules = import.meta.glob<WholeForm>("../schemas/*.schema.json", {
  query: "?form",
  import: "default",
  eager: true,
});
const forms = new Map(Object.entries(modules).map(([file, form]) => [nameOfForm(file), form]));
const { forms: documents, shared } = readProject(root);

/** An independent JSON Schema validator, with the formats that react-jsonschema-form adds. */
const stock = addFormats.default(
  new Ajv({ strict: false, formats: { color: COLOR_FORMAT_REGEX, "data-url": DATA_URL_FORMAT_REGEX } }),
);

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
  forms: [...forms.values()],
  add: (form, body) => store.add(form, body),
  // A log line for each fixture would hide the tests' output.
  log: openLog(() => undefined),
});

async function post(body: JsonObject): Promise<{ status: number; answer: JsonObject }> {
  const response = await handler.request("/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as JsonObject };
}

const filledIn = ({ data: { formName: _added, ...filled } }: Fixture): JsonObject => filled;

/** The messages in an error tree, by path. */
function listed(tree: ErrorSchema, at: string[] = []): FieldError[] {
  return Object.entries(tree).flatMap(([key, inner]) =>
    key === "__errors"
      ? (inner as unknown as string[]).map((message) => ({ field: at.join("."), message }))
      : listed(inner as ErrorSchema, [...at, key]),
  );
}

/** The host's errors for a visitor's input: in the list, and at the fields. */
function shown(form: Form, fixture: Fixture) {
  const context = { form, payload: (data: JsonObject) => payloadOf(form, data), choosers: new Map() };
  const { errors, errorSchema } = validatorOf(context).validateFormData(filledIn(fixture), form.schema as RJSFSchema);
  return { errors: fieldErrors(errors), atFields: listed(errorSchema) };
}

const sorted = (errors: FieldError[]) => errors.toSorted((a, b) => (a.field < b.field ? -1 : 1));
const named = (fixtures: Fixture[]) => fixtures.map((fixture): [string, Fixture] => [fixture.name, fixture]);

/**
 * Fields with a rule that JSON Schema cannot express: it knows neither today's date nor the number of days in a month.
 */
const isDated = (form: Form, { errors }: Fixture) =>
  errors.some(({ field }) => form.dateMinimums.includes(knownPath(form, field)));

/** Whether a fixture is rejected only by what standard keywords cannot express: cross-field rules, and rules in code. */
function isOwn(form: Form, { data }: Fixture): boolean {
  const keywords = judge(form, normalize(form, data)).errors.map(({ keyword }) => keyword);
  return keywords.length > 0 && keywords.every((keyword) => isAcross(keyword) || ownRule(keyword) !== undefined);
}

/** The five forms of the specification reject whitespace in the schema itself, for any validator. */
const isSpecified = (form: Form) => formPages.some(({ route }) => route === form.route);

// A field called __proto__ must not modify Object.prototype, or every form would be affected from then on.
afterEach(() => {
  const leaked = Object.hasOwn(Object.prototype, "__errors");
  Reflect.deleteProperty(Object.prototype, "__errors");
  expect(leaked).toBe(false);
});

test("every file is a fixture of some form", () => {
  expect(outsiders(root).map(problemText)).toEqual([]);
});

test("the five forms of the specification have fixtures", () => {
  const covered = fixtureForms(root).map((name) => forms.get(name)?.route);
  expect(covered).toEqual(expect.arrayContaining(formPages.map(({ route }) => route)));
});

describe.each(fixtureForms(root))("%s", (name) => {
  const form = forms.get(name);
  if (!form) {
    test("is a form", () => expect.fail(`tests/fixtures/${name} is there, but schemas/${name}.schema.json is not`));
    return;
  }
  const { valid, invalid, problems } = readFixtures(root, name);
  const own = documents.find((candidate) => candidate.name === name) ?? { name, schema: {}, ui: {} };
  const accepts = stock.compile(contractOf(own, resolvedSchemaOf(own, shared)));

  test.each(problems.map((problem) => [`${problem.file}${problem.path}`, problemText(problem)]))(
    "%s is a fixture",
    (_file, text) => expect.fail(text),
  );

  test("has a valid fixture", () => expect(valid.length).toBeGreaterThan(0));

  describe.each(named(valid))("valid/%s", (_name, fixture) => {
    test("is a body as the form sends it", () => {
      expect(payloadOf(form, filledIn(fixture))).toEqual(fixture.data);
    });

    test("the form accepts it", () => {
      expect(shown(form, fixture).errors).toEqual([]);
    });

    test("the receiver stores it", async () => {
      const { status, answer } = await post(fixture.data);
      expect({ status, answer }).toEqual({ status: 201, answer: { ok: true, id: expect.any(String) } });
      const stored = (await store.list({ form: form.formName })).find(({ id }) => id === answer.id);
      expect(stored && (await wholeLead(store.database, stored)).body).toEqual(fixture.data);
    });

    test("the schema accepts it as it is sent", () => {
      accepts(fixture.data);
      expect(accepts.errors ?? []).toEqual([]);
    });
  });

  describe.each(named(invalid))("invalid/%s", (_name, fixture) => {
    test("the form reports the expected errors", () => {
      const { errors, atFields } = shown(form, fixture);
      expect(sorted(errors)).toEqual(sorted(fixture.errors));
      expect(sorted(atFields)).toEqual(sorted(fixture.errors));
    });

    test("the receiver reports the expected errors, and stores nothing", async () => {
      const before = await store.count({});
      const { status, answer } = await post(fixture.data);
      expect(status).toBe(400);
      expect(sorted(answer.errors as unknown as FieldError[])).toEqual(sorted(fixture.errors));
      expect(await store.count({})).toBe(before);
    });

    test.skipIf(isDated(form, fixture) || isOwn(form, fixture))("the schema rejects it as it would be sent", () => {
      expect(accepts(normalize(form, fixture.data))).toBe(false);
      if (isSpecified(form)) expect(accepts(trimmed(fixture.data))).toBe(false);
    });
  });
});
