/** The interface of makers: files whose default export runs in a worker thread. */
import { DocumentError, type Problem } from "../../engine/check/problem.ts";

/** The input of a maker. */
export interface Task {
  /** Everything that determines the result. */
  from: unknown;
  /** Context for error messages, or bytes whose hash is in `from`. */
  besides?: object;
}

/** The result of a maker: instances of our error classes cannot be passed between threads. */
export type Made = { bytes: Uint8Array } | { problems: Problem[] };

/**
 * Wraps a pure function as a maker.
 * @param make returns bytes, or a value that JSON can represent
 */
export const maker =
  <From, Besides = undefined>(make: (from: From, besides: Besides) => unknown) =>
  async ({ from, besides }: Task): Promise<Made> => {
    try {
      const made = await make(from as From, besides as Besides);
      return { bytes: made instanceof Uint8Array ? made : Buffer.from(JSON.stringify(made)) };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return { problems: error.problems };
    }
  };
