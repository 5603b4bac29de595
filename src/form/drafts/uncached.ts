/**
 * In Firefox, a page from the back-forward cache has the session storage of when it was left, and none of the words that were
 * written on another page of the form since. One that holds a lock is loaded again instead.
 */
import { attempt, ownName } from "./storage.ts";

/**
 * Keeps this page out of that cache, where there is storage at all: without any, the cache alone has the words.
 * @param untilEnd is handed what lets the page in again
 */
export function stayOut(untilEnd: (end: () => void) => void): void {
  if (CSS.supports("-moz-appearance: none") && attempt(() => sessionStorage))
    void navigator.locks?.request(ownName(), { mode: "shared" }, () => new Promise<void>(untilEnd));
}
