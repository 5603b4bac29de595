/** What the store asks of a database, whichever it is. */

/** A value of a statement. */
export type Value = string | number | null;

/** A statement in the SQL that SQLite and PostgreSQL share, and the values of its question marks. */
export interface Statement {
  sql: string;
  args: Value[];
}

/** A row of an answer, by column. Whole numbers may come as text. */
export type Row = { [column: string]: unknown };

/** A database of leads. */
export interface Database {
  /**
   * Runs statements as one transaction; what they wrote is on disk when it resolves. Gives the rows of each.
   * @throws Unavailable when the same may succeed in a moment
   */
  write(statements: Statement[]): Promise<Row[][]>;
  /**
   * Runs one statement that changes nothing.
   * @throws Unavailable when the same may succeed in a moment
   */
  read(statement: Statement): Promise<Row[]>;
  /** Puts what was written where it is expected, and where it may be copied from; nothing waits for it. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** A failure that is likely to pass: somebody else is writing, a server is being replaced. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "Unavailable";
  }
}

/** Where leads are kept when `LEADS_URL` does not say. */
export const defaultUrl = "file:data/leads.db";

/** URLs that a database is known for. */
export const databaseUrl = /^(file|libsql|https?|wss?|postgres|postgresql):./;

/** Whether a URL is that of a file on this machine. */
export const isFile = (url: string): boolean => url.startsWith("file:");

/** The path of a `file:` URL, as libSQL reads it. */
export const pathOf = (url: string): string =>
  decodeURIComponent(/^file:(?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? "");

/** A URL as it may be shown: without the user, the password and the tokens in it. */
export const shownUrl = (url: string): string => (url.split("?")[0] ?? "").replace(/\/\/[^/@]*@/, "//");
