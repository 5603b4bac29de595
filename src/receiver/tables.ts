/** The tables, as Kysely knows them; the migrations make them. Times are milliseconds since 1970. */
import type { Generated, Selectable } from "kysely";

/** Every table of a store. */
export interface Tables {
  /** Leads; a row is known by its id and the time it came. */
  leads: {
    id: string;
    form: string;
    /** JSON. */
    body: string;
    received_at: number;
    last_seen_at: number;
    count: Generated<number>;
    /** Why it may be no honest request; null when nothing speaks against it. */
    suspect: string | null;
    /** The language of the page it came from; null where that is the form's own. */
    lang: string | null;
  };
  /** What came with a lead, and stands in its row by its hash alone (src/receiver/sent-files.ts). */
  files: { id: string; received_at: number; sha256: string; bytes: Uint8Array };
  /** Of each id the row that it counts on. */
  latest: { id: string; received_at: number; last_seen_at: number };
  /** What is still to be told, and to whom. */
  outbox: { id: string; received_at: number; target: string; due_at: number; attempts: Generated<number> };
  /** What was given up telling, to whom, and why. */
  dead_letters: {
    id: string;
    received_at: number;
    target: string;
    attempts: number;
    reason: string;
    given_up_at: number;
  };
  /** Who is or was told of new leads, and since when. */
  targets: { name: string; since: number };
  /** Who posted how often lately, as rate-limiter-flexible counts. */
  posts: { key: string; points: number; expire: number | null };
  /** What is written to see whether a lead could be. */
  pulse: { name: string; at: number; filler: string };
}

/** A row of leads. */
export type LeadRow = Selectable<Tables["leads"]>;

/** What an entry of the outbox is known by, and a dead letter. */
export const toldKey = ["id", "received_at", "target"] as const;
