/** Commands that run at the same time, so that no core is idle while one of them waits, and are read one by one. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a command; what it prints is held back until it is shown, to its end. The first one has the terminal. */
function start([command = "", ...args]: readonly string[], index: number): () => Promise<number> {
  const output = index === 0 ? "inherit" : "pipe";
  const child = spawn(command, args, { stdio: ["ignore", output, output] });
  const ended = once(child, "close");
  let held: Buffer[] | undefined = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => (held ? held.push(data) : process.stdout.write(data)));
  return async () => {
    for (const data of held ?? []) process.stdout.write(data);
    held = undefined;
    const [code] = await ended;
    return code ?? 1;
  };
}

/**
 * Runs commands at the same time, with their output in order.
 * @returns the exit code of the first that failed, else 0
 */
export async function together(commands: readonly (readonly string[])[]): Promise<number> {
  let failed = 0;
  for (const show of commands.map(start)) {
    const code = await show();
    failed ||= code;
  }
  return failed;
}
