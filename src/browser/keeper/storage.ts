/** The tab's session storage: if it is full or disabled, nothing is saved and everything else still works. */

/** The result of an attempt; undefined if it fails. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Reads an item; one that is not there is no JSON. */
export const read = <T>(name: string): T | undefined => attempt(() => JSON.parse(sessionStorage[name]) ?? undefined);

/** Writes an item, or removes it if the value is undefined. */
export const write = (name: string, value?: unknown): void =>
  attempt(() => (value ? sessionStorage.setItem(name, JSON.stringify(value)) : sessionStorage.removeItem(name)));
