/** Ad-hoc forms for tests: from a schema and a UI document, with compiled rules, without a build. */

import type { FieldError, Form, WholeForm } from "../src/engine/define/definition.ts";
import type { FormDocuments, UiDocument } from "../src/engine/define/documents.ts";
import { languagesOf, translated } from "../src/engine/define/translation/translated.ts";
import { compileForm, runnable } from "../src/engine/rules/compile-form.ts";
import { validate } from "../src/engine/rules/validate.ts";
import type { SharedSchemas } from "../src/engine/schema/refs.ts";
import type { JsonObject, Schema } from "../src/engine/schema/schema.ts";
import { payloadOf } from "../src/engine/visit/payload.ts";

/** The form for some documents, in their own language. */
export function formOf(documents: FormDocuments, shared: SharedSchemas): WholeForm {
  return runnable(compileForm(documents, shared));
}

/** The form for a schema and a UI document, named "test" by default. */
export function formFrom(schema: Schema, ui: UiDocument = {}, shared: SharedSchemas = {}, name = "test"): WholeForm {
  return formOf({ name, schema, ui }, shared);
}

/** The form for some documents with all its translations, as a receiver has it. */
export function formInLanguages(documents: FormDocuments): WholeForm {
  const others = languagesOf(documents).map((lang): [string, WholeForm] => [
    lang,
    formOf(translated(documents, lang), {}),
  ]);
  return { ...formOf(documents, {}), translations: Object.fromEntries(others) };
}

/** The errors of what a visitor has filled in. */
export const errorsOf = (form: Form, data: JsonObject, today: string): FieldError[] =>
  validate(form, payloadOf(form, data), today);

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
