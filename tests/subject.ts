/** The forms as coverage judges them: built from their documents again and again, each with its fixtures. */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { contractOf } from "../src/engine/contract.ts";
import { define } from "../src/engine/define.ts";
import type { Form, Validate } from "../src/engine/definition.ts";
import type { FormDocuments, Project } from "../src/engine/documents.ts";
import { resolveRefs } from "../src/engine/refs.ts";
import type { Json, Schema } from "../src/engine/schema.ts";
import type { Fixture } from "../src/fixtures/fixture.ts";
import { fixtureForms, readFixtures } from "../src/fixtures/read.ts";

/** A form with its fixtures. */
export interface Subject {
  /** Its documents, with the schema's refs resolved, so that each form answers for what it shares. */
  documents: FormDocuments;
  form: Form;
  /** The rules as any other validator reads them. */
  stock: Validate;
  valid: Fixture[];
  invalid: Fixture[];
}

const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false }));

/** A schema's rules, as any validator of JSON Schema reads them. */
export const compile = ({ $schema: _ours, ...schema }: Schema): Validate => ajv.compile(schema) as Validate;

const known = new Map<string, boolean>();

/** As in src/engine/compile.ts, but asked thousands of times over the same few schemas. */
function accepts(schema: Schema, value: Json): boolean {
  const key = JSON.stringify([schema, value]);
  const answer = known.get(key) ?? ajv.validate(schema, value);
  known.set(key, answer);
  return answer;
}

/**
 * The form that documents make, their refs resolved.
 * @param check its rules, where they are compiled already
 */
export const formOf = (documents: FormDocuments, check = compile(contractOf(documents, {}))): Form => ({
  ...define(documents, {}, accepts),
  check,
});

/** The forms of a project that have fixtures, each with them. */
export function subjectsOf(root: string, { forms, shared }: Project): Subject[] {
  const covered = new Set(fixtureForms(root));
  return forms
    .filter(({ name }) => covered.has(name))
    .map((form) => {
      const documents = { ...form, schema: resolveRefs(form.schema, shared) };
      const { valid, invalid } = readFixtures(root, form.name);
      return { documents, form: formOf(documents), stock: compile(documents.schema), valid, invalid };
    });
}
