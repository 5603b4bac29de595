/** How the servers of this project end: when they are told to, or with the reason why they cannot begin. */

function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}

/** Runs something until it is told to stop; what it cannot do ends the process with the reason. */
export function untilStopped(start: () => Promise<{ stop: () => Promise<unknown> }>): void {
  start().then(
    ({ stop }) => {
      const end = once(() => void stop().then(() => process.exit(0)));
      for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
