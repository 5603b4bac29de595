/** `coverage`: reports what no fixture covers of a schema. */
import type { JsonObject } from "../../../engine/schema/schema.ts";
import { type Coverage, coverageOf, gapText } from "../../fixtures/coverage.ts";
import { type Choices, choicesOf } from "../../fixtures/mutants.ts";
import { writeFirst, writeGuards, writeStubs } from "../../fixtures/stubs.ts";
import { readAgain, type Subject } from "../../fixtures/subject.ts";
import { telling } from "../../fixtures/telling.ts";
import { BodyMaker } from "../../generate/bodies.ts";
import { NothingFits } from "../../generate/fitting.ts";
import { json, type Register, someForms } from "../command.ts";
import { readForms, schemasOf, subjectsOf } from "../load.ts";
import { count, percent, type Terminal, unmade } from "../terminal.ts";

/** The number of generated bodies, and the maximum number of them that become a form's first fixtures. */
const [tries, most] = [60, 6];

/**
 * Generated valid bodies, the same on every run; none if the form has fixtures but no generated body satisfies its rules.
 * @throws DocumentError if a form without fixtures has such rules
 */
function madeFor(subject: Subject): JsonObject[] {
  if (subject.problems.length > 0) return [];
  const bodies = new BodyMaker(subject).valid(1);
  try {
    return Array.from({ length: tries }, () => bodies.next().value as JsonObject);
  } catch (error) {
    if (!(error instanceof NothingFits)) throw error;
    if (subject.valid.length > 0) return [];
    throw unmade(subject.documents.name, "keep", error);
  }
}

/** Generated bodies, valid or not, the same on every run. */
function triedFor(subject: Subject): JsonObject[] {
  const bodies = new BodyMaker(subject).any(2);
  return Array.from({ length: tries }, () => bodies.next().value);
}

/** Writes the first valid fixtures of a form that has none, from generated bodies; returns the form with them. */
function begun(terminal: Terminal, subject: Subject): Subject {
  if (subject.valid.length > 0 || subject.problems.length > 0) return subject;
  const made = madeFor(subject);
  const [first] = made;
  const chosen = telling(subject, made, most);
  terminal.note(writeFirst(terminal.root, subject, chosen.length > 0 || !first ? chosen : [first]));
  return readAgain(terminal.root, subject);
}

/** A form and what its fixtures cover. */
interface Covered {
  subject: Subject;
  result: Coverage;
}

async function say(terminal: Terminal, { subject, result }: Covered): Promise<void> {
  const { bold, green, yellow } = terminal.colors;
  const { covered, rules, missing, alike, score, form } = result;
  const counts = `${count(subject.valid.length, "valid fixture")}, ${subject.invalid.length} invalid`;
  const tint = missing.length === 0 ? green : yellow;
  await terminal.line(`${bold(form)}: ${tint(percent(score))}, ${covered} of ${rules} (${counts})`);
  for (const gap of missing) await terminal.line(`  ${gapText(gap)}`);
  for (const { name, as } of alike) await terminal.line(`  ${name} has the same answers as ${as}`);
}

/** Writes the missing fixtures, then those for mutants that are still undetected. */
function fill(terminal: Terminal, { subject, result: { missing } }: Covered, choices: Choices): void {
  const made = madeFor(subject);
  const tried = missing.some(({ side }) => side === "broken") ? triedFor(subject) : [];
  for (const note of writeStubs(terminal.root, subject, missing, made, tried)) terminal.note(note);
  // The stubs are read back, so that only undetected mutants remain.
  const whole = readAgain(terminal.root, subject);
  for (const note of writeGuards(terminal.root, whole, made.slice(0, 2 * most), choices)) terminal.note(note);
  for (const gap of coverageOf(readAgain(terminal.root, subject)).missing)
    terminal.note(`not generated, to be written by hand: ${gapText(gap)}`);
}

export const coverage: Register = (program, run) => {
  program
    .command("coverage")
    .summary("rules, choices, messages and defaults that no fixture covers")
    .description(
      "Reports rules that no invalid fixture breaks, and fields, choices, conditions and defaults that no valid one covers; and names fixtures that have the same answers as another.",
    )
    .argument(...someForms)
    .option(
      "--stubs",
      "write the missing fixtures, and those that detect mutants, into tests/fixtures/<form>/*/stubs.json",
    )
    .option(...json)
    .action((names: string[], options: { stubs?: boolean; json?: boolean }) =>
      run(async (terminal) => {
        const { project, forms, sound, isWhole } = readForms(terminal, names);
        const read = subjectsOf(terminal, project, forms);
        const subjects = options.stubs ? read.map((subject) => begun(terminal, subject)) : read;
        const found = subjects.map((subject) => ({ subject, result: coverageOf(subject) }));
        const isComplete = found.every(({ subject, result }) => result.missing.length + subject.problems.length === 0);
        const results = found.map(({ result }) => result);
        if (options.json) await terminal.json(results, 2);
        else for (const one of found) await say(terminal, one);
        const choices = options.stubs ? choicesOf(schemasOf(sound, project.shared)) : undefined;
        if (choices) for (const one of found) fill(terminal, one, choices);
        return isComplete && isWhole ? 0 : 1;
      }),
    );
};
