/**
 * A page from the back-forward cache shows what it did when it was left. If its draft was changed, sent or discarded on a page
 * opened since, it is loaded again with the draft of now: it would otherwise store the older one, and could send it, too.
 */
import { isSecret } from "../../engine/define/secret.ts";
import { events } from "../../page-state.ts";
import type { Draft } from "./draft.ts";
import { newer } from "./newer.ts";
import { drafts, ownName, read, takeUp } from "./storage.ts";
import { stayOut } from "./uncached.ts";

/** What a draft says, whenever and under whatever address it was saved. */
const saidIn = (draft?: Draft) => draft && JSON.stringify([draft.held, { ...draft.state, query: undefined }]);

/** Watches for the return of this page. */
export function watchReturn(): void {
  stayOut((end) => {
    // What no draft keeps, that cache alone does, chosen before the form was alive, too; and what was sent is to be read again.
    const endFor = (control: HTMLInputElement) => isSecret(control) && control.value && end();
    document.querySelectorAll<HTMLInputElement>(".form [name]").forEach(endFor);
    // A page may be left with the focus in a control that has not told of its change yet.
    for (const type of ["input", "change"])
      addEventListener(type, ({ target }) => endFor(target as HTMLInputElement), true);
    document.addEventListener(events.sent, end);
  });
  let left: string | undefined;
  let isBack = false;
  const look = () => {
    const draft = newer() ?? read<Draft>(ownName());
    if (saidIn(draft) !== left) takeUp(draft);
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
