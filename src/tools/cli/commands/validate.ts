/** `validate`: validates any number of bodies from files or standard input against a form. */
import { createReadStream, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { readChecked } from "../../../content/read.ts";
import { problemText } from "../../../engine/check/problem.ts";
import { failureOf } from "../../fixtures/own.ts";
import { subjectOf } from "../../fixtures/subject.ts";
import { readBodies } from "../bodies.ts";
import { json, type Register } from "../command.ts";
import { JUnit } from "../junit.ts";
import { chosen } from "../load.ts";
import { count, type Terminal, usageError } from "../terminal.ts";
import { bodyValidatorOf, type RuleError } from "../verdict.ts";

/** The options of the command line. */
interface Options {
  json?: boolean;
  junit?: string;
}

/** The stream of a file or standard input. */
function opened({ world, root }: Terminal, file: string): Readable {
  if (file === "-") return world.stdin;
  const path = resolve(root, file);
  const there = statSync(path, { throwIfNoEntry: false });
  if (!there || there.isDirectory())
    throw usageError({
      file,
      expected: "a file with bodies",
      found: there ? "a folder" : "no such file",
      fix: "correct the path, or pipe them in as -",
    });
  return createReadStream(path);
}

/** A file without a body, which says nothing of the form. */
const nothing = {
  path: "",
  expected: "at least one body",
  found: "none",
  fix: "look at what wrote it, or leave it out",
};

async function say(terminal: Terminal, file: string, index: number, errors: RuleError[]): Promise<void> {
  if (errors.length === 0) return;
  const { bold, red } = terminal.colors;
  await terminal.line(`${bold(`${file === "-" ? "standard input" : file}, body ${index + 1}`)}`);
  for (const { field, message } of errors) await terminal.line(`  ${red(field || "the body")}: ${message}`);
}

export const validate: Register = (program, run) => {
  program
    .command("validate")
    .summary("validates bodies, with the messages a visitor would see")
    .description("Validates one JSON body, an array of them, or one per line, and reports the form's messages.")
    .argument("<form>", "a form by name")
    .argument("[file...]", "files with bodies; - is standard input, which is also the default")
    .option("--junit <file>", "write a JUnit report as well")
    .option(...json)
    .action((name: string, files: string[], options: Options) =>
      run(async (terminal) => {
        const project = readChecked(terminal.root);
        const [documents] = chosen(project, [name]);
        if (!documents) return 2;
        const streams = (files.length > 0 ? files : ["-"]).map((file) => ({ file, stream: opened(terminal, file) }));
        const { form } = subjectOf(terminal.root, documents, project.shared);
        const verdictOf = bodyValidatorOf(form);
        const report = options.junit ? new JUnit(resolve(terminal.root, options.junit), name) : undefined;
        let [all, invalid, failures, empty, told] = [0, 0, 0, 0, Date.now()];
        for (const { file, stream } of streams) {
          let index = 0;
          for await (const read of readBodies(stream)) {
            const { errors, failed } = verdictOf(read);
            for (const failure of failed)
              terminal.note(problemText(failureOf(name, failure, `body ${index + 1} of ${file}`)));
            failures += failed.length;
            if (errors.length > 0) invalid += 1;
            report?.add(`${file} ${index + 1}`, errors);
            if (options.json) await terminal.json({ file, index, valid: errors.length === 0, errors });
            else await say(terminal, file, index, errors);
            index += 1;
            all += 1;
            if (all % 1000 === 0 && Date.now() - told > 200) {
              told = Date.now();
              terminal.progress(`${count(all, "body", "bodies")} ...`);
            }
          }
          if (index > 0) continue;
          empty += 1;
          terminal.note(problemText({ ...nothing, file: file === "-" ? "standard input" : file }));
        }
        terminal.progress("");
        report?.close();
        const summary = `${count(all, "body", "bodies")}: ${count(all - invalid, "valid", "valid")}, ${count(invalid, "invalid", "invalid")}`;
        if (!options.json) await terminal.line(summary);
        return invalid + failures + empty > 0 ? 1 : 0;
      }),
    );
};
