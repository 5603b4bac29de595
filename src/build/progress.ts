/** The progress and the summary that a build prints. */
import type { Count } from "../content/once/once.ts";

const written = (count: number): string => count.toLocaleString("en");

/** Shows the number of rendered routes, in one line that is rewritten; only in a terminal. */
export function progressOf(all: number): (done: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  return (done) => stderr.write(`\r\u001b[KRendering ${written(done)} of ${written(all)}${done === all ? "\n" : ""}`);
}

/** The summary: what was made, by kind, and how much came from the cache. */
export function summaryOf(counts: Map<string, Count>): string {
  const entries = [...counts].sort(([a], [b]) => a.localeCompare(b));
  const made = entries.flatMap(([kind, count]) => (count.made > 0 ? [`${written(count.made)} ${kind}`] : []));
  const kept = entries.reduce((sum, [, count]) => sum + count.kept, 0);
  return `Made ${made.join(", ") || "nothing"}; kept ${written(kept)} from before`;
}
