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
 * The sender that an address counts as: IPv4 as it is, also when IPv6 carries it; for other IPv6 addresses the /64
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

/**
 * Extracts the IPv4 address that an IPv6 address embeds, by the name of its range: behind a translator, all of IPv4 would otherwise
 * count as one sender, and a tunnel would make one client count as 65,536.
 */
const carried: { [range: string]: (parts: number[]) => number[] } = {
  rfc6052: (parts) => parts.slice(6),
  rfc6145: (parts) => parts.slice(6),
  "6to4": (parts) => parts.slice(1, 3),
  teredo: (parts) => parts.slice(6).map((part) => part ^ 0xffff),
};

function senderIn(address: string): string | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined;
  const known = ipaddr.process(address);
  if (!("parts" in known)) return known.toString();
  const inside = carried[known.range()]?.(known.parts);
  if (inside) return inside.flatMap((part) => [part >> 8, part & 255]).join(".");
  return hexOf(known.parts.slice(0, 4));
}

const hexOf = (parts: number[]) => parts.map((part) => part.toString(16)).join(":");

/** The /48 network of a sender, which may belong to a single customer of a provider; undefined for IPv4. */
const networkOf = (sender: string): string | undefined => /^(?:[\da-f]+:){3}/.exec(sender)?.[0];

/** The limit of a /48 network as a multiple of a sender's: it has 65,536 possible senders, and may be shared by several people. */
const sendersPerNetwork = 10;

/**
 * The seconds that a sender has to wait before the next post; 0 if it may post now. Counts the post.
 * @param points the number of posts that it counts as; one when left out
 */
export type Wait = (sender: string, points?: number) => Promise<number>;

/** The maximum number of remembered senders: beyond that the oldest are forgotten, so memory is bounded. */
const mostSenders = 50_000;

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** Addresses are stored as hashes: they only have to be compared. */
const hidden = (sender: string) => createHash("sha256").update(sender).digest("hex").slice(0, 32);

/** Gives back the points of a refused post: otherwise one that counts as many would block smaller ones that fit. */
const returned = (limiter: RateLimiterAbstract, sender: string, points: number): Promise<unknown> | undefined =>
  points > 1 ? limiter.reward(sender, points) : undefined;

/**
 * The seconds to wait, counted by several receivers together. A span whose end is further away than its length was started by a
 * receiver with a fast clock, and is restarted by this one's.
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

/** Counts in memory; points can be given back. */
function countHere(points: number, span: number, most: number) {
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
  const wait = async (sender: string, taken: number) => {
    try {
      if ((await own.consume(sender, taken)).isFirstInDuration) remember(sender);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await returned(own, sender, taken);
      // A count is forgotten after its span even if the clock has been set back meanwhile.
      return seconds(Math.min(refusal.msBeforeNext, span));
    }
  };
  return { wait, giveBack: (sender: string, taken: number) => returned(own, sender, taken) };
}

/**
 * Counts posts by sender, and in this process also by network; a span begins with the first post, and is forgotten once it is over.
 * @param points the number of posts allowed in a span; 0 switches the limit off
 */
export function rateLimit(points: number, { database, span = minute, most = mostSenders }: Counting = {}): Wait {
  if (points === 0) return async () => 0;
  const shared = database?.limiter?.(points, span / 1000);
  const senders = countHere(points, span, most);
  const networks = countHere(points * sendersPerNetwork, span, most);
  return async (sender, taken = 1) => {
    const here = await senders.wait(sender, taken);
    if (here > 0) return here;
    const network = networkOf(sender);
    // Refused posts of a sender do not count against its network: otherwise one sender could block all others in it.
    const around = network ? await networks.wait(network, taken) : 0;
    // A blocked sender causes no more queries, and a failing database does not block anybody.
    const everywhere =
      around > 0 || !shared
        ? around
        : await waitEverywhere(hidden(`${sender} ${span}`), taken, shared, span).catch(() => 0);
    if (everywhere === 0) return 0;
    await senders.giveBack(sender, taken);
    if (network && around === 0) await networks.giveBack(network, taken);
    return everywhere;
  };
}
