/** What a build tells whoever waits for it: how far it has come, and what it has made. */
import type { Count } from "../content/once/once.ts";

const written = (count: number): string => count.toLocaleString("en");

/** Says how many of some routes are rendered, in one line that is written again and again; only where somebody looks on. */
export function progressOf(all: number): (done: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  return (done) => stderr.write(`\r\u001b[KRendering ${written(done)} of ${written(all)}${done === all ? "\n" : ""}`);
}

/** What was made, by its kind, and how much was kept from before. */
export function summaryOf(counts: Map<string, Count>): string {
  const entries = [...counts].sort(([a], [b]) => a.localeCompare(b));
  const made = entries.flatMap(([kind, count]) => (count.made > 0 ? [`${written(count.made)} ${kind}`] : []));
  const kept = entries.reduce((sum, [, count]) => sum + count.kept, 0);
  return `Made ${made.join(", ") || "nothing"}; kept ${written(kept)} from before`;
}
