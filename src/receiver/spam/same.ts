/** The same text from several senders, as far as this process remembers: a campaign writes to many forms under many names. */
import type { JsonObject } from "../../engine/schema.ts";
import type { Written } from "./texts.ts";

/** So many texts are remembered, the latest; each with as many senders as are needed to tell. */
const mostTexts = 5_000;

/** From so many senders on it is a campaign. */
export const manySenders = 3;

/** How long a text is remembered after it last came, in milliseconds. */
const memory = 7 * 24 * 60 * 60_000;

/** So much of a text is compared, in characters. */
const compared = 200;

/** Shorter texts are what people write alike, in letters. */
const shortest = 40;

/** A text without whatever is written in ASCII and is no letter; of other scripts everything stays. */
const lettersOf = (text: string) => text.replace(/[\s!-@[-`{-~]+/g, "");

/** What stays of a text when it is written to somebody else: no names, numbers or addresses of the net. Nothing of a short one. */
function skeletonOf(texts: Written[], email: string): string {
  const prose = texts.filter(({ asked }) => asked === "prose").map(({ text }) => text);
  // Addresses of the net are told by their signs; names are taken out one by one.
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

interface Seen {
  senders: Set<string>;
  at: number;
}

/** Remembers texts; gives how many senders a lead's text came from so far, this one included. */
export function sameTexts(most = mostTexts): (texts: Written[], body: JsonObject, now?: number) => number {
  const seen = new Map<string, Seen>();
  return (texts, { email }, now = Date.now()) => {
    const sender = typeof email === "string" ? email.toLowerCase() : "";
    const skeleton = skeletonOf(texts, sender);
    if (skeleton.length < shortest || sender === "") return 1;
    const key = skeleton.slice(0, compared);
    const known = seen.get(key);
    const entry = known && known.at > now - memory ? known : { senders: new Set<string>(), at: now };
    entry.at = now;
    if (entry.senders.size < manySenders) entry.senders.add(sender);
    seen.delete(key);
    seen.set(key, entry);
    const [oldest] = seen.keys();
    if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    return entry.senders.size;
  };
}
