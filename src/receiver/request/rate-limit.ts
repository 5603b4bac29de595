/** Rate limits: how often one sender may post. */
import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import type { Database } from "../store/database.ts";
import { minute } from "../store/moment.ts";

/** An address as proxies write it, without its port: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
export const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/** A cache of parsed addresses: parsing one takes as long as validating a body. */
const read = new Map<string, string | undefined>();
const mostRead = 1_000;

/**
 * The sender that an address counts as: IPv4 as it is, also when mapped into IPv6; for other IPv6 addresses the /64
 * network, which belongs to a single sender. Undefined for anything else.
 */
export function senderOf(text: string): string | undefined {
  if (read.has(text)) return read.get(text);
  if (read.size >= mostRead) read.clear();
  const sender = senderIn(withoutPort(text.trim()));
  // No address is longer; anything longer is invalid, and is not cached.
  if (text.length < 64) read.set(text, sender);
  return sender;
}

function senderIn(address: string): string | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined;
  const known = ipaddr.process(address);
  return "parts" in known
    ? known.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")
    : known.toString();
}

/**
 * The seconds that a sender has to wait before the next post; 0 if it may post now. Counts the post.
 * @param points as how many posts it counts; one when left out
 */
export type Wait = (sender: string, points?: number) => Promise<number>;

/** The maximum number of remembered senders: beyond that the oldest are forgotten, so memory is bounded. */
const mostSenders = 50_000;

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** Addresses are stored as hashes: they only have to be compared. */
const hidden = (sender: string) => createHash("sha256").update(sender).digest("hex").slice(0, 32);

/** Gives back what a refused post took: one that counts as many would shut out those for which there is room. */
const returned = (limiter: RateLimiterAbstract, sender: string, points: number): Promise<unknown> | undefined =>
  points > 1 ? limiter.reward(sender, points) : undefined;

/**
 * The seconds to wait, counted by several receivers together. A span that ends later than it is long was started by a
 * receiver with a fast clock: it is restarted by this one's.
 */
async function waitEverywhere(sender: string, points: number, shared: RateLimiterAbstract, span: number) {
  try {
    await shared.consume(sender, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.msBeforeNext <= span) {
      await returned(shared, sender, points);
      return seconds(refusal.msBeforeNext);
    }
    await shared.set(sender, points, span / 1000);
  }
  return 0;
}

/** How senders are counted. */
interface Counting {
  /** Where several receivers count together; without it, or if it fails, this one counts alone. */
  database?: Database;
  /** How long a count lasts, in milliseconds; a minute when left out. */
  span?: number;
  /** The maximum number of remembered senders. */
  most?: number;
}

/**
 * Counts posts by sender; a sender's span begins with its first post, and is forgotten once it is over.
 * @param points posts allowed in it; 0 switches the limit off
 */
export function rateLimit(points: number, { database, span = minute, most = mostSenders }: Counting = {}): Wait {
  if (points === 0) return async () => 0;
  const shared = database?.limiter?.(points, span / 1000);
  const own = new RateLimiterMemory({ points, duration: span / 1000 });
  const known = new Set<string>();
  const remember = (sender: string) => {
    known.delete(sender);
    known.add(sender);
    const [first] = known;
    if (known.size <= most || first === undefined) return;
    known.delete(first);
    void own.delete(first);
  };
  const waitHere = async (sender: string, taken: number) => {
    try {
      if ((await own.consume(sender, taken)).isFirstInDuration) remember(sender);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await returned(own, sender, taken);
      // A count is forgotten after its span whatever the clock says, which may have been set back meanwhile.
      return seconds(Math.min(refusal.msBeforeNext, span));
    }
  };
  return async (sender, taken = 1) => {
    const here = await waitHere(sender, taken);
    if (here > 0 || !shared) return here;
    // A blocked sender causes no more queries, and a failing database does not block anybody.
    const everywhere = await waitEverywhere(hidden(`${sender} ${span}`), taken, shared, span).catch(() => 0);
    if (everywhere > 0) await returned(own, sender, taken);
    return everywhere;
  };
}
