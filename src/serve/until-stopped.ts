/** Runs a server until it is told to stop, or exits with the reason why it cannot start. */
import { errorText, problemText, quote } from "../engine/check/problem.ts";
import { goOnUnread } from "../unread.ts";

/**
 * The warning about command-line arguments, which are ignored; undefined if there are none.
 * @param portName the variable with the port
 */
export function unreadArguments(args: string[], portName: string): string | undefined {
  if (args.length === 0) return undefined;
  const found = args.join(" ");
  const [, port] = /^(?:--port|-p)[ =](\d+)$/.exec(found) ?? [];
  return problemText({
    ...{ file: "the command line", path: "", expected: "no arguments: settings are in the environment" },
    ...{ found: quote(found), fix: port ? `${portName}=${port}` : "see src/serve/README.md for the settings" },
  });
}

/**
 * Runs a server until a stop signal; if it fails to start, prints the reason and exits. Errors of writing to standard output are
 * ignored: Node would end the process when the disk is full or nobody reads the pipe.
 * @param portName the variable with the port
 */
export function untilStopped(portName: string, start: () => Promise<{ stop: () => Promise<unknown> }>): void {
  goOnUnread();
  const unread = unreadArguments(process.argv.slice(2), portName);
  if (unread) console.warn(unread);
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
