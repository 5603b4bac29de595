/** The endpoint and the bodies of all forms as OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
import { contentTypes, jsonTypes, postTypes } from "../../engine/define/content-types.ts";
import { type FormDocuments, formNameOf, type Project } from "../../engine/define/documents.ts";
import { publishedSchema } from "../../engine/rules/published.ts";
import { isObject, mapChildren, type Schema } from "../../engine/schema/schema.ts";
import { brand, endpoint } from "../../site.ts";

/** Converts a draft-07 schema to 2020-12. */
function newer(schema: Schema): Schema {
  const { $schema: _draft, definitions, dependencies, $ref, ...rest } = mapChildren(schema, newer);
  const result: { [keyword: string]: unknown } = { ...rest };
  if ($ref !== undefined) result.$ref = $ref.replace("#/definitions/", "#/$defs/");
  if (definitions) result.$defs = definitions;
  if (Array.isArray(rest.items)) {
    result.prefixItems = rest.items;
    delete result.items;
    if (rest.additionalItems !== undefined) result.items = rest.additionalItems;
    delete result.additionalItems;
  }
  const needs = Object.entries(isObject(dependencies) ? dependencies : {});
  const lists = needs.filter(([, needed]) => Array.isArray(needed));
  const schemas = needs.filter(([, needed]) => !Array.isArray(needed));
  if (lists.length > 0) result.dependentRequired = Object.fromEntries(lists);
  if (schemas.length > 0) result.dependentSchemas = Object.fromEntries(schemas);
  return result;
}

const problem = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/problem" } } },
});

/**
 * The receiver's responses by status; a page that posts with no-cors sees a failed request instead of any rejection.
 */
const responses = {
  "201": {
    description: "Stored, under this id.",
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: { ok: { const: true }, id: { type: "string" } },
          required: ["ok", "id"],
        },
      },
    },
  },
  "400": problem("Not a JSON object, not of a known form, or against its rules: a sentence for each field."),
  "403": problem("Posted by a page of an origin that may not."),
  "405": problem("Not a POST."),
  "413": problem("Larger than the form's own limits allow."),
  "415": problem(`None of ${contentTypes.join(", ")}.`),
  "429": problem("Too many requests; Retry-After says for how long."),
  "503": problem("Not stored; the request may be sent again."),
};

const problemSchema = {
  type: "object",
  properties: {
    ok: { const: false },
    error: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: { field: { type: "string" }, message: { type: "string" } },
        required: ["field", "message"],
      },
    },
  },
  required: ["ok", "error"],
};

/** A body as a page without scripts posts it; the response to it is a page. */
const postedSchema = (names: string[]) => ({
  description: "Each field by its path, as in people.0.name; lists of choices repeat theirs.",
  type: "object",
  properties: { formName: { enum: names } },
  required: ["formName"],
});

/** Unique names for the forms' schemas: each is its formName as far as OpenAPI allows. */
function namesOf(forms: FormDocuments[]): Map<FormDocuments, string> {
  const names = new Map<FormDocuments, string>();
  const taken = new Set(["problem"]);
  for (const form of forms) {
    let name = formNameOf(form).replace(/[^\w.-]/g, "-");
    while (taken.has(name)) name += "-";
    taken.add(name);
    names.set(form, name);
  }
  return names;
}

/** The content of requests by type. */
function contentOf(names: Map<FormDocuments, string>): { [type: string]: { schema: object } } {
  const pointers = Array.from(names, ([form, name]) => [formNameOf(form), `#/components/schemas/${name}`] as const);
  const oneOf = pointers.map(([, $ref]) => ({ $ref }));
  const schema = { oneOf, discriminator: { propertyName: "formName", mapping: Object.fromEntries(pointers) } };
  const posted = postedSchema([...names.keys()].map(formNameOf));
  return Object.fromEntries([
    ...jsonTypes.map((type) => [type, { schema }]),
    ...postTypes.map((type) => [type, { schema: posted }]),
  ]);
}

/**
 * Builds the document. Each body's schema has its own `$id`, so that its internal references are resolved within it.
 */
export function openApiOf({ forms, shared }: Project, server: string = endpoint): object {
  const names = namesOf(forms);
  const bodies = Object.fromEntries(
    Array.from(names, ([form, name]) => [
      name,
      { $id: `${brand.url}/schemas/${form.name}.json`, ...newer(publishedSchema(form, shared)) },
    ]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name}: requests`,
      version: "1.0.0",
      description: "Every form posts to the root path; formName says which form a body is of.",
    },
    servers: [{ url: server.replace(/\/$/, "") }],
    paths: {
      "/": {
        post: {
          operationId: "sendRequest",
          summary: "Sends a request",
          requestBody: { required: true, content: contentOf(names) },
          responses,
        },
      },
    },
    components: { schemas: { ...bodies, problem: problemSchema } },
  };
}
