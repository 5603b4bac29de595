/** Ad-hoc forms for tests: from a schema and a UI document, with compiled rules, without a build. */
import { accepts, compileRules } from "../src/engine/compile.ts";
import { contractOf } from "../src/engine/contract.ts";
import { define } from "../src/engine/define.ts";
import type { Form } from "../src/engine/definition.ts";
import type { FormDocuments, UiDocument } from "../src/engine/documents.ts";
import type { SharedSchemas } from "../src/engine/refs.ts";
import type { Schema } from "../src/engine/schema.ts";
import { languagesOf, translated } from "../src/engine/translation/translated.ts";

/** The form for a schema and a UI document, named "test" by default. */
export function formFrom(schema: Schema, ui: UiDocument = {}, shared: SharedSchemas = {}, name = "test"): Form {
  const documents = { name, schema, ui };
  return { ...define(documents, shared, accepts), ...compileRules(contractOf(documents, shared)) };
}

/** The form for some documents with all its translations, as a receiver has it. */
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

/** A condition; in a literal, the linter would mistake `then` for a promise's. */
export function when(condition: Schema, so: Schema, otherwise?: Schema): Schema {
  const parts: [string, Schema | undefined][] = [
    ["if", condition],
    ["then", so],
    ["else", otherwise],
  ];
  return Object.fromEntries(parts.filter(([, part]) => part));
}
