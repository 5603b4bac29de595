/** How deep a body may be, and how often one sender may post. */
import { maxDepth } from "../engine/limits.ts";

/** Whether a value is nested deeper than that; found level by level, since recursion is what would fail. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((entry) => (typeof entry === "object" && entry !== null ? Object.values(entry) : []));
  }
  return false;
}

/**
 * Whom an address counts as: IPv4 is itself, also when mapped into IPv6; of other IPv6 the first half, the network,
 * since a single sender has the whole of it.
 */
export function senderOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = [], tail = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}

const minute = 60_000;

/**
 * Counts posts by sender over the last minute; whoever was silent for a minute is forgotten.
 * @param perMinute posts allowed; 0 switches the limit off
 * @returns seconds to wait before the next post is welcome; 0 when it is welcome now
 */
export function rateLimit(perMinute: number): (sender: string, now?: number) => number {
  const posts = new Map<string, number[]>();
  let swept = 0;
  const sweep = (now: number) => {
    if (now - swept < minute) return;
    swept = now;
    for (const [sender, times] of posts) if ((times.at(-1) ?? 0) <= now - minute) posts.delete(sender);
  };
  return (sender, now = Date.now()) => {
    if (perMinute === 0) return 0;
    sweep(now);
    const recent = (posts.get(sender) ?? []).filter((time) => time > now - minute);
    const [first] = recent;
    const isFull = recent.length >= perMinute && first !== undefined;
    posts.set(sender, isFull ? recent : [...recent, now]);
    return isFull ? Math.ceil((first + minute - now) / 1000) : 0;
  };
}
