/** The files of a new form: schema, UI document and first fixtures. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { refusal } from "../../engine/check/problem.ts";
import { type FormDocuments, rulesFile, schemaFile, uiFile } from "../../engine/define/documents.ts";
import type { Json, JsonObject } from "../../engine/schema/schema.ts";
import { payloadOf } from "../../engine/visit/payload.ts";
import { coverageOf } from "../fixtures/coverage.ts";
import { fixtureFolder, writeJson } from "../fixtures/read.ts";
import { writeStubs } from "../fixtures/stubs.ts";
import { readAgain, subjectOf } from "../fixtures/subject.ts";
import type { NewField } from "./kinds.ts";

/** The schema of a form. */
export const schemaOf = (title: string, fields: NewField[]) => ({
  $schema: "../src/engine/meta/schema.json",
  title,
  type: "object",
  properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
});

/** The UI document of a form. */
export const uiOf = (title: string, lang?: string) => ({
  $schema: "../src/engine/meta/ui.json",
  ...(lang === undefined
    ? { heading: title, submit: { label: "Send", busy: "Sending..." } }
    : { lang, heading: title }),
});

/** Writes the files of a form; none of them may exist. */
export class NewForm {
  readonly written: string[] = [];

  constructor(
    private readonly root: string,
    private readonly name: string,
  ) {
    const taken = [schemaFile(name), uiFile(name), rulesFile(name), `${fixtureFolder}/${name}`].find((file) =>
      existsSync(join(root, file)),
    );
    if (taken)
      throw refusal(taken, {
        expected: "no such file yet",
        found: "one",
        fix: "choose another name, or edit what is there",
      });
  }

  write(file: string, content: object): void {
    writeJson(this.root, file, content);
    this.written.push(file);
  }

  /** Fixtures with all fields filled in, and with the required ones only. */
  fixtures(documents: FormDocuments, fields: NewField[]): string[] {
    const subject = subjectOf(this.root, documents, {});
    const filled = (chosen: NewField[], change = (sample: Json) => sample): JsonObject =>
      payloadOf(subject.form, Object.fromEntries(chosen.map(({ name, sample }) => [name, change(sample)])));
    const least = (sample: Json) => (Array.isArray(sample) ? sample.slice(0, 1) : sample);
    const folder = `${fixtureFolder}/${this.name}/valid`;
    const required = fields.filter(({ isRequired }) => isRequired);
    const [complete, minimal] = [filled(fields), filled(required, least)];
    this.write(`${folder}/complete.json`, complete);
    // If every field is required, both fixtures would be the same.
    if (JSON.stringify(minimal) !== JSON.stringify(complete)) this.write(`${folder}/minimal.json`, minimal);
    const whole = readAgain(this.root, subject);
    return writeStubs(this.root, whole, coverageOf(whole).missing);
  }
}
