/** A libSQL database in a file. Commits are written by a thread, so that neither a lock nor a slow disk stops the process. */
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type CompiledQuery, sql } from "kysely";
import { type Connection, connect, kyselyOver, run, sqlite, transact } from "./connection.ts";
import { isIndexUsed, isOfCutLog, refuseCutLog } from "./cut-log.ts";
import { type Access, type Database, databasePath, isFull, isLocked, type Row, Unavailable } from "./database.ts";
import { Emptying } from "./emptying.ts";
import { migrate } from "./migrate.ts";
import { isThere } from "./restored.ts";
import { reasonOf, type Warn, warnPlainly } from "./trouble.ts";
import { besides, doubtLog, followed, marking, refuseForeignLog } from "./write-ahead.ts";

/**
 * The identity of the file at a path; undefined if there is none. Synchronous, since it is checked after each commit.
 */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * SQLite gives the files beside a database the database's own mode: those made while it was read-only stay read-only,
 * and would block writes for ever.
 */
function alignModes(path: string): void {
  const mode = statSync(path).mode & 0o777;
  for (const beside of besides.map((end) => path + end))
    if (existsSync(beside) && (statSync(beside).mode & 0o777) !== mode) chmodSync(beside, mode);
}

/** Makes the missing folders of a path, readable by their owner only. */
async function make(path: string): Promise<void> {
  if (isThere(path)) return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, "", { flag: "a", mode: 0o600 });
  const connection = connect(path);
  await connection.exec(marking()).finally(() => connection.close());
}

/** SQLite's page cache, in KiB: as large as a body, so that pages are not written before the thread commits them. */
const room = 8 * 1024;

/** Readers do not disturb the writer; and a commit is on disk, also through a power cut, before it is acknowledged. */
const settings = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -${room}`;

/** The warning that other processes may use another index than this one, which cannot switch to a new one before it ends. */
const withoutIndex = {
  why: "the -shm beside the store was deleted while this receiver ran: what commands write may be undone, and what it stores lost",
  fix: "restart the receiver, and until then run none of npm run leads",
};

class FileDatabase implements Database {
  readonly build = sqlite;
  readonly now = sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
  private connection: Connection | undefined;
  private emptying: Emptying | undefined;
  private file: string | undefined;
  /** The path of the file itself, if the store's path is a link. */
  private real = "";
  private log: string | undefined;
  private index: string | undefined;
  private isWithoutIndex = false;
  private isClosed = false;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly path: string,
    private readonly access: Access,
    private readonly warn: Warn,
  ) {}

  /** One at a time: a connection has one transaction. */
  private queued<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** The connection, opened on demand. */
  private async opened(): Promise<Connection> {
    if (this.isClosed) throw new Error("The database is closed");
    if (this.connection) return this.connection;
    const writes = this.access === "write";
    const real = followed(this.path);
    await refuseForeignLog(real);
    if (writes) {
      await make(real);
      alignModes(real);
    }
    const connection = connect(real);
    try {
      if (writes) await connection.exec(settings);
      await migrate(kyselyOver(connection), this.access);
      if (writes || isIndexUsed(real)) refuseCutLog(real);
      // A reader keeps one snapshot, however long it takes.
      if (!writes) await connection.exec("BEGIN");
    } catch (error) {
      connection.close();
      if (isOfCutLog(error)) refuseCutLog(real);
      throw error;
    }
    this.real = real;
    this.file = fileAt(real);
    [this.log, this.index] = besides.map((end) => fileAt(real + end));
    this.connection = connection;
    this.emptying = new Emptying(connection, real);
    return connection;
  }

  /** A failure other than a lock may have broken the connection: the next statement opens a new one. */
  private attempt<T>(task: (connection: Connection) => Promise<T>): Promise<T> {
    return this.queued(async () => {
      try {
        return await task(await this.opened());
      } catch (error) {
        if (isLocked(error)) throw new Unavailable(error);
        this.drop();
        throw error;
      }
    });
  }

  private drop(): void {
    this.connection?.close();
    [this.connection, this.emptying] = [undefined, undefined];
  }

  /**
   * If the log was deleted, its content would be lost with this process, so it is checkpointed into the file, and a new log is
   * started; but not if the index was deleted, too: whoever has opened the file since has another index, and would not see these
   * writes.
   */
  private async checkBesides(): Promise<void> {
    const [log, index] = besides.map((end) => fileAt(this.real + end));
    if (index !== this.index) {
      if (!this.isWithoutIndex) this.warn("index deleted", withoutIndex);
      this.isWithoutIndex = true;
    } else if (log !== this.log && (await this.emptying?.run().catch(() => false))) this.drop();
  }

  write(statements: CompiledQuery[]): Promise<Row[][]> {
    return this.attempt(async (connection) => {
      const rows = await transact(connection, statements).catch(async (error: unknown) => {
        // Checkpointing makes room in a full log: the file may be on another disk, or need less space.
        if (!isFull(error) || !(await this.emptying?.run().catch(() => false))) throw error;
        return transact(connection, statements);
      });
      // If the file was moved, writes would still go to the moved file, while the owner reads the path.
      if (fileAt(this.path) !== this.file) {
        if (fileAt(this.real) !== this.file) doubtLog(this.real);
        this.drop();
        throw new Unavailable(`${this.path} is another file than before`);
      }
      await this.checkBesides();
      return rows;
    });
  }

  read<R>(statement: CompiledQuery<R>): Promise<R[]> {
    return this.attempt(async (connection) => (await run(connection, statement)) as R[]);
  }

  /** Checkpoints the log into the file, so that the file alone is a complete copy. */
  async rest(): Promise<boolean> {
    // Nothing waits for this read; if the disk fails, the checkpoint below reports it again.
    await this.emptying?.read().catch(() => undefined);
    return this.queued(() => this.checkpoint());
  }

  /**
   * A reader, a writer or a full disk may prevent it; the log then keeps everything until the next time. False for the first two.
   */
  private async checkpoint(): Promise<boolean> {
    try {
      return (await this.emptying?.run()) ?? true;
    } catch (error) {
      if (isLocked(error)) return false;
      this.warn("not checkpointed", reasonOf(error));
      return true;
    }
  }

  close(): Promise<void> {
    return this.queued(async () => {
      if (this.connection && this.access === "write") await this.checkpoint();
      // libSQL closes completely only once its statements are garbage-collected; until then its snapshot would block checkpoints.
      else await this.connection?.exec("ROLLBACK");
      this.drop();
      this.isClosed = true;
    });
  }
}

/** A database in a file; the first statement opens it, and creates it if it is missing and access permits. */
export const openFile = (url: string, access: Access, warn = warnPlainly): Database =>
  new FileDatabase(databasePath(url), access, warn);
