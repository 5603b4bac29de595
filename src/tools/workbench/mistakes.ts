/** Problems in documents as the editors and the page show them: in which editor, at which place, with which message. */
import { type Problem, problemText, warningText } from "../../engine/check/problem.ts";
import { checkSyntax } from "../../engine/check/syntax/syntax.ts";
import type { FieldError } from "../../engine/define/definition.ts";
import { pointerTo, stepsOf } from "../../engine/schema/path.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { Mark } from "./editor.tsx";

/** The three editors. */
export type Part = "schema" | "ui" | "data";

/** The editor for a problem's file; undefined for shared documents, translations and rules, which have none. */
export const partOf = ({ file }: Problem): Part | undefined =>
  file.endsWith(".ui.json") ? "ui" : file.endsWith(".schema.json") ? "schema" : undefined;

/** A problem as a mark in its editor. */
export function markOf(problem: Problem, isDoubt = false): Mark {
  const [, line, column] = /at line (\d+), column (\d+)/.exec(problem.found) ?? [];
  const at = line === undefined ? problem.path : { line: Number(line), column: Number(column) };
  return isDoubt ? { at, message: warningText(problem), isDoubt } : { at, message: problemText(problem) };
}

/** A validation error as a mark in the data. */
export const markOfError = ({ field, message }: FieldError): Mark => ({
  at: pointerTo(stepsOf(field)),
  message,
});

/** Parses the data editor's text; a mark if it is not valid. */
export function readData(text: string): { data: JsonObject } | { mark: Mark } {
  const written = text.trim() ? text : "{}";
  const [problem] = checkSyntax("the data", written);
  return problem ? { mark: markOf(problem) } : { data: JSON.parse(written) };
}
