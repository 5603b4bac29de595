/** A libSQL database in a file. Commits are written by a thread, so that neither a lock nor a slow disk stops the process. */
import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql/promise";
import { type Database, pathOf, type Row, type Statement, Unavailable, type Value } from "./database.ts";

/** What libSQL's connection is, as far as it is used here; its own types say `any`. */
interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Prepared>;
  close(): void;
}

interface Prepared {
  reader: boolean;
  run(args: Value[]): void;
  all(args: Value[]): Promise<Row[]>;
}

/** Statements that are kept: a group of leads has one for each of its sizes. */
const statementsKept = 500;

/** What was prepared on each connection, by its text. */
const prepared = new WeakMap<Connection, Map<string, Prepared>>();

async function preparedFor(connection: Connection, sql: string): Promise<Prepared> {
  const known = prepared.get(connection) ?? new Map<string, Prepared>();
  prepared.set(connection, known);
  const found = known.get(sql) ?? (await connection.prepare(sql));
  if (known.size < statementsKept) known.set(sql, found);
  return found;
}

/** What another process that is writing causes. */
const isLocked = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown })?.code));

/** Which file a path leads to; nothing when it leads nowhere. Asked after each commit, so without a turn of its own. */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * What SQLite makes beside a file has the file's own mode: beside one that could not be written it stays so, and would
 * keep the file from being written for ever.
 */
function alignModes(path: string): void {
  if (!existsSync(path)) return;
  const mode = statSync(path).mode & 0o777;
  for (const beside of [`${path}-wal`, `${path}-shm`])
    if (existsSync(beside) && (statSync(beside).mode & 0o777) !== mode) chmodSync(beside, mode);
}

/** Readers do not disturb the writer; and a commit is on disk, also through a power cut, before it is acknowledged. */
const settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON";

class FileDatabase implements Database {
  private connection: Connection | undefined;
  private file: string | undefined;
  private isClosed = false;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly path: string,
    private readonly tables: Statement[],
  ) {}

  /** One after the other: a connection has one transaction. */
  private queued<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** The connection, opened when there is none. It never waits by itself: libSQL would do so in the event loop. */
  private async opened(): Promise<Connection> {
    if (this.isClosed) throw new Error("The database is closed");
    if (this.connection) return this.connection;
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    if (this.tables.length > 0) alignModes(this.path);
    const connection = new Libsql(this.path, { timeout: 0 }) as unknown as Connection;
    try {
      if (this.tables.length > 0) await connection.exec(settings);
      if (this.tables.length > 0) await transact(connection, this.tables);
    } catch (error) {
      connection.close();
      throw error;
    }
    this.file = fileAt(this.path);
    this.connection = connection;
    return connection;
  }

  /** What failed for another reason than a lock may have broken the connection: the next one is a new one. */
  private async attempt<T>(task: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      return await task(await this.opened());
    } catch (error) {
      if (isLocked(error)) throw new Unavailable(error);
      this.drop();
      throw error;
    }
  }

  private drop(): void {
    this.connection?.close();
    this.connection = undefined;
  }

  write(statements: Statement[]): Promise<Row[][]> {
    return this.queued(() =>
      this.attempt(async (connection) => {
        const rows = await transact(connection, statements);
        // A file that was moved away takes what is written along; the path is what the owner reads.
        if (fileAt(this.path) === this.file) return rows;
        this.drop();
        throw new Unavailable(`${this.path} is another file than before`);
      }),
    );
  }

  read({ sql, args }: Statement): Promise<Row[]> {
    return this.queued(() => this.attempt(async (connection) => (await connection.prepare(sql)).all(args)));
  }

  /** Brings the log into the file, so that the file alone is a whole copy. */
  rest(): Promise<void> {
    return this.queued(async () => {
      if (this.connection) await checkpoint(this.connection);
    });
  }

  close(): Promise<void> {
    return this.queued(async () => {
      if (this.connection && this.tables.length > 0) await checkpoint(this.connection);
      this.drop();
      this.isClosed = true;
    });
  }
}

/** A reader, a writer or a full disk may be in its way; then the log keeps everything until the next time. */
async function checkpoint(connection: Connection): Promise<void> {
  await connection.exec("PRAGMA wal_checkpoint(TRUNCATE)").catch((error: unknown) => {
    if (!isLocked(error)) console.error("The log of the leads file could not be brought into it:", String(error));
  });
}

async function transact(connection: Connection, statements: Statement[]): Promise<Row[][]> {
  const answers: Row[][] = [];
  await connection.exec("BEGIN IMMEDIATE");
  try {
    for (const { sql, args } of statements) {
      const statement = await preparedFor(connection, sql);
      answers.push(statement.reader ? await statement.all(args) : []);
      if (!statement.reader) statement.run(args);
    }
    await connection.exec("COMMIT");
  } catch (error) {
    // What failed may have rolled back by itself.
    if (connection.inTransaction) await connection.exec("ROLLBACK");
    throw error;
  }
  return answers;
}

/** A file; the first statement opens it, and makes it where it is missing. */
export const openFile = (url: string, tables: Statement[]): Database => new FileDatabase(pathOf(url), tables);
