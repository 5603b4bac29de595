/**
 * Keeps test files apart that run one after another in the same process (vitest.config.ts): each begins with an empty page, and one
 * that leaves anything else behind fails.
 */
import { afterAll, expect, vi } from "vitest";

/** What all files of a process have in common, by name. */
const shared = () =>
  new Map<string, unknown>([
    // Not those that begin with two underscores, which packages define when they are loaded.
    ...Object.keys(globalThis).flatMap((name) => (name.startsWith("__") ? [] : [[`global ${name}`, true] as const])),
    ...Object.entries(process.env).map(([name, value]) => [`environment ${name}`, value] as const),
    ["folder", process.cwd()],
    ["fake timers", vi.isFakeTimers()],
  ]);

if (typeof document !== "undefined") {
  const { documentElement: page, head, body } = document;
  for (const element of [page, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const element of [head, body]) element.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, "", "/");
}

const before = shared();

afterAll(() => {
  // Stubs of the last test are still in place: vitest removes them before the next one (`unstubGlobals` in vitest.config.ts).
  vi.unstubAllGlobals();
  const now = shared();
  const left = [...before, ...now].flatMap(([what]) => (before.get(what) === now.get(what) ? [] : [what]));
  expect(left, "what this file leaves to others").toEqual([]);
});
