/** Console errors and warnings during the rendering of a route fail the build, with the name of the route. */
import { format } from "node:util";
import { DocumentError, errorText } from "../engine/check/problem.ts";

/** Console arguments as they are printed, without the stacks of errors. */
const formatted = (said: unknown[]) => format(...said.map((word) => (word instanceof Error ? word.message : word)));

/**
 * Runs some work during which the console must not get errors or warnings. One at a time, since the console is shared.
 * @param what a description of the work, for errors
 * @throws DocumentError with all messages; an Error with `what`, when the work fails
 */
export async function quietly<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const { error, warn } = console;
  const complaints: string[] = [];
  const complain = (...said: unknown[]) => void complaints.push(formatted(said));
  Object.assign(console, { error: complain, warn: complain });
  const result = await work()
    .catch((cause: unknown) => {
      throw new Error(`${what}: ${errorText(cause)}`, { cause });
    })
    .finally(() => Object.assign(console, { error, warn }));
  if (complaints.length === 0) return result;
  const [expected, fix] = ["nothing said on the console while it is rendered", "fix what is complained of"];
  throw new DocumentError(complaints.map((found) => ({ file: what, path: "", expected, found, fix })));
}
