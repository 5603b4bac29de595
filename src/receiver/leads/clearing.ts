/** Tasks of the owner's command that write a copy of all leads. */

/** Runs such a task, and clears away what is left of the copy, also when it is broken off by Ctrl-C or a lost connection. */
export async function clearing(clear: () => void, task: () => Promise<string>): Promise<string> {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const breakOff = (_name: string, number: number) => process.exit(128 + number);
  for (const signal of signals) process.once(signal, breakOff);
  process.once("exit", clear);
  try {
    return await task();
  } finally {
    for (const signal of signals) process.off(signal, breakOff);
    process.off("exit", clear);
    clear();
  }
}
