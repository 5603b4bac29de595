/** `coverage`: what no fixture shows of a schema. */
import { readFilled } from "../../../content/filled.ts";
import { coverageOf, gapText } from "../../fixtures/coverage.ts";
import { writeStubs } from "../../fixtures/stubs.ts";
import { json, type Register } from "../command.ts";
import { chosen, subjectsOf } from "../load.ts";
import { count, percent } from "../terminal.ts";

export const coverage: Register = (program, run) => {
  program
    .command("coverage")
    .summary("which rule, choice, message and default no fixture shows")
    .description(
      "Says which rules no invalid fixture breaks and which fields, choices, conditions and defaults no valid one shows.",
    )
    .argument("[form...]", "forms by name; all when none is given")
    .option("--stubs", "write the missing fixtures into tests/fixtures/<form>/*/stubs.json, to be completed")
    .option(...json)
    .action((names: string[], options: { stubs?: boolean; json?: boolean }) =>
      run(async (terminal) => {
        const project = readFilled(terminal.root);
        const subjects = subjectsOf(terminal.root, project, chosen(project, names));
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
