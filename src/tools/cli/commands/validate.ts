/** `validate`: validates any number of bodies from files or standard input against a form. */
import { createReadStream, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { problemText, refusal } from "../../../engine/check/problem.ts";
import { failureOf } from "../../fixtures/own.ts";
import { subjectOf } from "../../fixtures/subject.ts";
import { readBodies } from "../bodies.ts";
import { json, oneForm, type Register } from "../command.ts";
import { JUnit } from "../junit.ts";
import { readForms } from "../load.ts";
import { count, type Terminal } from "../terminal.ts";
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
    throw refusal(file, {
      expected: "a file with bodies",
      found: there ? "a folder" : "no such file",
      fix: "correct the path, or pipe them in as -",
    });
  return createReadStream(path);
}

/** The problem with a file that contains no body: it would validate nothing. */
const nothing = {
  path: "",
  expected: "at least one body",
  found: "none",
  fix: "check the program that wrote it, or leave it out",
};

async function say(terminal: Terminal, file: string, index: number, errors: RuleError[]): Promise<void> {
  if (errors.length === 0) return;
  const { bold, red } = terminal.colors;
  await terminal.line(`${bold(`${file === "-" ? "standard input" : file}, body ${index + 1}`)}`);
  for (const { field, message } of errors) await terminal.line(`  ${red(field || "the body")}: ${message}`);
}

/** One call of the command. */
interface Job {
  terminal: Terminal;
  form: string;
  options: Options;
  verdictOf: ReturnType<typeof bodyValidatorOf>;
  report: JUnit | undefined;
  /** When progress was last shown, in milliseconds. */
  told: number;
}

/** What was found so far. */
interface Tally {
  bodies: number;
  invalid: number;
  failures: number;
  /** Files without a body. */
  empty: number;
}

/** Shows progress on the terminal, at most five times a second. */
function tell(job: Job, bodies: number): void {
  if (bodies % 1000 > 0 || Date.now() - job.told <= 200) return;
  job.told = Date.now();
  job.terminal.progress(`${count(bodies, "body", "bodies")} ...`);
}

/** Validates the bodies of one file. */
async function judge(job: Job, tally: Tally, file: string, stream: Readable): Promise<void> {
  const { terminal, form, options, report } = job;
  let index = 0;
  for await (const read of readBodies(stream)) {
    const { errors, failed } = job.verdictOf(read);
    for (const failure of failed) terminal.note(problemText(failureOf(form, failure, `body ${index + 1} of ${file}`)));
    report?.add(`${file} ${index + 1}`, errors);
    if (options.json) await terminal.json({ file, index, valid: errors.length === 0, errors });
    else await say(terminal, file, index, errors);
    index += 1;
    tally.bodies += 1;
    tally.failures += failed.length;
    if (errors.length > 0) tally.invalid += 1;
    tell(job, tally.bodies);
  }
  if (index > 0) return;
  tally.empty += 1;
  terminal.note(problemText({ ...nothing, file: file === "-" ? "standard input" : file }));
}

export const validate: Register = (program, run) => {
  program
    .command("validate")
    .summary("validates bodies, with the messages a visitor would see")
    .description("Validates one JSON body, an array of them, or one per line, and reports the form's messages.")
    .argument(...oneForm)
    .argument("[file...]", "files with bodies; - is standard input, which is also the default")
    .option("--junit <file>", "write a JUnit report as well")
    .option(...json)
    .action((name: string, files: string[], options: Options) =>
      run(async (terminal) => {
        const { project, forms } = readForms(terminal, [name]);
        const [documents] = forms;
        if (!documents) return 2;
        const streams = (files.length > 0 ? files : ["-"]).map((file) => ({ file, stream: opened(terminal, file) }));
        const verdictOf = bodyValidatorOf(subjectOf(terminal.root, documents, project.shared).form);
        const report = options.junit ? new JUnit(resolve(terminal.root, options.junit), name) : undefined;
        const job: Job = { terminal, form: name, options, verdictOf, report, told: Date.now() };
        const tally: Tally = { bodies: 0, invalid: 0, failures: 0, empty: 0 };
        for (const { file, stream } of streams) await judge(job, tally, file, stream);
        terminal.progress("");
        report?.close();
        const { bodies, invalid, failures, empty } = tally;
        const summary = `${count(bodies, "body", "bodies")}: ${count(bodies - invalid, "valid", "valid")}, ${count(invalid, "invalid", "invalid")}`;
        if (!options.json) await terminal.line(summary);
        return invalid + failures + empty > 0 ? 1 : 0;
      }),
    );
};
