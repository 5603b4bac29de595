/** The failures that a receiver survives, and how they are logged. */
import { errorText } from "../../engine/check/problem.ts";
import { codeOf } from "./undelivered.ts";

/** Each failure with its level: a warning is transient or harmless, an error needs attention. The owner's manual lists them. */
export const troubles = {
  /** A notice was not delivered; it is tried again for five days. */
  "not told": "warn",
  /** A notice was refused for good, or not taken for five days: `npm run leads -- --untold` lists it. */
  "given up": "error",
  /** Pending notices could not be read from the store; it is tried until they can. */
  "outbox not read": "warn",
  /** `/health` found that no lead could be stored; logged once, until it finds that one could. */
  "not ready": "error",
  /** The write-ahead log could not be emptied into the file of the store; it keeps its content, and grows. */
  "not checkpointed": "warn",
  /** SQLite's index beside the store (`-shm`) was deleted while the receiver ran: leads may be lost until it is restarted. */
  "index deleted": "error",
  /** Leads that are too old were not deleted: the store refused it, or the clock may be wrong; tried again the next day. */
  "not deleted": "error",
  /** The clock of this receiver is wrong, or another's was; leads are dated by it. */
  "clock behind": "error",
  /** Expired drafts could not be deleted; tried again after an hour, and nobody can open them meanwhile. */
  "drafts not deleted": "error",
  /** The page that answers a post without script could not be rendered; its text was sent instead. */
  "page not drawn": "error",
  /** A file of the site could not be sent. */
  "page not sent": "error",
  /** The file scanner failed: at startup, or on a file, whose lead was stored as suspect; or it rejects every file. */
  "not scanned": "error",
  /** A form's own rule threw, returned an invalid result or took too long; the lead was stored without it. */
  "rule failed": "error",
  /** Requests come through an untrusted proxy, and all count as one sender's: set `LEADS_TRUST_FORWARDED`. */
  "proxy not trusted": "warn",
  /** Lines of the log could not be written, since its reader had stopped. */
  "log not written": "warn",
} as const;

type Trouble = keyof typeof troubles;

/** The details that are logged; nothing that a sender wrote, and no secret. */
interface Circumstances {
  /** The error code. */
  code?: string;
  why?: string;
  target?: string;
  /** The id of a lead. */
  id?: string;
  /** The form and its rule. */
  form?: string;
  rule?: string;
  /** How long leads should be kept, and how many older ones are still there. */
  span?: string;
  count?: number;
  /** When the next attempt is made, in seconds from now. */
  again?: number;
  /** The number of lost lines. */
  lost?: number;
  fix?: string;
}

/** Reports a failure. */
export type Warn = (trouble: Trouble, circumstances: Circumstances) => void;

/** The most characters of an error's message. */
const longest = 300;

/**
 * The part of an error that is logged: its message only, since other properties of PostgreSQL's errors contain the
 * refused row.
 */
export const reasonOf = (error: unknown): Circumstances => ({
  code: codeOf(error),
  why: errorText(error).slice(0, longest),
});

/** Prints a failure, for commands. */
export const warnPlainly: Warn = (trouble, { why, fix }) =>
  console.error([trouble, why, fix].filter(Boolean).join(": "));
