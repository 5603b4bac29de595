/** `coverage`: reports what no fixture covers of a schema. */
import { readFilled } from "../../../content/filled.ts";
import type { JsonObject } from "../../../engine/schema.ts";
import { coverageOf, gapText } from "../../fixtures/coverage.ts";
import type { Fixture } from "../../fixtures/fixture.ts";
import { writeFirst, writeStubs } from "../../fixtures/stubs.ts";
import type { Subject } from "../../fixtures/subject.ts";
import { BodyMaker } from "../../generate/bodies.ts";
import { json, type Register } from "../command.ts";
import { chosen, subjectsOf } from "../load.ts";
import { count, percent, type Terminal } from "../terminal.ts";

/** The number of bodies that are generated, and the maximum of those that are written. */
const tries = 40;
const most = 6;

/** Selects the bodies that together cover most of a form. */
function telling(subject: Subject, bodies: JsonObject[]): JsonObject[] {
  const named = bodies.map((data) => ({ form: subject.documents.name, name: "", file: "", data, errors: [] }));
  const gapsOf = (valid: Fixture[]) => coverageOf({ ...subject, valid }).missing.length;
  let chosen: Fixture[] = [];
  while (chosen.length < most) {
    const ranked = named.map((one) => ({ one, gaps: gapsOf([...chosen, one]) })).sort((a, b) => a.gaps - b.gaps);
    const [best] = ranked;
    if (!best || (chosen.length > 0 && best.gaps >= gapsOf(chosen))) break;
    chosen = [...chosen, best.one];
  }
  return chosen.map(({ data }) => data);
}

/** Writes the first valid fixtures of a form that has none, from generated bodies. */
function begin(terminal: Terminal, subject: Subject): void {
  if (subject.valid.length > 0 || subject.problems.length > 0) return;
  const bodies = new BodyMaker(subject).valid(1);
  const made = telling(
    subject,
    Array.from({ length: tries }, () => bodies.next().value as JsonObject),
  );
  terminal.note(writeFirst(terminal.root, subject, made));
}

export const coverage: Register = (program, run) => {
  program
    .command("coverage")
    .summary("rules, choices, messages and defaults that no fixture covers")
    .description(
      "Reports rules that no invalid fixture breaks, and fields, choices, conditions and defaults that no valid one covers.",
    )
    .argument("[form...]", "forms by name; all when none is given")
    .option("--stubs", "write the missing fixtures into tests/fixtures/<form>/*/stubs.json, to be completed")
    .option(...json)
    .action((names: string[], options: { stubs?: boolean; json?: boolean }) =>
      run(async (terminal) => {
        const project = readFilled(terminal.root);
        const forms = chosen(project, names);
        if (options.stubs) for (const subject of subjectsOf(terminal.root, project, forms)) begin(terminal, subject);
        const subjects = subjectsOf(terminal.root, project, forms);
        const found = subjects.map((subject) => ({ subject, result: coverageOf(subject) }));
        const isComplete = found.every(({ result }) => result.missing.length === 0);
        if (options.json)
          await terminal.json(
            found.map(({ result }) => result),
            2,
          );
        else
          for (const { subject, result } of found) {
            const { bold, green, yellow } = terminal.colors;
            const { covered, rules, missing, score, form } = result;
            const counts = `${count(subject.valid.length, "valid fixture")}, ${subject.invalid.length} invalid`;
            const tint = missing.length === 0 ? green : yellow;
            await terminal.line(`${bold(form)}: ${tint(percent(score))}, ${covered} of ${rules} (${counts})`);
            for (const gap of missing) await terminal.line(`  ${gapText(gap)}`);
          }
        if (options.stubs)
          for (const { subject, result } of found)
            for (const note of writeStubs(terminal.root, subject, result.missing)) terminal.note(note);
        return isComplete ? 0 : 1;
      }),
    );
};
