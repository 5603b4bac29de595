/** Runs commands at the same time, so that no core is idle while one of them waits, but prints their output one by one. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** How many characters of a failed command's output are repeated at the end: enough for a failed test or two. */
const saidAgain = 6000;

/** The exit code for a command that cannot be run, as in shells. */
const notRun = 127;

/** Why a command cannot be run: npm does not install development packages if NODE_ENV is production. */
const whyNot = ({ message, code }: NodeJS.ErrnoException): string =>
  `${message}${code === "ENOENT" ? "; npm ci --include=dev installs all packages" : ""}\n`;

/**
 * Starts a command, whose output is held back until it is its turn. The first one has the terminal. A command that cannot be run
 * prints why, and fails.
 */
function start([command = "", ...args]: readonly string[], index: number) {
  const output = index === 0 ? "inherit" : "pipe";
  const child = spawn(command, args, { stdio: ["ignore", output, output] });
  const said: Buffer[] = [];
  let shown = false;
  const say = (data: Buffer) => {
    said.push(data);
    if (shown) process.stdout.write(data);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", say);
  const ended = once(child, "close").then(
    ([code]: (number | null)[]) => code ?? 1,
    (error: Error) => {
      say(Buffer.from(whyNot(error)));
      return notRun;
    },
  );
  return {
    name: [command, ...args].join(" "),
    show: (): Promise<number> => {
      for (const data of said) process.stdout.write(data);
      shown = true;
      return ended;
    },
    end: () => Buffer.concat(said).toString().slice(-saidAgain),
  };
}

/**
 * Runs commands at the same time, with their output in order. At the end, it lists those that failed, and repeats the end of their
 * output if others' output came after it.
 * @returns the exit code of the first that failed, else 0
 */
export async function together(commands: readonly (readonly string[])[]): Promise<number> {
  let failed = 0;
  const reports: string[] = [];
  const started = commands.map(start);
  for (const one of started) {
    const { name, show, end } = one;
    const code = await show();
    failed ||= code;
    const hidden = one === started.at(-1) ? "" : end();
    if (code) reports.push(`\nFailed with ${code}: ${name}\n${hidden && `Its last output:\n${hidden}`}`);
  }
  process.stdout.write(reports.join(""));
  return failed;
}
