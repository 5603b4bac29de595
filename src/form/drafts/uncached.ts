/**
 * In Firefox, a page from the back-forward cache sees session storage as it was when the page was left, without what was typed on
 * another page of the form since. A page that holds a lock is reloaded instead of cached.
 */
import { isSecret } from "../../engine/define/secret.ts";
import { events } from "../../page-state.ts";
import { attempt } from "./storage.ts";

/**
 * Keeps this page out of that cache, if storage works: otherwise only the cache has what was typed.
 * @param untilEnd receives a function that lets the page into the cache again
 */
export function stayOut(untilEnd: (end: () => void) => void): void {
  if (CSS.supports("-moz-appearance: none") && attempt(() => sessionStorage))
    void navigator.locks?.request(crypto.randomUUID(), () => new Promise<void>(untilEnd));
}

/** Keeps it out as long as the draft contains everything in its form. */
export function stayOutWithDraft(): void {
  stayOut((end) => {
    // Values that no draft stores survive in that cache alone, including those entered before hydration.
    const endFor = (control: HTMLInputElement) => isSecret(control) && control.value && end();
    document.querySelectorAll<HTMLInputElement>(".form [name]").forEach(endFor);
    // A page may be left while a focused control has not yet fired its change event.
    for (const type of ["input", "change"])
      addEventListener(type, ({ target }) => endFor(target as HTMLInputElement), true);
    // After a success the page may be cached, to show what was sent on return, until the visitor begins another request.
    const sent = () => {
      end();
      addEventListener("input", stayOutWithDraft, { once: true });
    };
    addEventListener(events.sent, sent, true);
  });
}
