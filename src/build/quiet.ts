/** Console errors and warnings during the rendering of a route fail the build, with the name of the route. */
import { format } from "node:util";
import { DocumentError, errorText, type Problem } from "../engine/check/problem.ts";
import { buildError } from "./build-error.ts";

/** Console arguments as they are printed, without the stacks of errors. */
const formatted = (said: unknown[]) => format(...said.map((word) => (word instanceof Error ? word.message : word)));

/** The place where a component or a function failed, if its stack tells. */
const placeIn = ({ stack = "" }: Error): string => {
  const [, name] = /^ +at (?:async )?([\w$.]+) \(/m.exec(stack) ?? [];
  return name ? `, in ${name}` : "";
};

/** The problems of a page that cannot be rendered: its mistakes, a failure of the disk, or else the error itself. */
function mistakesIn(what: string, cause: unknown): Problem[] {
  const told = buildError(cause);
  if (told instanceof DocumentError) return told.problems;
  const found = cause instanceof Error ? `${cause.name}: ${cause.message}${placeIn(cause)}` : errorText(cause);
  const fix =
    "correct what the error names; npm run check lists keys that are missing, misspelled or of the wrong type";
  return [{ file: what, path: "", expected: "a definition, texts and sections that can be rendered", found, fix }];
}

/**
 * Runs some work during which nothing may log errors or warnings to the console; one at a time, since the console is shared.
 * @param what a description of the work, for errors
 * @throws DocumentError with all messages, or with what failed
 */
export async function quietly<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const { error, warn } = console;
  const complaints: string[] = [];
  const complain = (...said: unknown[]) => void complaints.push(formatted(said));
  Object.assign(console, { error: complain, warn: complain });
  const result = await work()
    .catch((cause: unknown) => {
      throw new DocumentError(mistakesIn(what, cause));
    })
    .finally(() => Object.assign(console, { error, warn }));
  if (complaints.length === 0) return result;
  const [expected, fix] = ["no errors or warnings on the console while it is rendered", "fix what the message reports"];
  throw new DocumentError(complaints.map((found) => ({ file: what, path: "", expected, found, fix })));
}
