/** Leads that wait to be written, and which of them are written together. */
import type { Arrival } from "./arrivals.ts";

/** The most leads in one commit. */
const batchSize = 200;

/** The most bytes in one commit, unless a single lead has more: other leads and receivers wait for a commit. */
const batchBytes = 8 * 1024 * 1024;

/** A lead that waits, or is being written. */
export interface Waiting {
  lead: Arrival;
  /** When it is answered that the lead could not be stored, by the process's own clock: before its sender gives up. */
  until: number;
  /** Whether a full disk had no room for it together with others: it is written by itself. */
  isAlone?: boolean;
  /** Whether nobody waits for its answer any more: it may be stored yet, but makes way for others. */
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

/** How many of the leads that wait are committed together. */
export function groupIn(waiting: Waiting[]): number {
  if (waiting[0]?.isAlone) return 1;
  let bytes = 0;
  const end = waiting.findIndex(({ lead }, index) => {
    bytes += sizeOf(lead);
    return index === batchSize || (index > 0 && bytes > batchBytes);
  });
  return end < 0 ? waiting.length : end;
}
