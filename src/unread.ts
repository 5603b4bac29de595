/** What a command does whose reader has gone. */

/** Ends the process once nobody reads its output any more, which is no mistake: `head` stops when it has seen enough. */
export function endUnread(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
}
