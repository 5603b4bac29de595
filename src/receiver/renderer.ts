/** What draws the pages that answer posts without script. */
import type { WholeForm } from "../engine/define/definition.ts";
import type { Page, PostAnswer, RefusedAnswer } from "../render/answer.tsx";

/** Draws answers: in this thread, or in one of its own (src/receiver/renderer-thread.ts). */
export interface Renderer {
  /** Resolves once it can draw, or is known not to. */
  prepare: () => Promise<void>;
  /** Draws an answer as a page whose links lead to a site; as bytes, since sending a text takes three times as long. */
  draw: (answer: PostAnswer, site: string) => Promise<Page<Uint8Array>>;
  /** The first field on the page of a valid post that the page before did not have, if any (src/render/brought.ts). */
  firstBrought: (
    answer: RefusedAnswer,
    posted: ReadonlySet<string>,
    isAnswer: boolean,
    shown?: readonly string[],
  ) => Promise<string | undefined>;
}

function load() {
  // Without this, React renders several times slower.
  process.env.NODE_ENV ??= "production";
  return import("../render/answer.tsx");
}

/** Draws in this thread. What it needs is loaded for the first answer: posts by script never wait for it. */
export const renderer: Renderer = {
  prepare: async () => void (await load().catch(() => undefined)),
  draw: async (...of) => {
    const { body, policy } = await (await load()).drawAnswer(...of);
    return { body: new TextEncoder().encode(body), policy };
  },
  firstBrought: async (...of) => (await load()).firstBrought(...of),
};

/** Loads it, and what draws forms with that have lists or steps, before it is needed. */
export const loadRenderer = async (forms: WholeForm[]): Promise<unknown> =>
  Promise.all(forms.map((await load()).prepare));
