/** `generate`: bodies that a form accepts, or that break one rule. */

import { InvalidArgumentError } from "commander";
import { subjectOf } from "../../fixtures/subject.ts";
import { BodyMaker } from "../../generate/bodies.ts";
import { NothingFits } from "../../generate/fitting.ts";
import { json, oneForm, type Register } from "../command.ts";
import { readForms } from "../load.ts";
import { type Terminal, unmade } from "../terminal.ts";

function whole(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) throw new InvalidArgumentError("a whole number is needed");
  return number;
}

/** The options of the command line. */
interface Options {
  count: number;
  seed: number;
  invalid?: boolean;
}

async function write(terminal: Terminal, maker: BodyMaker, { count, seed, invalid }: Options): Promise<void> {
  let written = 0;
  if (count === 0) return;
  for (const body of invalid ? maker.invalid(seed) : maker.valid(seed)) {
    await terminal.json(body);
    written++;
    if (written === count) return;
  }
}

export const generate: Register = (program, run) => {
  program
    .command("generate")
    .summary("bodies that satisfy every rule, or break exactly one")
    .description(
      "Writes bodies, one per line: the same for the same seed, including limits, each validated by the form itself.",
    )
    .argument(...oneForm)
    .option("--count <n>", "the number of bodies", whole, 10)
    .option("--seed <n>", "the seed of the random generator", whole, 1)
    .option("--invalid", 'bodies that break one rule: { "data", "errors" }, usable as fixtures')
    .option(...json)
    .action((name: string, options: Options) =>
      run(async (terminal) => {
        const { project, forms } = readForms(terminal, [name]);
        const [form] = forms;
        if (!form) return 2;
        try {
          await write(terminal, new BodyMaker(subjectOf(terminal.root, form, project.shared)), options);
          return 0;
        } catch (error) {
          if (!(error instanceof NothingFits)) throw error;
          throw unmade(name, options.invalid ? "break" : "keep", error);
        }
      }),
    );
};
