/** The interface of a database, SQLite or PostgreSQL, as the store uses it. */

import type { CompiledQuery, Kysely } from "kysely";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { errorText } from "../engine/check/problem.ts";
import type { Tables } from "./tables.ts";

/** A row of an answer, by column. */
export type Row = { [column: string]: unknown };

/** A database of leads. */
export interface Database {
  /** Makes statements for this database; they are compiled, and run by what follows. */
  readonly build: Kysely<Tables>;
  /**
   * Runs statements as one transaction; what they wrote is on disk when it resolves. Gives the rows of each.
   * @throws Unavailable when the same may succeed in a moment
   */
  write(statements: CompiledQuery[]): Promise<Row[][]>;
  /**
   * Runs one statement that changes nothing.
   * @throws Unavailable when the same may succeed in a moment
   */
  read<R>(statement: CompiledQuery<R>): Promise<R[]>;
  /**
   * Counts posts together with other receivers, for rate limits; undefined for a file, which only one process serves.
   */
  limiter?(points: number, seconds: number): RateLimiterAbstract;
  /** Checkpoints the write-ahead log into the file, so that the file can be copied; nothing waits for it. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Whether a database is opened to be written, or to be read as a snapshot; both migrate an older store. */
export type Access = "write" | "read";

/** A transient failure: another process holds the lock, a server is being replaced. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super(errorText(cause), { cause });
    this.name = "Unavailable";
  }
}

/** Whether an error is what another process that is writing causes in a file. */
export const isLocked = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown })?.code));

/** A permanent failure, with the action that resolves it. */
export class Unusable extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
    this.name = "Unusable";
  }
}

/** Where leads are kept when `LEADS_URL` does not say. */
export const defaultUrl = "file:data/leads.db";

/** URLs that a database is known for. */
export const databaseUrl = /^(file|postgres|postgresql):./;

/** Whether a URL is that of a file on this machine. */
export const isFile = (url: string): boolean => url.startsWith("file:");

/** The path of a `file:` URL. */
export const pathOf = (url: string): string =>
  decodeURIComponent(/^file:(?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? "");

/** The `file:` URL of a path. */
export const urlOf = (path: string): string => `file:${encodeURIComponent(path)}`;

/**
 * Whether a URL says what it seems to say: a sign of a password that is not written as `%2F` and the like ends the host
 * early, and the rest of the password becomes a path.
 */
export function isUnderstood(url: string): boolean {
  if (isFile(url)) return true;
  if (!URL.canParse(url)) return false;
  const { username, password, pathname, search, hash } = new URL(url);
  try {
    decodeURIComponent(username + password + pathname);
  } catch {
    return false;
  }
  return !/@/.test(pathname + search.replace(/%40/g, "") + hash);
}

/** A URL as it may be shown: without the user, the password and the tokens in it. */
export function shownUrl(url: string): string {
  if (isFile(url)) return (url.split("?")[0] ?? "").replace(/\/\/[^/]*@/, "//");
  if (!isUnderstood(url)) return `${url.split(":")[0]}:…`;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
