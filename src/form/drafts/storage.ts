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

/** Reads an item; one that is not there is no JSON. */
export const read = <T>(name: string): T | undefined => attempt(() => JSON.parse(sessionStorage[name]));

/** Writes an item, or removes it if the value is undefined; true unless that fails. */
export const write = (name: string, value?: unknown): true | undefined =>
  attempt(() => {
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
    else sessionStorage.removeItem(name);
    return true;
  });

/**
 * Stores a draft where the keeper looks for it, or discards it, and reloads the page with it; runs after the keeper, which saves
 * once more when the page is left. Without room for the draft the page stays: it would be loaded with neither that nor its own words.
 * @returns whether there was room
 */
export function reloadWith(draft: Draft | undefined): true | undefined {
  const lay = () => write(ownName(), draft);
  if (!lay()) return undefined;
  for (const leaving of ["pagehide", "visibilitychange"]) addEventListener(leaving, lay, true);
  // Not by reload(), after which browsers restore the controls' values.
  location.replace(location.pathname + location.search);
  return true;
}
