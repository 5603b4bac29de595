/** Parses documents, each again only if it has changed. */
import { DocumentError, type Problem } from "../engine/check/problem.ts";
import { checkSyntax } from "../engine/check/syntax/syntax.ts";
import type { JsonObject } from "../engine/schema/schema.ts";
import { fillDocument } from "./fill-in.ts";

/** A document as it was last read. */
interface Read {
  text: string;
  document: JsonObject;
  problems: Problem[];
}

function parsed(file: string, text: string): Read {
  const problems = checkSyntax(file, text);
  if (problems.length > 0) return { text, document: {}, problems };
  try {
    return { text, document: fillDocument(JSON.parse(text), file), problems };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { text, document: {}, problems: error.problems };
  }
}

/** The last version of each document, by file: after a change of one, all are requested again. */
const known = new Map<string, Read>();

/** Parses a document and fills in placeholders; empty if it has errors, which are added to `problems`. */
export function documentFrom(file: string, text: string, problems: Problem[]): JsonObject {
  const before = known.get(file);
  const read = before?.text === text ? before : parsed(file, text);
  known.set(file, read);
  problems.push(...read.problems);
  return read.document;
}
