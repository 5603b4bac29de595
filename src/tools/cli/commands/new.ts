/** `new`: creates a form from a short description: schema, UI document and first fixtures. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readChecked } from "../../../content/read.ts";
import { DocumentError } from "../../../engine/check/problem.ts";
import { checkProject } from "../../../engine/check/project.ts";
import { isName, nameFrom } from "../../../engine/check/suggest.ts";
import { documentsOf, schemaFile, uiFile } from "../../../engine/define/documents.ts";
import { languages } from "../../../engine/languages/index.ts";
import type { Json, JsonObject } from "../../../engine/schema/schema.ts";
import { payloadOf } from "../../../engine/visit/payload.ts";
import { humanize } from "../../../engine/words/words.ts";
import { coverageOf } from "../../fixtures/coverage.ts";
import { fixtureFolder, writeJson } from "../../fixtures/read.ts";
import { writeStubs } from "../../fixtures/stubs.ts";
import { subjectOf } from "../../fixtures/subject.ts";
import { json, type Register } from "../command.ts";
import { fieldFrom, kinds, type NewField } from "../kinds.ts";
import { type Terminal, usageError } from "../terminal.ts";

const example = '--field "email:email!" --field "size:S|M|L" --field "topics:[costs|delivery]"';
const words = `${Object.keys(kinds).join(", ")}, A|B|C for one choice, [A|B|C] for several; ! when it is required`;

function readField(description: string): NewField {
  const field = fieldFrom(description);
  if (field) return field;
  throw usageError({
    file: "--field",
    expected: `name:kind, the kind one of ${words}`,
    found: `"${description}"`,
    fix: example,
  });
}

const hasField = (fields: NewField[], { name }: NewField): boolean => fields.some((other) => other.name === name);

/** The fields that options describe. */
function readFields(descriptions: string[]): NewField[] {
  const fields: NewField[] = [];
  for (const field of descriptions.map(readField)) {
    const fix = "leave one out, or rename it";
    if (hasField(fields, field))
      throw usageError({ file: "--field", expected: "each name once", found: `a second "${field.name}"`, fix });
    fields.push(field);
  }
  return fields;
}

/** Asks for the fields one by one, until an empty answer. */
async function asked({ world }: Terminal): Promise<NewField[]> {
  const fields: NewField[] = [];
  const ask = () => world.stderr.write(`Field ${fields.length + 1} (empty to end): `);
  world.stderr.write(`A field is name:kind, as in email:email!\nKinds: ${words}\n`);
  ask();
  for await (const answer of createInterface({ input: world.stdin })) {
    if (answer.trim() === "") break;
    const field = fieldFrom(answer);
    if (field && hasField(fields, field)) world.stderr.write(`There is a field ${field.name} already\n`);
    else if (field) fields.push(field);
    else world.stderr.write(`"${answer}" is not name:kind\n`);
    ask();
  }
  return fields;
}

const schemaOf = (title: string, fields: NewField[]) => ({
  $schema: "../src/engine/meta/schema.json",
  title,
  type: "object",
  properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
});

const uiOf = (title: string, lang?: string) => ({
  $schema: "../src/engine/meta/ui.json",
  ...(lang === undefined
    ? { heading: title, submit: { label: "Send", busy: "Sending..." } }
    : { lang, heading: title }),
});

/** Writes the files of a form; none of them may exist. */
class NewForm {
  readonly written: string[] = [];

  constructor(
    private readonly root: string,
    private readonly name: string,
  ) {
    const taken = [schemaFile(name), uiFile(name), `${fixtureFolder}/${name}`].find((file) =>
      existsSync(join(root, file)),
    );
    if (taken)
      throw usageError({
        file: taken,
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
  fixtures(fields: NewField[]): string[] {
    const project = readChecked(this.root);
    const documents = project.forms.find(({ name }) => name === this.name);
    if (!documents) throw new Error(`${schemaFile(this.name)} was written and is not a form`);
    const { form } = subjectOf(this.root, documents, project.shared);
    const filled = (chosen: NewField[], change = (sample: Json) => sample): JsonObject =>
      payloadOf(form, Object.fromEntries(chosen.map(({ name, sample }) => [name, change(sample)])));
    const least = (sample: Json) => (Array.isArray(sample) ? sample.slice(0, 1) : sample);
    const folder = `${fixtureFolder}/${this.name}/valid`;
    this.write(`${folder}/complete.json`, filled(fields));
    this.write(
      `${folder}/minimal.json`,
      filled(
        fields.filter(({ isRequired }) => isRequired),
        least,
      ),
    );
    const subject = subjectOf(this.root, documents, project.shared);
    return writeStubs(this.root, subject, coverageOf(subject).missing);
  }
}

/** @throws DocumentError, with a name that is close, for one that no page can have */
function requireName(name: string): void {
  if (isName(name)) return;
  throw usageError({
    file: schemaFile(name),
    expected: "a name of lower-case letters, digits and hyphens",
    found: `"${name}"`,
    fix: `write "${nameFrom(name) || "my-form"}"`,
  });
}

async function say(terminal: Terminal, name: string, written: string[], notes: string[]): Promise<void> {
  for (const file of written) await terminal.line(`wrote ${file}`);
  for (const note of notes) await terminal.line(note);
  await terminal.line(
    `\nThe page is /${name}: npm run dev\nNext: npm run forms -- check ${name}, then coverage and mutate`,
  );
}

export const create: Register = (program, run) => {
  program
    .command("new")
    .summary("a new form: schema, UI document, first fixtures")
    .description(
      `Writes schemas/<name>.schema.json, forms/<name>.ui.json and fixtures, and never over what is there. Asks for the fields on a terminal when no --field is given.\n\nKinds: ${words}`,
    )
    .argument("<name>", "lower-case letters, digits and hyphens: the page is /<name>")
    .option("--title <title>", "the heading; the name as words by default")
    .option("--field <name:kind>", "a field; may be repeated", (one: string, all: string[]) => [...all, one], [])
    .option("--lang <lang>", `the language that the form is written in: ${Object.keys(languages).join(", ")}`)
    .option(...json)
    .action((name: string, options: { title?: string; field: string[]; lang?: string; json?: boolean }) =>
      run(async (terminal) => {
        requireName(name);
        const project = readChecked(terminal.root);
        const form = new NewForm(terminal.root, name);
        const isAsked = options.field.length === 0 && terminal.world.stdin.isTTY;
        const fields = isAsked ? await asked(terminal) : readFields(options.field);
        if (fields.length === 0)
          throw usageError({ file: schemaFile(name), expected: "at least one field", found: "none", fix: example });
        const title = options.title ?? humanize(name);
        const [schema, ui] = [schemaOf(title, fields), uiOf(title, options.lang)];
        const problems = checkProject({ ...project, forms: [...project.forms, documentsOf(name, schema, ui)] });
        // Nothing is written that would break the build.
        if (problems.length > 0) throw new DocumentError(problems);
        form.write(schemaFile(name), schema);
        form.write(uiFile(name), ui);
        const notes = form.fixtures(fields);
        if (options.json) await terminal.json({ form: name, written: form.written, notes }, 2);
        else await say(terminal, name, form.written, notes);
        return 0;
      }),
    );
};
