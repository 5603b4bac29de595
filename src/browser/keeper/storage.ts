/** The tab's session storage: where it is full or forbidden, nothing is kept and nothing else changes. */

/** What comes of trying; nothing where it is refused. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** What was written under a name. */
export const read = <T>(name: string): T | undefined =>
  attempt(() => JSON.parse(sessionStorage[name] ?? "null") ?? undefined);

/** Writes under a name; nothing takes away what is there. */
export const write = (name: string, value?: unknown): void =>
  attempt(() => (value ? sessionStorage.setItem(name, JSON.stringify(value)) : sessionStorage.removeItem(name)));
