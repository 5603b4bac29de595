/** Runs a server until it is told to stop, or exits with the reason why it cannot start. */
import { errorText } from "../engine/check/problem.ts";

/** Runs something until a stop signal; if it fails to start, prints the reason and exits. */
export function untilStopped(start: () => Promise<{ stop: () => Promise<unknown> }>): void {
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
