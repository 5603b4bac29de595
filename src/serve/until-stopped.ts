/** Runs a server until it is told to stop, or exits with the reason why it cannot start. */
import { errorText } from "../engine/check/problem.ts";

function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}

/** Runs something until a stop signal; if it fails to start, prints the reason and exits. */
export function untilStopped(start: () => Promise<{ stop: () => Promise<unknown> }>): void {
  start().then(
    ({ stop }) => {
      const end = once(() => void stop().then(() => process.exit(0)));
      for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
    },
    (error: unknown) => {
      console.error(errorText(error));
      process.exit(1);
    },
  );
}
