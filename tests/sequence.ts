/** The order of test files: what takes longest first, so that no core is left with it when all else is done. */
import { readFileSync } from "node:fs";
import type { TestSequencer, TestSpecification } from "vitest/node";

/**
 * Those that draw pages stand together, since a process that changes between them and the others begins anew, and then those
 * that build or start something; the larger file first among them.
 */
function weightOf(text: string): number {
  if (text.includes("@vitest-environment")) return 2;
  return /ProjectCopy|startProcess|startSeveral|Postgres|vnu-jar/.test(text) ? 1 : 0;
}

/** Sorts test files for vitest. */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const read = files.map((file) => ({ file, text: readFileSync(file.moduleId, "utf8") }));
    const ranked = read.map(({ file, text }) => ({ file, weight: weightOf(text), size: text.length }));
    return ranked.sort((a, b) => b.weight - a.weight || b.size - a.size).map(({ file }) => file);
  }

  /** All of them: no run is parted among machines. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
