/** `mutate`: reports mutants of a schema that no fixture detects. */
import { choicesOf, equivalentsOf, type MutationScore, mutantText, mutationScoreOf } from "../../fixtures/mutants.ts";
import { json, type Register, someForms } from "../command.ts";
import { readForms, schemasOf, subjectsOf } from "../load.ts";
import { percent, type Terminal } from "../terminal.ts";

const isComplete = ({ survivors, stale }: MutationScore) => survivors.length + stale.length === 0;

async function say(terminal: Terminal, form: string, result: MutationScore): Promise<void> {
  const { bold, green, yellow } = terminal.colors;
  const tint = isComplete(result) ? green : yellow;
  const share = `${result.noticed} of ${result.mutants} mutants are detected`;
  await terminal.line(`${bold(form)}: ${tint(percent(result.score))}, ${share}`);
  for (const survivor of result.survivors) await terminal.line(`  no fixture notices ${mutantText(survivor)}`);
  for (const one of result.stale)
    await terminal.line(
      `  equivalents.json lists an entry that is no mutant, or that a fixture detects: ${mutantText(one)}`,
    );
}

export const mutate: Register = (program, run) => {
  program
    .command("mutate")
    .summary("mutants of the schema that no fixture detects")
    .description(
      "Changes one keyword of a schema at a time and lists the mutants that no fixture detects. Equivalent mutants are listed, with the reason, in tests/fixtures/<form>/equivalents.json.",
    )
    .argument(...someForms)
    .option(...json)
    .action((names: string[], options: { json?: boolean }) =>
      run(async (terminal) => {
        const { project, forms, sound, isWhole } = readForms(terminal, names);
        const subjects = subjectsOf(terminal, project, forms);
        const choices = choicesOf(schemasOf(sound, project.shared));
        const results = [];
        for (const subject of subjects) {
          const { name } = subject.documents;
          terminal.progress(`${name} ...`);
          const result = mutationScoreOf(subject, choices, equivalentsOf(terminal.root, name));
          terminal.progress("");
          results.push(result);
          if (!options.json) await say(terminal, name, result);
        }
        if (options.json) await terminal.json(results, 2);
        const isRead = isWhole && subjects.every(({ problems }) => problems.length === 0);
        return isRead && results.every(isComplete) ? 0 : 1;
      }),
    );
};
