/** Ad-hoc forms for tests: a schema and a UI document in, a form with its rules out, without a build. */
import { accepts, compileRules } from "../src/engine/compile.ts";
import { contractOf } from "../src/engine/contract.ts";
import { define } from "../src/engine/define.ts";
import type { Form } from "../src/engine/definition.ts";
import type { FormDocuments, UiDocument } from "../src/engine/documents.ts";
import type { SharedSchemas } from "../src/engine/refs.ts";
import type { Schema } from "../src/engine/schema.ts";
import { languagesOf, translated } from "../src/engine/translation/translated.ts";

/** The form that a schema and a UI document make, called "test" unless told. */
export function formFrom(schema: Schema, ui: UiDocument = {}, shared: SharedSchemas = {}, name = "test"): Form {
  const documents = { name, schema, ui };
  return { ...define(documents, shared, accepts), ...compileRules(contractOf(documents, shared)) };
}

/** The form of some documents, in each language that it has been translated into, as a receiver has it. */
export function formInLanguages(documents: FormDocuments): Form {
  const made = (one: FormDocuments) => ({ ...define(one, {}, accepts), ...compileRules(contractOf(one, {})) });
  const others = languagesOf(documents).map((lang): [string, Form] => [lang, made(translated(documents, lang))]);
  return { ...made(documents), translations: Object.fromEntries(others) };
}

/** A schema of an object with these fields. */
export const fields = (properties: { [name: string]: Schema }, ...required: string[]): Schema => ({
  type: "object",
  properties,
  required,
});

/** A condition; written as a literal, its `then` would make the linter think of promises. */
export function when(condition: Schema, so: Schema, otherwise?: Schema): Schema {
  const parts: [string, Schema | undefined][] = [
    ["if", condition],
    ["then", so],
    ["else", otherwise],
  ];
  return Object.fromEntries(parts.filter(([, part]) => part));
}
