/** Tries again what is likely to succeed in a moment, without holding anybody else up. */
import { Unavailable } from "./database.ts";

/** The first pause, and the longest, in milliseconds. */
const [shortest, longest] = [2, 100];

/**
 * Does something until it succeeds, fails for good, or the time is over.
 * @param time how long, in milliseconds
 * @throws what the last attempt threw
 */
export async function retry<T>(time: number, attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + time;
  for (let pause = shortest; ; pause = Math.min(2 * pause, longest)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Unavailable) || performance.now() > end) throw error;
    }
    // Not all of those who wait come back at the same moment.
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
}
