/** Locates errors in a picture's source, which is a file of its own or a code fence in Markdown. */

import { type Finding, lineIn, refusal } from "../../engine/check/problem.ts";
import { placesIn } from "../../engine/check/syntax/places.ts";

/** A picture's source and its location. */
export interface Source {
  /** From the project's root. */
  file: string;
  /** The line of `file` where the text begins. */
  line: number;
  text: string;
}

/** Throws an error at a line of the source, counted from 1. */
export function fail({ file, line }: Source, at: number, what: Finding): never {
  throw refusal(file, what, `line ${line + at - 1}`);
}

/** The line, counted from 1, of the value at a JSON pointer, or of its nearest existing parent. */
export const lineAt = (text: string, pointer: string): number => lineIn(text, placesIn(text)(pointer).from);
