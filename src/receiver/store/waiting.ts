/** Leads that wait to be written, and which of them are written together. */
import { leastBytes } from "../../engine/define/limits.ts";
import type { Arrival } from "./arrivals.ts";
import { Unavailable } from "./database.ts";

/** The most leads in one commit. */
const batchSize = 200;

/** The most bytes in one commit, unless a single lead has more: other leads and receivers wait for a commit. */
const batchBytes = 8 * 1024 * 1024;

/** The maximum bytes of large leads in the queue or being written, and of small ones: the same as for arriving bodies. */
const mostBytes = 128 * 1024 * 1024;

/** The memory overhead of a waiting lead with its request and connection, in bytes, besides its body and files. */
const besides = 16 * 1024;

/** A lead that waits, or is being written. */
export interface Waiting {
  lead: Arrival;
  /** When to answer that the lead could not be stored, by the process's own clock: before its sender gives up. */
  until: number;
  /** Whether a full disk had no room for it together with others, so that it is written alone. */
  isAlone?: boolean;
  /** Whether nobody waits for its answer any more: it may still be stored, but gives up its room to others. */
  isLeft?: boolean;
  resolve: (id: string) => void;
  reject: (error: unknown) => void;
}

/** Merges identical leads of a group into one with a count, suspect if all of them are. */
export function merged(group: Waiting[]): Arrival[] {
  const byId = new Map<string, Arrival>();
  for (const { lead } of group) {
    const first = byId.get(lead.id);
    if (first) {
      first.count += 1;
      first.suspect &&= lead.suspect;
    } else byId.set(lead.id, { ...lead });
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The bytes of a lead. */
export const sizeOf = ({ body, files }: Arrival) => files.reduce((sum, { bytes }) => sum + bytes.length, body.length);

/** Whether a lead is large, which only leads with files are. */
const kindOf = (lead: Arrival): "large" | "small" => (sizeOf(lead) > leastBytes ? "large" : "small");

/** The memory for leads in the queue or being written, separately for large and small ones, so that files do not block others. */
export class Room {
  private readonly taken = { large: 0, small: 0 };

  /**
   * Takes room for a lead; if needed, drops queued ones that nobody waits for, oldest first. Returns the function that gives it
   * back.
   * @throws Unavailable when there is none
   */
  take(lead: Arrival, queue: Waiting[]): () => void {
    const kind = kindOf(lead);
    const size = sizeOf(lead) + besides;
    const isFull = () => this.taken[kind] + size > mostBytes;
    for (const left of isFull() ? queue.filter((one) => one.isLeft && kindOf(one.lead) === kind) : []) {
      if (!isFull()) break;
      queue.splice(queue.indexOf(left), 1);
      left.reject(new Unavailable("Its sender has left, and others need the room"));
    }
    if (isFull()) throw new Unavailable("Too many leads wait for the database");
    this.taken[kind] += size;
    return () => {
      this.taken[kind] -= size;
    };
  }
}

/** How many of the waiting leads are committed together. */
export function groupIn(waiting: Waiting[]): number {
  if (waiting[0]?.isAlone) return 1;
  let bytes = 0;
  const end = waiting.findIndex(({ lead }, index) => {
    bytes += sizeOf(lead);
    return index === batchSize || (index > 0 && bytes > batchBytes);
  });
  return end < 0 ? waiting.length : end;
}
