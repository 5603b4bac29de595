/**
 * The current language: that of a form while it is built, validated or drawn, else English. A browser build does not
 * include this: it inlines the words of its one language (src/build/scripts/spoken.ts).
 */
import { english } from "../languages/en.ts";
import { languages } from "../languages/index.ts";
import type { Words } from "../languages/words.ts";

/**
 * The words of the current language. The object stays the same and its content changes, since jiti, which runs our
 * commands, reads an imported binding only once.
 */
export const spoken: Words = { ...english };

let current: string | undefined;

/** Sets the current language; English by default. */
export function speak(lang = "en"): void {
  Object.assign(spoken, languages[lang] ?? english);
  current = lang;
}

/** Runs a function in a language. It must be synchronous: anything that runs in between would use the same language. */
export function inLanguage<Result>(lang: string | undefined, run: () => Result): Result {
  const before = current;
  speak(lang);
  try {
    return run();
  } finally {
    speak(before);
  }
}

/** The writing direction of a language. */
export const dirOf = (lang: string | undefined): Words["dir"] => (languages[lang ?? "en"] ?? english).dir;
