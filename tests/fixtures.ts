/**
 * Reads the fixtures: bodies that a form must accept (`fixtures/<form>/valid/*.json`, the body as it is sent) and bodies
 * that break one rule (`fixtures/<form>/invalid/*.json`, `{ "data": <body>, "errors": [{ "field", "message" }] }`).
 *
 * Where a long text is wanted, `{ "$repeat": "x", "times": 10001 }` stands for 10,001 times "x".
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FieldError } from "../src/engine/definition.ts";
import { isObject, type Json, type JsonObject } from "../src/engine/schema.ts";

/** A body, and what a form must say about it. */
export interface Fixture {
  /** The form's name, as its folder is called. */
  form: string;
  /** What it shows: the file's name, as in `email-without-at`. */
  name: string;
  /** Where it stands, from the root of the project. */
  file: string;
  /** The body as sent, with `formName`. */
  data: JsonObject;
  /** The one error that it provokes; none for a valid one. */
  errors: FieldError[];
}

/** The folder of all fixtures. */
const folder = fileURLToPath(new URL("fixtures/", import.meta.url));

/** Spells out each `$repeat`. Object.fromEntries, unlike an assignment, keeps a key called `__proto__`. */
function expand(value: Json): Json {
  if (Array.isArray(value)) return value.map(expand);
  if (!isObject(value)) return value;
  const { $repeat: text, times } = value;
  if (typeof text === "string" && typeof times === "number") return text.repeat(times);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, expand(entry as Json)]));
}

const isErrors = (value: unknown): value is FieldError[] =>
  Array.isArray(value) &&
  value.every((error) => isObject(error) && typeof error.field === "string" && typeof error.message === "string");

function read(form: string, kind: "valid" | "invalid", entry: string): Fixture {
  const file = `tests/fixtures/${form}/${kind}/${entry}`;
  const content: unknown = JSON.parse(readFileSync(`${folder}${form}/${kind}/${entry}`, "utf8"));
  const { data, errors } = kind === "valid" ? { data: content, errors: [] } : (content as Partial<Fixture>);
  if (!isObject(data) || !isErrors(errors))
    throw new Error(
      `${file}: expected ${kind === "valid" ? "a body" : '{ "data": <body>, "errors": [{ "field", "message" }] }'}`,
    );
  return { form, name: entry.replace(/\.json$/, ""), file, data: expand(data as JsonObject) as JsonObject, errors };
}

function readAll(form: string, kind: "valid" | "invalid"): Fixture[] {
  const path = `${folder}${form}/${kind}`;
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((entry) => entry.endsWith(".json"))
    .sort()
    .map((entry) => read(form, kind, entry));
}

/** The forms that have fixtures, by name. */
export const fixtureForms = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/**
 * Bodies that a form accepts; none when it has no fixtures.
 * @throws when a file is not a fixture
 */
export const validFixtures = (form: string): Fixture[] => readAll(form, "valid");

/**
 * Bodies that break one rule of a form; none when it has no fixtures.
 * @throws when a file is not a fixture
 */
export const invalidFixtures = (form: string): Fixture[] => readAll(form, "invalid");

/**
 * One fixture by its name, for a test that needs a certain one.
 * @throws when the form has none of this name
 */
export function fixture(form: string, name: string): Fixture {
  const found = [...validFixtures(form), ...invalidFixtures(form)].find((candidate) => candidate.name === name);
  if (!found) throw new Error(`tests/fixtures/${form} has no fixture "${name}"`);
  return found;
}

/** A body less the spaces around its texts, as the form sends it; texts of white space alone stay, unlike in a form. */
export const trimmed = (body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, (typeof value === "string" && value.trim()) || value]),
  );
