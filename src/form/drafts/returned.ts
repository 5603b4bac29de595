/**
 * A page from the back-forward cache shows what it did when it was left. If its draft was changed, sent or discarded on a page
 * opened since, it is loaded again with the draft of now: it would otherwise store the older one, and could send it, too.
 */
import type { Draft } from "./draft.ts";
import { newer } from "./newer.ts";
import { drafts, ownName, read, reloadWith } from "./storage.ts";
import { stayOutWithDraft } from "./uncached.ts";

/** What a draft says, whenever and under whatever address it was saved. */
const saidIn = (draft?: Draft) => draft && JSON.stringify([draft.held, { ...draft.state, query: undefined }]);

/** Watches for the return of this page. */
export function watchReturn(): void {
  stayOutWithDraft();
  let left: string | undefined;
  let isBack = false;
  const look = () => {
    const draft = newer() ?? read<Draft>(ownName());
    if (saidIn(draft) !== left) reloadWith(draft);
  };
  // The keeper, in the capture phase, has saved before.
  addEventListener("pagehide", () => {
    left = saidIn(read<Draft>(ownName()));
  });
  // In the place of the keeper, which looked until now.
  self.onpageshow = ({ persisted }) => {
    isBack = persisted;
    if (isBack) look();
  };
  // In Chromium the other page saves once more when this one is shown already.
  self.onstorage = ({ key }) => {
    if (isBack && key?.startsWith(drafts)) look();
  };
}
