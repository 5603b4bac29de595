/**
 * The language that is spoken now: that of a form while it is built, judged or drawn, else English. A browser's build has
 * none of this: the words of its one language stand where they are asked for (src/build/spoken.ts).
 */
import { english } from "./languages/en.ts";
import { languages } from "./languages/index.ts";
import type { Words } from "./languages/words.ts";

/** What is said now. */
export let spoken: Words = english;

/** Speaks a language from now on; English where none is named. */
export function speak(lang = "en"): void {
  spoken = languages[lang] ?? english;
}

/** Does something in a language. Nothing of it may wait: what else is done meanwhile would speak it too. */
export function inLanguage<Result>(lang: string | undefined, run: () => Result): Result {
  const before = spoken;
  speak(lang);
  try {
    return run();
  } finally {
    spoken = before;
  }
}

/** Which way a language is written. */
export const dirOf = (lang: string | undefined): Words["dir"] => (languages[lang ?? "en"] ?? english).dir;
