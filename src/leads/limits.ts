/** How much one address may send. */

/** A body's size limit, in bytes. */
export const maxBytes = 64 * 1024;

const minute = 60_000;

/**
 * Counts posts by address over the last minute.
 * @param perMinute posts allowed; 0 switches the limit off
 * @returns seconds to wait before the next post is welcome; 0 when it is welcome now
 */
export function rateLimit(perMinute: number): (address: string, now?: number) => number {
  const posts = new Map<string, number[]>();
  let swept = 0;
  const sweep = (now: number) => {
    if (now - swept < minute) return;
    swept = now;
    for (const [address, times] of posts) if ((times.at(-1) ?? 0) <= now - minute) posts.delete(address);
  };
  return (address, now = Date.now()) => {
    if (perMinute === 0) return 0;
    sweep(now);
    const recent = (posts.get(address) ?? []).filter((time) => time > now - minute);
    const [first] = recent;
    const isFull = recent.length >= perMinute && first !== undefined;
    posts.set(address, isFull ? recent : [...recent, now]);
    return isFull ? Math.ceil((first + minute - now) / 1000) : 0;
  };
}
