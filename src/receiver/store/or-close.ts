/** Closes what was opened for nothing. */

/** What a task results in; if it fails, what it was to use is closed before the failure is told. */
export const orClose = <T>(task: Promise<T>, close: () => Promise<unknown>): Promise<T> =>
  task.catch(async (error: unknown) => {
    await close();
    throw error;
  });
