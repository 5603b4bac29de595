/**
 * The tab's session storage, which has the drafts: if it is full or disabled, nothing is saved and everything else still works.
 */
import type { Draft } from "./draft.ts";

/** The name of a page's draft begins with this, and ends with the page's path. */
export const drafts = "draft ";

/** The name of this page's draft. */
export const ownName = (): string => drafts + location.pathname;

/** The result of an attempt; undefined if it fails. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Reads an item; undefined if it does not exist or is not valid JSON. */
export const read = <T>(name: string): T | undefined => attempt(() => JSON.parse(sessionStorage[name]));

/** Writes an item, or removes it if the value is undefined; true unless that fails. */
export const write = (name: string, value?: unknown): true | undefined =>
  attempt(() => {
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
    else sessionStorage.removeItem(name);
    return true;
  });

/**
 * Stores a draft where the keeper looks for it, or discards it if undefined, and reloads the page with it. The draft is stored once
 * more as the page is left, after the keeper's last save. If there is no room for it, the page stays, since its text would be lost.
 * @returns whether there was room
 */
export function reloadWith(draft: Draft | undefined): true | undefined {
  const lay = () => write(ownName(), draft);
  if (!lay()) return undefined;
  for (const leaving of ["pagehide", "visibilitychange"]) addEventListener(leaving, lay, true);
  // Not reload(), after which browsers restore the controls' values.
  location.replace(location.pathname + location.search);
  return true;
}
