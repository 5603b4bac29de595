/** Loads a custom module to check it; a module that cannot be loaded is a mistake with its location. */
import { type Exports, exportsOf } from "../own/load.ts";
import { errorText, type Problem } from "./problem.ts";

/** What something was thrown for, on one line. */
export const thrownWords = (error: unknown): string => errorText(error).replace(/\s+/g, " ").trim();

/**
 * What a module exports, or why it cannot be loaded.
 * @param file from the root
 */
export function loadedOrProblem(root: string, file: string): { exported: Exports } | { problem: Problem } {
  try {
    return { exported: exportsOf(root, file) };
  } catch (error) {
    const found = thrownWords(error).replaceAll(`${root}/`, "");
    return { problem: { file, path: "", expected: "a module that can be loaded", found, fix: "correct it" } };
  }
}
