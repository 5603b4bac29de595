/** What goes wrong in a receiver that goes on, and how it is said. */
import { codeOf } from "./undelivered.ts";

/** What can go wrong, and how bad it is: a warning passes or costs nothing, an error lacks somebody's attention. */
export const troubles = {
  /** A target was not told of a lead, and will be. */
  "not told": "warn",
  /** A target was not told of a lead, and will not be. */
  "given up": "error",
  /** The outbox could not be looked into; it is again, until it can. */
  "outbox not read": "warn",
  /** The log of a leads file could not be brought into it; it keeps what it has. */
  "not checkpointed": "warn",
  /** Leads that are too old could not be deleted; tomorrow they are tried again. */
  "not deleted": "error",
  /** The page that answers a form post could not be drawn; its sentences were sent alone. */
  "page not drawn": "error",
  /** A file of the site could not be sent. */
  "page not sent": "error",
  /** The program that looks at files did not; the lead is stored and marked. */
  "not scanned": "error",
  /** A rule of a form's own threw, gave back what is none, or took too long: the lead was stored without it. */
  "rule failed": "error",
  /** Requests come through a proxy that is not trusted. */
  "proxy not trusted": "warn",
  /** Lines of the log could not be written. */
  "log not written": "warn",
} as const;

export type Trouble = keyof typeof troubles;

/** What is said of it; nothing that a sender wrote, and no secret. */
export interface Circumstances {
  /** What a program knows the failure by. */
  code?: string;
  why?: string;
  target?: string;
  /** The id of a lead. */
  id?: string;
  /** The form and its rule. */
  form?: string;
  rule?: string;
  /** How long leads are kept. */
  span?: string;
  /** When it is tried again, in seconds. */
  again?: number;
  /** How many lines. */
  lost?: number;
  fix?: string;
}

/** Says that something went wrong. */
export type Warn = (trouble: Trouble, circumstances: Circumstances) => void;

/** The most characters of an error's message. */
const longest = 300;

/** What is said of an error. Its message alone: what else PostgreSQL's errors have is the row that was refused. */
export const reasonOf = (error: unknown): Circumstances => ({
  code: codeOf(error),
  why: (error instanceof Error ? error.message : String(error)).slice(0, longest),
});

/** Says it as a command does, to whoever runs it. */
export const warnPlainly: Warn = (trouble, { why, fix }) =>
  console.error([trouble, why, fix].filter(Boolean).join(": "));
