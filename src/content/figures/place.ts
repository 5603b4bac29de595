/** Locates errors in a picture's source, which is a file of its own or a code fence in Markdown. */
import { DocumentError, type Problem } from "../../engine/check/problem.ts";

/** A picture's source and its location. */
export interface Source {
  /** From the project's root. */
  file: string;
  /** The line of `file` where the text begins. */
  line: number;
  text: string;
}

/** Throws an error at a line of the source, counted from 1. */
export function fail({ file, line }: Source, at: number, what: Pick<Problem, "expected" | "found" | "fix">): never {
  throw new DocumentError([{ file, path: `line ${line + at - 1}`, ...what }]);
}

/** The line, counted from 1, where the value at a JSON pointer begins; the text must be JSON. */
export function lineAt(text: string, pointer: string): number {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
  const wanted = pointer.split("/").slice(1);
  const open: { list: boolean; step: string }[] = [];
  let best = { depth: 0, index: 0 };
  let before = "";
  for (const { 0: found, index } of text.matchAll(token)) {
    const top = open.at(-1);
    if (top && !top.list && found === ":") top.step = JSON.parse(before);
    if (top?.list && found === ",") top.step = String(Number(top.step) + 1);
    const path = open.map(({ step }) => step);
    const isStart = (before === ":" || before === "[" || (top?.list && before === ",")) && !/[\]}]/.test(found);
    if (isStart && path.length > best.depth && path.every((step, depth) => step === wanted[depth]))
      best = { depth: path.length, index };
    if (found === "{" || found === "[") open.push({ list: found === "[", step: found === "[" ? "0" : "" });
    if (found === "}" || found === "]") open.pop();
    before = found;
  }
  return text.slice(0, best.index).split("\n").length;
}
