/** Retries operations that are likely to succeed soon, without blocking others. */
import { Unavailable } from "./database.ts";

/** The first and the longest pause, in milliseconds. */
const [shortest, longest] = [2, 100];

/** How long a database may take to become available, in milliseconds, unless a caller has less or more time. */
const usual = 3_000;

/**
 * Retries until success, a permanent failure, or a timeout.
 * @param time the timeout in milliseconds
 * @param signal makes the current attempt the last one
 * @throws the error of the last attempt
 */
export async function retry<T>(attempt: () => Promise<T>, time = usual, signal?: AbortSignal): Promise<T> {
  const end = performance.now() + time;
  for (let pause = shortest; ; pause = Math.min(2 * pause, longest)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      // Jitter, so that not all of them retry at the same moment.
      if (!signal?.aborted) await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
      // Checked after the pause, which may have taken longer than planned: there may be no time left for another attempt.
      if (performance.now() > end || signal?.aborted) throw error;
    }
  }
}
