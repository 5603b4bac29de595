/** Closes a resource if its use fails. */

/** The result of a task; if it fails, `close` is called before the failure is passed on. */
export const orClose = <T>(task: Promise<T>, close: () => Promise<unknown>): Promise<T> =>
  task.catch(async (error: unknown) => {
    await close();
    throw error;
  });
