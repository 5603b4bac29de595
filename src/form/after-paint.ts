/** Runs what need not be in the next picture after it: it would hold that back. */

/**
 * Calls `run` once the browser has painted what stands on the page now.
 * @returns what calls it off
 */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
