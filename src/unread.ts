/** Handles commands whose output is no longer read. */

/**
 * Ends the process when the reader of its output is gone, which is not an error: `head` stops when it has seen enough.
 */
export function endUnread(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
}
