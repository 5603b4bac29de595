import { expect, it } from "vitest";
import { documentsOf, type FormDocuments } from "../../define/documents.ts";
import type { SharedSchemas } from "../../schema/refs.ts";
import type { Schema } from "../../schema/schema.ts";
import { checkPart, checkProject } from "../project.ts";
import { checkMeta, checkSchema } from "./meta.ts";

const definitions = { size: { type: "string", enum: ["S", "M"] } };
const size = { $ref: "#/definitions/size" };

/** What is wrong with a form of one field. */
const problemsOf = (field: unknown) => {
  const schema = { type: "object", properties: { field }, definitions } as unknown as Schema;
  return checkPart({ shared: {}, form: documentsOf("quote", schema, {}), isSharedSound: true });
};

it.each<[field: object, fix: string, mended: object]>([
  [{ type: "boolean" }, 'write the type as a list: "type": ["boolean", "null"]', { type: ["boolean", "null"] }],
  [{ type: ["integer"] }, 'write the type as a list: "type": ["integer", "null"]', { type: ["integer", "null"] }],
  [
    { maxLength: 9 },
    'write the type as a list: "type": ["string", "null"]',
    { type: ["string", "null"], maxLength: 9 },
  ],
  [
    { type: "string", enum: ["S"] },
    'write the type as a list: "type": ["string", "null"], and add null to "enum"',
    { type: ["string", "null"], enum: ["S", null] },
  ],
  [
    { type: "string", enum: ["S", null] },
    'write the type as a list: "type": ["string", "null"]',
    { type: ["string", "null"], enum: ["S", null] },
  ],
  [
    { allOf: [size] },
    'remove it, and write { "anyOf": [{ … }, { "type": "null" }] } around what is left',
    { anyOf: [{ allOf: [size] }, { type: "null" }] },
  ],
  [
    size,
    'remove it, and write { "anyOf": [{ … }, { "type": "null" }] } around what is left',
    { anyOf: [size, { type: "null" }] },
  ],
])("what is nullable in OpenAPI, such as %j, is mended as it says", (field, fix, mended) => {
  expect(problemsOf({ ...field, nullable: true })).toMatchObject([{ path: "/properties/field/nullable", fix }]);
  expect(problemsOf(mended)).toEqual([]);
});

it("what is not nullable needs no word for it", () => {
  const fix = "remove it: null is allowed only where the schema lists it";
  expect(problemsOf({ type: "string", nullable: false })).toMatchObject([{ fix }]);
});

it.each(["cuid", "cuid2", "ulid", "ksuid"])("an identifier of another shape, %s, is not taken for a UUID", (format) => {
  expect(checkMeta("schema", "schemas/quote.schema.json", { type: "string", format })).toEqual([]);
});

it("a number for the place among others, a mark for forms of another tool, and a name, are notes", () => {
  expect(problemsOf({ type: "string", order: 3, form: true, name: "boat" })).toEqual([]);
});

it.each<[field: object, path: string]>([
  [{ enum: ["S", "M"], order: ["M", "S"] }, "order"],
  [{ type: "string", form: "email" }, "form"],
  [{ type: "string", "ui:widget": "password" }, "ui:widget"],
])("what is meant for the form is none: %j", (field, word) => {
  expect(problemsOf(field)).toMatchObject([{ path: `/properties/field/${word}` }]);
});

it.each<[message: object, fix: string]>([
  [{ required: { boat: "Which boat?" } }, 'write each message at its field: "errorMessage": { "required": "…" }'],
  [{ properties: { boat: "Which boat?" } }, 'write each message at its field: "errorMessage": "…"'],
])("messages that a group says of its fields belong to these: %j", (errorMessage, fix) => {
  const group = { type: "object", properties: { boat: { type: "string" } }, required: ["boat"], errorMessage };
  const path = `/properties/field/errorMessage/${Object.keys(errorMessage)[0]}`;
  expect(problemsOf(group)).toMatchObject([{ path, fix }]);
});

it.each<[what: string, pet: object, found: string]>([
  ["a pattern that takes long", { properties: { name: { type: "string", pattern: "(a+)+$" } } }, "exponential"],
  ["a misspelled rule", { properties: { name: { type: "string", maxLenght: 4 } } }, '"maxLenght"'],
  ["a type of other languages", { properties: { name: { type: "text" } } }, '"text"'],
  ["a lost reference", { properties: { name: { $ref: "#/components/schemas/Nam" } } }, '"#/components/schemas/Nam"'],
  ["what nothing is named like", { properties: { name: { type: "string" } }, required: ["nam"] }, '"nam"'],
])("%s is found in a part that only references lead to", (_what, pet, found) => {
  const form = (file: string, more = {}) => {
    const properties = { pet: { $ref: `${file}#/components/schemas/Pet` } };
    return documentsOf("quote", { type: "object", properties, ...more } as Schema, {});
  };
  const problems = (Pet: object) => {
    const components = { schemas: { Pet } };
    const of = (forms: FormDocuments[], shared: SharedSchemas) =>
      checkProject({ forms, shared, pages: [], groups: [] });
    return [...of([form("", { components })], {}), ...of([form("pets.json")], { "pets.json": { components } })];
  };
  expect(problems(pet)).toMatchObject(
    ["schemas/quote.schema.json", "schemas/pets.json"].map((file) => ({
      file,
      path: expect.stringMatching("^/components/schemas/Pet/"),
      found: expect.stringContaining(found),
    })),
  );
  expect(problems({ properties: { name: { type: "string", maxLength: 4 } } })).toEqual([]);
});

it("what leads to such a part is no misspelled keyword", () => {
  const $defs = { group: { add: { dev: { type: "boolean" } } } };
  const schema = { type: "object", $defs, properties: { dev: { $ref: "#/$defs/group/add/dev" } } } as unknown as Schema;
  expect(checkMeta("schema", "schemas/quote.schema.json", schema)).toEqual([]);
});

it("what is wrong in such a part is said once, if a reference leads into it first", () => {
  const parts = { pet: { properties: { name: { type: "string", maxLenght: 4 } } } };
  const properties = { name: { $ref: "#/parts/pet/properties/name" }, pet: { $ref: "#/parts/pet" } };
  expect(checkMeta("schema", "schemas/quote.schema.json", { type: "object", properties, parts })).toMatchObject([
    { path: "/parts/pet/properties/name/maxLenght", found: '"maxLenght"' },
  ]);
});

it.each<[field: object, path: string, fix: string]>([
  [{ optional: true }, "/optional", 'remove it: a field is optional unless "required" lists it'],
  [{ required: false }, "/required", 'remove it: a field is optional unless "required" lists it'],
  [{ optional: false }, "/optional", 'remove it, and list "field" in the "required" of the object around the field'],
  [{ required: true }, "/required", 'remove it, and list "field" in the "required" of the object around the field'],
  [{ properties: [{ name: "boat" }] }, "/properties", 'write each field by its name: { "boat": { … }, … }'],
])("what older drafts and other tools say of a field is told its place: %j", (field, path, fix) => {
  expect(problemsOf(field)).toMatchObject([{ path: `/properties/field${path}`, fix }]);
});

it.each<object>([
  { type: "object", additionalProperties: { type: "string" } },
  { type: "object", patternProperties: { "^a": { type: "string" } } },
  { type: "object", minProperties: 1 },
])("a misspelled rule of a group of any keys is no field of it: %j", (group) => {
  const names = { type: "string", pattern: "^a" };
  expect(problemsOf({ ...group, propertyName: names })).toMatchObject([
    { path: "/properties/field/propertyName", fix: 'write "propertyNames", or remove it' },
  ]);
});

it("that an entry is no optional one is said of no field around it", () => {
  const fix = 'remove it: the object around a field lists it in its "required"';
  const entry = { type: "array", items: { type: "string", optional: false } };
  expect(problemsOf(entry)).toMatchObject([{ path: "/properties/field/items/optional", fix }]);
});

it.each<[what: string, document: object, problems: object[]]>([
  ["a field called like a note of other tools", { name: { type: "string" } }, []],
  ["what linked data says of itself", { "@type": "Person", "@context": "https://schema.org" }, []],
  ["fields in a list", { fields: [{ name: "boat", type: "text" }] }, [{ path: "", found: 'no "properties"' }]],
  ["a mark of an older draft", { required: true }, [{ path: "/required", fix: expect.stringMatching("^remove it: ") }]],
])("of a form that is an object, and says no more but %s", (_what, document, problems) => {
  const form = documentsOf("quote", { type: "object", ...document } as Schema, {});
  expect(checkSchema(form)).toMatchObject(problems);
});

it("what has to be written is told whole, however long it is", () => {
  const path = "/organizations/{organizationId}/projects/{projectId}/quotes";
  const schema = { type: "object", properties: { email: { type: "string" } } };
  const paths = { [path]: { post: { requestBody: { content: { "application/json": { schema } } } } } };
  const ref = `#/paths/${path.replaceAll("/", "~1")}/post/requestBody/content/application~1json/schema`;
  const fix = `add "$ref": "${ref}", or refer to another of its schemas`;
  expect(checkSchema(documentsOf("quote", { openapi: "3.1.0", paths } as Schema, {}))).toMatchObject([{ fix }]);
});

it("a word that another tool takes at every field is one problem", () => {
  const field = { type: "string", placeholder: "Ann" };
  const properties = { name: field, firm: field, note: { type: "string", placehodler: "" } };
  expect(checkMeta("schema", "schemas/quote.schema.json", { type: "object", properties })).toMatchObject([
    { path: "/properties/name/placeholder", found: '"placeholder", in 2 places' },
  ]);
});

it("a word of a uiSchema in a schema is told its place, where it works", () => {
  const fix = 'write it in the form\'s UI document, forms/<form>.ui.json, under "uiSchema", at the name of the field';
  expect(problemsOf({ type: "string", "ui:widget": "password" })).toMatchObject([{ fix }]);
  const schema: Schema = { type: "object", properties: { field: { type: "string" } } };
  const form = documentsOf("quote", schema, { uiSchema: { field: { "ui:widget": "password" } } });
  expect(checkPart({ shared: {}, form, isSharedSound: true })).toEqual([]);
});

it("an expression is one as forms run it: astral characters, such as those of flags, are single ones", () => {
  expect(problemsOf({ type: "string", pattern: "^[\\u{1F1E6}-\\u{1F1FF}]{2}$", maxLength: 9 })).toEqual([]);
});
