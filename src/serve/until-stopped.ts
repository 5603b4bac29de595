/** Runs a server until it is told to stop, or exits with the reason why it cannot start. */
import { errorText } from "../engine/check/problem.ts";

/**
 * Runs something until a stop signal; if it fails to start, prints the reason and exits. What it prints need not be
 * written: Node would end the process where a second line meets a full disk or no reader.
 */
export function untilStopped(start: () => Promise<{ stop: () => Promise<unknown> }>): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  start().then(
    ({ stop }) => {
      let isStopping = false;
      const end = () => {
        if (!isStopping) void stop().then(() => process.exit(0));
        isStopping = true;
      };
      for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
    },
    (error: unknown) => {
      console.error(errorText(error));
      process.exit(1);
    },
  );
}
