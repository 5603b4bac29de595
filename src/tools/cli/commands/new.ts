/** `new`: creates a form from a short description: schema, UI document and first fixtures. */
import { readAnyway } from "../../../content/read.ts";
import { checkClashes } from "../../../engine/check/across-documents/clashes.ts";
import { DocumentError, quote, refusal } from "../../../engine/check/problem.ts";
import { checkPart } from "../../../engine/check/project.ts";
import { isName, nameFrom } from "../../../engine/check/suggest.ts";
import { documentsOf, formOfDocument, schemaFile, uiFile } from "../../../engine/define/documents.ts";
import { languages } from "../../../engine/languages/index.ts";
import { humanize } from "../../../engine/words/words.ts";
import { json, type Register } from "../command.ts";
import { asked, example, readFields, words } from "../new-fields.ts";
import { NewForm, schemaOf, uiOf } from "../new-form.ts";
import type { Terminal } from "../terminal.ts";

/** @throws DocumentError, with a similar valid name, for a name that no page can have */
function requireName(name: string): void {
  if (isName(name)) return;
  throw refusal(schemaFile(name), {
    expected: "a name of lower-case letters, digits and hyphens",
    found: quote(name),
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
        const { project } = readAnyway(terminal.root, false);
        const form = new NewForm(terminal.root, name);
        const isAsked = options.field.length === 0 && terminal.world.stdin.isTTY;
        const fields = isAsked ? await asked(terminal) : readFields(options.field);
        if (fields.length === 0)
          throw refusal(schemaFile(name), { expected: "at least one field", found: "none", fix: example });
        const title = options.title ?? humanize(name);
        const [schema, ui] = [schemaOf(title, fields), uiOf(title, options.lang)];
        const made = documentsOf(name, schema, ui);
        const clashes = checkClashes({ ...project, forms: [...project.forms, made] });
        // Nothing is written that would break the build; problems in other forms, which may be unfinished, do not count.
        const problems = [
          ...checkPart({ shared: {}, form: made, isSharedSound: true }),
          ...clashes.filter(({ file }) => formOfDocument(file) === name),
        ];
        if (problems.length > 0) throw new DocumentError(problems);
        form.write(schemaFile(name), schema);
        form.write(uiFile(name), ui);
        const notes = form.fixtures(made, fields);
        if (options.json) await terminal.json({ form: name, written: form.written, notes }, 2);
        else await say(terminal, name, form.written, notes);
        return 0;
      }),
    );
};
