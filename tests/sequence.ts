/** The order of test files: the longest first, so that none of them runs on alone at the end. */
import { readFileSync } from "node:fs";
import type { TestSequencer, TestSpecification } from "vitest/node";

/**
 * First those that render in happy-dom, together, since a worker that changes its environment starts over; then those that
 * build or start something; within each group, larger files first.
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

  /** All of them: runs are not sharded. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
