/** Loads a custom module to check it; a module that cannot be loaded is reported with its location. */
import { type Exports, exportsOf, type Keep } from "../../rules/own/load.ts";
import { errorText, type Problem } from "../problem.ts";

/** The message of an exception, on one line. */
export const thrownWords = (error: unknown): string => errorText(error).replace(/\s+/g, " ").trim();

/**
 * A module's exports, or the problem that prevents loading it.
 * @param file relative to the root
 */
export function loadedOrProblem(root: string, file: string, keep?: Keep): { exported: Exports } | { problem: Problem } {
  try {
    return { exported: exportsOf(root, file, keep) };
  } catch (error) {
    const found = thrownWords(error).replaceAll(`${root}/`, "");
    return { problem: { file, path: "", expected: "a module that can be loaded", found, fix: "correct it" } };
  }
}
