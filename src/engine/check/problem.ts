/** A mistake in a document, in the one shape every error for developers has: what was read, where, expected, found, fix. */
import type { Schema } from "../schema.ts";

/** A mistake: `file` and JSON `path` say where, the rest what is wrong and how to put it right. */
export interface Problem {
  file: string;
  /** JSON pointer into the file; empty for the file as a whole. */
  path: string;
  expected: string;
  found: string;
  fix: string;
}

/** What is wrong, without where. */
export type Finding = Omit<Problem, "file" | "path">;

/** Where a schema stands that is checked. */
export interface At {
  file: string;
  path: string;
  /** The same schema with its references followed. */
  resolved: () => Schema;
  /** Whether the form comes to it: a definition may be there that nothing refers to. */
  isUsed: boolean;
}

/** One check of one schema, wherever it stands. */
export type Check = (schema: Schema, at: At) => Problem[];

/** A problem as it is printed. */
export const problemText = ({ file, path, expected, found, fix }: Problem): string =>
  [`${file}${path ? ` at ${path}` : ""}`, `  expected: ${expected}`, `  found:    ${found}`, `  fix:      ${fix}`].join(
    "\n",
  );

/** The same of what is no mistake: the form is built, and is perhaps not what was meant. */
export const warningText = (warning: Problem): string => `warning: ${problemText(warning)}`;

/** Thrown when documents have mistakes: the message is one plain text, a paragraph for each. */
export class DocumentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(problemText).join("\n\n"));
    this.name = "DocumentError";
    this.stack = undefined;
  }
}

/** A value as an error quotes it, cut where it is long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** What an error says, whatever was thrown. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
