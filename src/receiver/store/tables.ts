/** The tables, as Kysely types; the migrations create them. Times are milliseconds since 1970. */
import type { Generated, Selectable } from "kysely";

/** Every table of a store. */
export interface Tables {
  /** Leads; the primary key is the id and the time of arrival. */
  leads: {
    id: string;
    form: string;
    /** JSON. */
    body: string;
    received_at: number;
    last_seen_at: number;
    count: Generated<number>;
    /** Why the lead is suspect; null when it is not. */
    suspect: string | null;
    /** The language of the page it came from; null if it is the form's own. */
    lang: string | null;
  };
  /** Files attached to leads, which their rows refer to by hash (src/receiver/store/sent-files.ts). */
  files: { id: string; received_at: number; sha256: string; bytes: Uint8Array };
  /** For each id, the row that counts repetitions. */
  latest: { id: string; received_at: number; last_seen_at: number };
  /** The outbox: pending notices by target. */
  outbox: { id: string; received_at: number; target: string; due_at: number; attempts: Generated<number> };
  /** Dead letters: notices that could not be delivered, and why. */
  dead_letters: {
    id: string;
    received_at: number;
    target: string;
    attempts: number;
    reason: string;
    given_up_at: number;
  };
  /** Targets, each with the time from which it is notified. */
  targets: { name: string; since: number };
  /** Recent posts by sender, in the format of rate-limiter-flexible. */
  posts: { key: string; points: number; expire: number | null };
  /** Drafts to continue on another device (src/receiver/store/drafts.ts), by the hash of their id. */
  drafts: { id: string; size: number; until: number; sealed: Uint8Array };
  /** The probe that shows whether the database is writable. */
  pulse: { name: string; at: number; filler: string };
}

/** A row of leads. */
export type LeadRow = Selectable<Tables["leads"]>;

/** The primary key of an outbox entry and a dead letter. */
export const toldKey = ["id", "received_at", "target"] as const;
