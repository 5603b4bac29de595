/** The interface of a database, SQLite or PostgreSQL, as the store uses it. */

import type { CompiledQuery, Kysely, RawBuilder } from "kysely";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { errorText } from "../../engine/check/problem.ts";
import type { Tables } from "./tables.ts";
import { codeOf } from "./undelivered.ts";

/** A row of a result, by column. */
export type Row = { [column: string]: unknown };

/** A database of leads. */
export interface Database {
  /** Builds statements for this database; the methods below run them. */
  readonly build: Kysely<Tables>;
  /** The current time in a statement, in milliseconds since 1970: by the database's clock, since receivers' clocks differ. */
  readonly now: RawBuilder<number>;
  /**
   * Runs statements as one transaction, which is on disk when it resolves. Returns the rows of each.
   * @param ofOneMoment whether later statements must not see what others wrote after the first one; in a file they never do
   * @throws Unavailable when a retry may succeed
   */
  write(statements: CompiledQuery[], ofOneMoment?: boolean): Promise<Row[][]>;
  /**
   * Runs one read-only statement.
   * @throws Unavailable when a retry may succeed
   */
  read<R>(statement: CompiledQuery<R>): Promise<R[]>;
  /**
   * Counts posts together with other receivers, for rate limits; undefined for a file, which only one process serves.
   */
  limiter?(points: number, seconds: number): RateLimiterAbstract;
  /**
   * Checkpoints the write-ahead log into the file, so that the file can be copied; nothing waits for it. False if a reader or a
   * writer prevents it.
   */
  rest(): Promise<boolean>;
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

/** Whether an error means that another process is writing to the file. */
export const isLocked = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

/** Whether an error means that the database is damaged: SQLite's own, or PostgreSQL's of damaged data or a damaged index. */
export const isDamaged = (error: unknown): boolean => /^(SQLITE_CORRUPT|XX00[12]$)/.test(codeOf(error));

/** Whether an error means that a server's disk is full. */
export const isServerFull = (error: unknown): boolean => codeOf(error) === "53100";

/** Whether an error means that a disk is full, possibly by the index beside the file: small data may still find room. */
export const isFull = (error: unknown): boolean =>
  isServerFull(error) || /^SQLITE_(FULL|IOERR_SHMSIZE)$/.test(codeOf(error));

/** Whether an error means that a server's database has an encoding, such as LATIN1, without some character. */
export const lacksCharacter = (error: unknown): boolean => codeOf(error) === "22P05";

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

/** Where leads are stored by default. */
export const defaultUrl = "file:data/leads.db";

/** The supported URLs of databases. */
export const databaseUrl = /^(file|postgres|postgresql):./;

/** Whether a URL refers to a file on this machine. */
export const isFile = (url: string): boolean => url.startsWith("file:");

/** The path of a `file:` URL. */
export const databasePath = (url: string): string =>
  decodeURIComponent(/^file:(?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? "");

/** The `file:` URL of a path. */
export const urlOf = (path: string): string => `file:${encodeURIComponent(path)}`;

/** Whether the parts of a URL can be decoded: a literal percent sign must be written as `%25`. */
export function isEncoded(...parts: string[]): boolean {
  try {
    decodeURIComponent(parts.join());
    return true;
  } catch {
    return false;
  }
}

/** How the user and the password of a URL are written. */
export const encoding = "write / @ # ? % : in the user and the password as %2F %40 %23 %3F %25 %3A";

/**
 * Whether a URL is parsed as intended: a special character in a password that is not percent-encoded ends the host
 * early, and the rest of the password becomes a path.
 */
export function isUnderstood(url: string): boolean {
  if (isFile(url)) return isEncoded(url);
  if (!URL.canParse(url)) return false;
  const { username, password, pathname, search, hash } = new URL(url);
  return isEncoded(username, password, pathname) && !/@/.test(pathname + search.replace(/%40/g, "") + hash);
}

/** A URL for display: without user, password and tokens. */
export function shownUrl(url: string): string {
  if (isFile(url)) return (url.split("?")[0] ?? "").replace(/\/\/[^/]*@/, "//");
  if (!isUnderstood(url)) return `${url.split(":")[0]}:…`;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
