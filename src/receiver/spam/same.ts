/**
 * Detects the same text from several senders, as far as this process remembers: a campaign posts to many forms under
 * many names.
 */
import { createHmac, randomBytes } from "node:crypto";
import type { Written } from "./texts.ts";

/** The maximum number of remembered texts, the latest; each with as many senders as are needed. */
const mostTexts = 5_000;

/** The number of senders from which it is a campaign. */
export const manySenders = 3;

/** How long a text is remembered after it last came, in milliseconds. */
const memory = 7 * 24 * 60 * 60_000;

/** The part of a text that is compared, in characters. */
const compared = 200;

/** Shorter texts, counted in letters, may be equal by chance. */
const shortest = 40;

/** A text without ASCII characters other than letters; other scripts are kept completely. */
const lettersOf = (text: string) => text.replace(/[\s!-@[-`{-~]+/g, "");

/**
 * The part of a text that does not depend on its recipient: without names, numbers and URLs. Empty for a short text.
 */
function skeletonOf(texts: Written[], email: string): string {
  const prose = texts.filter(({ asked }) => asked === "prose").map(({ text }) => text);
  // URLs are recognized by their syntax; names are removed one by one.
  const own = texts.filter(({ asked }) => asked === "person" || asked === "company").map(({ text }) => text);
  let all = prose
    .join("\n")
    .slice(0, 4 * compared)
    .toLowerCase();
  if (all.length < shortest || lettersOf(all).length < shortest) return "";
  for (const name of [email, ...own].map((one) => one.toLowerCase()).filter((one) => one.length > 2))
    all = all.replaceAll(name, " ");
  if (/[@/]/.test(all))
    all = all
      .split(/\s+/)
      .filter((word) => !/[@/]/.test(word))
      .join(" ");
  return lettersOf(all);
}

/** A keyed hash of a text or an address, so that nothing readable remains in memory after its lead is deleted. */
const markOf = (() => {
  const key = randomBytes(32);
  return (text: string) => createHmac("sha256", key).update(text).digest("base64url");
})();

interface Seen {
  senders: Set<string>;
  at: number;
}

/**
 * Remembers texts with the addresses of their senders; returns the number of senders of a lead's text so far, including this one.
 * @param seen what is remembered, by text
 */
export function sameTexts(
  most = mostTexts,
  seen = new Map<string, Seen>(),
): (texts: Written[], email: unknown, now?: number) => number {
  return (texts, email, now = Date.now()) => {
    const sender = typeof email === "string" ? email.toLowerCase() : "";
    const skeleton = skeletonOf(texts, sender);
    if (skeleton.length < shortest || sender === "") return 1;
    const key = markOf(skeleton.slice(0, compared));
    const known = seen.get(key);
    const entry = known && known.at > now - memory ? known : { senders: new Set<string>(), at: now };
    entry.at = now;
    if (entry.senders.size < manySenders) entry.senders.add(markOf(sender));
    seen.delete(key);
    seen.set(key, entry);
    const [oldest] = seen.keys();
    if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    return entry.senders.size;
  };
}
