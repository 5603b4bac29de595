/** A problem in a document, in the format of every error for developers: what was read, where, expected, found, fix. */
import type { Schema } from "../schema/schema.ts";

/** A problem: `file` and JSON `path` locate it, the rest describes it and how to fix it. */
export interface Problem {
  file: string;
  /** JSON pointer into the file; empty for the file as a whole. */
  path: string;
  expected: string;
  found: string;
  fix: string;
}

/** A problem without its location. */
export type Finding = Omit<Problem, "file" | "path">;

/** A problem with its place in a file that the caller knows. */
export type Placed = Omit<Problem, "file">;

/** The location of a schema that is checked. */
export interface At {
  file: string;
  path: string;
  /** The same schema with its references resolved. */
  resolved: () => Schema;
  /** Whether the form uses it: a definition may not be referenced by anything. */
  isUsed: boolean;
}

/** A check of one schema, at any depth. */
export type Check = (schema: Schema, at: At) => Problem[];

/** A problem as it is printed. */
export const problemText = ({ file, path, expected, found, fix }: Problem): string =>
  [`${file}${path ? ` at ${path}` : ""}`, `  expected: ${expected}`, `  found:    ${found}`, `  fix:      ${fix}`].join(
    "\n",
  );

/** The same for a warning: the form is built, but may not be what was meant. */
export const warningText = (warning: Problem): string => `warning: ${problemText(warning)}`;

/** The method by which Node prints an error that was thrown or logged. */
const printed = Symbol.for("nodejs.util.inspect.custom");

/** An error about something other than a document: a setting, an argument, a missing file. A stack would help nobody. */
export function faultIn(file: string, finding: Finding): Error {
  const message = problemText({ file, path: "", ...finding });
  // Without a stack, Node would print it in brackets.
  return Object.defineProperties(new Error(message), {
    stack: { value: message },
    [printed]: { value: () => message },
  });
}

/** Thrown when documents have problems: the message is plain text, one paragraph for each. */
export class DocumentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(problemText).join("\n\n"));
    this.name = "DocumentError";
    this.stack = undefined;
  }

  /** Otherwise Node would print the problems a second time, as a property. */
  [printed](): string {
    return this.message;
  }
}

/** The error of one problem, of a file as a whole unless a place in it is named. */
export const refusal = (file: string, finding: Finding, path = ""): DocumentError =>
  new DocumentError([{ file, path, ...finding }]);

/** The line of a text, from 1, that an index is in. */
export const lineIn = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** A value as a fix says to write it: never truncated, since it is copied from there. */
export const inFull = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** A value as an error quotes it, truncated if it is long. */
export function quote(value: unknown): string {
  const text = inFull(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** The message of whatever was thrown; if an `AggregateError` has none (as for a host's addresses), those of all its errors. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(errorText).join("; ");
  return error instanceof Error ? error.message : String(error);
}
