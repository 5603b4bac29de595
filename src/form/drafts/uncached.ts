/**
 * In Firefox, a page from the back-forward cache has the session storage of when it was left, and none of the words that were
 * written on another page of the form since. One that holds a lock is loaded again instead.
 */
import { isSecret } from "../../engine/define/secret.ts";
import { events } from "../../page-state.ts";
import { attempt } from "./storage.ts";

/**
 * Keeps this page out of that cache, where there is storage at all: without any, the cache alone has the words.
 * @param untilEnd is handed what lets the page in again
 */
export function stayOut(untilEnd: (end: () => void) => void): void {
  if (CSS.supports("-moz-appearance: none") && attempt(() => sessionStorage))
    void navigator.locks?.request(crypto.randomUUID(), () => new Promise<void>(untilEnd));
}

/** Keeps it out as long as a draft has all that is in its form. */
export function stayOutWithDraft(): void {
  stayOut((end) => {
    // What no draft keeps, that cache alone does, chosen before the form was alive, too.
    const endFor = (control: HTMLInputElement) => isSecret(control) && control.value && end();
    document.querySelectorAll<HTMLInputElement>(".form [name]").forEach(endFor);
    // A page may be left with the focus in a control that has not told of its change yet.
    for (const type of ["input", "change"])
      addEventListener(type, ({ target }) => endFor(target as HTMLInputElement), true);
    // What was sent is to be read again, unless another request is begun below it.
    const sent = () => {
      end();
      addEventListener("input", stayOutWithDraft, { once: true });
    };
    addEventListener(events.sent, sent, true);
  });
}
