/** Renders the pages that answer posts without script. */
import type { WholeForm } from "../engine/define/definition.ts";
import type { Page, PostAnswer, RefusedAnswer } from "../render/answer.tsx";

/** Renders answers: in this thread, or in a thread of its own (src/receiver/renderer-thread.ts). */
export interface Renderer {
  /** Resolves once it is ready, or has turned out not to work. */
  prepare: () => Promise<void>;
  /** Renders an answer as a page whose links lead to a site; as bytes, since sending a text takes three times as long. */
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

/** Renders in this thread. Its modules are loaded for the first answer, so posts by script never wait for them. */
export const renderer: Renderer = {
  prepare: async () => void (await load().catch(() => undefined)),
  draw: async (...of) => {
    const { body, policy } = await (await load()).drawAnswer(...of);
    return { body: new TextEncoder().encode(body), policy };
  },
  firstBrought: async (...of) => (await load()).firstBrought(...of),
};

/** Loads the renderer, and the parts for forms with lists or steps, before they are needed. */
export const loadRenderer = async (forms: WholeForm[]): Promise<unknown> =>
  Promise.all(forms.map((await load()).prepare));
