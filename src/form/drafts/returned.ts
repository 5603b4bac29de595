/**
 * A page from the back-forward cache shows what it did when it was left. If its draft has been changed, sent or discarded on
 * another page since, it is reloaded with the current draft: otherwise it would store, and could send, the older one.
 */
import type { Draft } from "./draft.ts";
import { newer } from "./newer.ts";
import { drafts, ownName, read, reloadWith } from "./storage.ts";
import { stayOutWithDraft } from "./uncached.ts";

/** The contents of a draft, regardless of when and with which query string it was saved. */
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
  // The keeper has saved already, since it listens in the capture phase.
  addEventListener("pagehide", () => {
    left = saidIn(read<Draft>(ownName()));
  });
  // Replaces the keeper's handler, which did this until now.
  self.onpageshow = ({ persisted }) => {
    isBack = persisted;
    if (isBack) look();
  };
  // In Chromium the other page saves once more after this one is shown.
  self.onstorage = ({ key }) => {
    if (isBack && key?.startsWith(drafts)) look();
  };
}
