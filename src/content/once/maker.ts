/** What another thread runs: the default export of a file that makes something. */
import { DocumentError, type Problem } from "../../engine/check/problem.ts";

/** What a maker is asked for. */
export interface Task {
  /** All that the thing is made of. */
  from: unknown;
  /** What mistakes are told by, or bytes whose hash is in `from`. */
  besides?: object;
}

/** What a maker answers: errors of a class of ours would not come through. */
export type Answer = { bytes: Uint8Array } | { problems: Problem[] };

/**
 * Turns a pure function into what another thread can be asked for.
 * @param make gives bytes, or a value that JSON can say
 */
export const maker =
  <From, Besides = undefined>(make: (from: From, besides: Besides) => unknown) =>
  async ({ from, besides }: Task): Promise<Answer> => {
    try {
      const made = await make(from as From, besides as Besides);
      return { bytes: made instanceof Uint8Array ? made : Buffer.from(JSON.stringify(made)) };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return { problems: error.problems };
    }
  };
