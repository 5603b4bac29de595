/**
 * Room for large bodies that are arriving. Files of a slow phone may take minutes, and what has arrived is in memory: without a
 * limit, a few hundred connections would fill it. So would those that do not read the answers in which they are shown their files
 * again: room is given back once the answer was sent. Small bodies, and so leads without files, always find room.
 */
import { leastBytes, mostBytes } from "../../engine/define/limits.ts";
import { inSeconds } from "../../engine/words/numbers.ts";
import { spoken } from "../../engine/words/spoken.ts";
import type { Refusal } from "./refusal.ts";

/** The most bytes in all, and of one sender. */
const most = { all: 16 * mostBytes, each: 4 * mostBytes };

/** When whoever finds no room may try again, in seconds. */
const later = 60;

/** The refusal of a body that there is no room for. */
export const crowded: Refusal = {
  status: 503,
  reason: "crowded",
  error: "Too many files are being received at this moment; try again in a minute",
  said: () => spoken.answer.crowded(inSeconds(later, spoken.form.locale ?? "en")),
  headers: { "Retry-After": String(later) },
};

/** The bytes that a request announces; in chunks they may be as many as any form takes. */
const announced = ({ headers }: Request): number =>
  headers.has("transfer-encoding") ? mostBytes : Number(headers.get("content-length")) || 0;

/** Gives back the room that a body has taken. */
export type Leave = () => void;

/**
 * Creates the function by which a request takes room for its body; it returns nothing if there is none. Where the sender is not
 * known, as in a function, requests have no more in common than the room of all.
 */
export function arrivals(): (request: Request, sender?: string) => Leave | undefined {
  const taken = new Map<string, number>();
  let all = 0;
  return (request, sender) => {
    const size = announced(request);
    // No larger one is read.
    if (size <= leastBytes || size > mostBytes) return () => undefined;
    const own = sender === undefined ? 0 : (taken.get(sender) ?? 0) + size;
    if (all + size > most.all || own > most.each) return undefined;
    all += size;
    if (sender !== undefined) taken.set(sender, own);
    return () => {
      all -= size;
      if (sender === undefined) return;
      const left = (taken.get(sender) ?? 0) - size;
      if (left > 0) taken.set(sender, left);
      else taken.delete(sender);
    };
  };
}
