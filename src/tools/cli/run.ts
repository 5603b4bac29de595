/** Parses the command line and runs one command; every usage error is reported in the same format, with exit code 2. */
import { Command, CommanderError } from "commander";
import { DocumentError, refusal } from "../../engine/check/problem.ts";
import type { Register } from "./command.ts";
import { called } from "./commands.ts";
import { type Code, problemsText, Terminal, type World } from "./terminal.ts";

const program = "npm run forms --";

const after = `
Exit codes: 0 all well, 1 something found, 2 could not run.
Only the result is written to standard output: npm run --silent forms -- validate contact body.json --json`;

function commandLine(commands: Register[], terminal: Terminal, ended: (code: Code) => void): Command {
  const line = new Command("forms")
    .usage("<command> [options]")
    .description("Everything about the forms of this project: schemas in schemas/, fixtures in tests/fixtures/.")
    .addHelpText("after", after)
    .helpCommand(false)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.world.stdout.write(text),
      writeErr: () => undefined,
      getOutHasColors: () => terminal.colors.isColorSupported,
      getOutHelpWidth: () => Math.min(100, terminal.world.stdout.columns || 100),
    })
    .configureHelp({
      styleTitle: (text) => terminal.colors.bold(text),
      styleCommandText: (text) => terminal.colors.cyan(text),
      styleOptionText: (text) => terminal.colors.cyan(text),
    });
  for (const register of commands) register(line, async (work) => ended(await work(terminal)));
  for (const command of line.commands) command.copyInheritedSettings(line);
  return line;
}

/** Converts commander's usage error to our format. */
function misused({ message, code }: CommanderError, args: string[]): DocumentError {
  const [first = "", ...hint] = message.replace(/^error: /, "").split("\n");
  const known = args[0] && code !== "commander.unknownCommand" && !args[0].startsWith("-") ? ` ${args[0]}` : "";
  const said = hint.join(" ").replace(/[()?]/g, "").replace("Did you mean ", "write ").trim();
  return refusal(`${program}${known}`, {
    expected: "a command, its arguments and its options",
    found: first || "no command",
    fix: said || `see ${program}${known} --help`,
  });
}

/**
 * Runs a command line.
 * @param args what follows `npm run forms --`
 * @returns the exit code
 */
export async function run(args: string[], world: World): Promise<Code> {
  const terminal = new Terminal(world);
  let code: Code = 0;
  const line = commandLine(await called(args[0]), terminal, (ended) => {
    code = ended;
  });
  try {
    await line.parseAsync(args.length > 0 ? args : ["--help"], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const problem = error instanceof CommanderError ? misused(error, args) : error;
    if (!(problem instanceof DocumentError)) throw problem;
    terminal.note(
      args.includes("--json") ? JSON.stringify({ problems: problem.problems }) : problemsText(problem.problems),
    );
    return 2;
  }
}
