/** Stores leads in a database, and reads them; their files are read separately (src/receiver/store/stored-files.ts). */
import type { Compilable } from "kysely";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { Details } from "./arrivals.ts";
import { type Database, databasePath, isFile } from "./database.ts";
import { clearStatements, digestId } from "./digest.ts";
import { countLeads, type Filter } from "./filter.ts";
import { idOf, type Lead, leadOf, leadsAmong, type Malformed } from "./lead.ts";
import { openDatabase } from "./open.ts";
import { orClose } from "./or-close.ts";
import { idsLike, pagesOf } from "./paging.ts";
import { pulse } from "./pulse.ts";
import { removeLeads } from "./removal.ts";
import { isThere } from "./restored.ts";
import { retry } from "./retry.ts";
import { splitFiles } from "./sent-files.ts";
import type { LeadRow } from "./tables.ts";
import type { Warn } from "./trouble.ts";
import { unusable } from "./unusable.ts";
import { Writer, writeTimeout } from "./writer.ts";

/** The number of leads with pending notices, and since when (milliseconds since 1970). */
interface Backlog {
  waiting: number;
  since?: number;
}

const nothing = (): void => undefined;

/** The store of leads. */
export class Store {
  private constructor(
    readonly database: Database,
    private readonly writer: Writer,
  ) {}

  /**
   * Opens the database at a URL, migrates it, and probes that it is writable.
   * @param targets the outbox names of the targets to notify of each new lead
   * @param onStored called when there are new notices
   * @param warn called with failures that do not stop the receiver; printed when left out
   * @param onAway called with the reason if it cannot be opened or written, which is retried with each lead; thrown when left out
   * @throws when it cannot be opened or written
   */
  static async open(
    url: string,
    targets: string[] = [],
    onStored = nothing,
    warn?: Warn,
    onAway?: (reason: Error) => void,
  ): Promise<Store> {
    try {
      const database = await openDatabase(url, "write", warn);
      const store = new Store(database, new Writer(database, targets, onStored));
      const probing = () => retry(() => store.probe(), writeTimeout);
      if (onAway) {
        const first = store.probe();
        void first.catch(probing).catch((error: unknown) => onAway(unusable(url, error)));
        await first.catch(() => undefined);
      } else await orClose(probing(), () => store.close());
      return store;
    } catch (error) {
      throw unusable(url, error);
    }
  }

  /**
   * Opens a database to read a snapshot; creates nothing. Undefined when there is no file.
   * @throws when it cannot be read
   */
  static async toRead(url: string): Promise<Store | undefined> {
    try {
      if (isFile(url) && !isThere(databasePath(url))) return undefined;
      const database = await openDatabase(url, "read");
      const store = new Store(database, new Writer(database, [], nothing));
      await orClose(store.backlog(), () => store.close());
      return store;
    } catch (error) {
      throw unusable(url, error);
    }
  }

  /**
   * Runs a task on a snapshot of a database. Undefined when there is no file.
   * @throws when it cannot be read
   */
  static async reading<T>(url: string, task: (store: Store) => Promise<T>): Promise<T | undefined> {
    const store = await Store.toRead(url);
    return store && task(store).finally(() => store.close());
  }

  /**
   * The leads of a database. Undefined when there is no file yet.
   * @throws when it cannot be read
   */
  static read(url: string, filter: Filter = {}, others?: Malformed[]): Promise<Lead[] | undefined> {
    return Store.reading(url, (store) => store.list(filter, others));
  }

  /** The number of leads waiting to be written, and the number of failed writes. */
  get leads(): Pick<Writer, "queue" | "failures"> {
    return this.writer;
  }

  /**
   * Stores a body with its files; resolves with the lead's id once it is on disk.
   * @throws when it could not be stored
   */
  add(form: string, body: JsonObject, { at = Date.now(), suspect, lang, since, left }: Details = {}): Promise<string> {
    const { row, files } = splitFiles(body);
    const lead = { id: idOf(row), form, body: JSON.stringify(row), files, at, count: 1, suspect, lang };
    return this.writer.add(lead, since, left);
  }

  /**
   * Probes whether a lead could be written. A damaged table, or a full disk that prevents it from growing, shows only when a lead
   * is written, so such a failure is remembered.
   * @throws when a lead could not be written
   */
  async probe(): Promise<void> {
    this.writer.check();
    await this.database.write([pulse(this.database.build, Date.now())]);
  }

  private read<R>(query: Compilable<R>): Promise<R[]> {
    return retry(() => this.database.read(query.compile()));
  }

  /** When the last lead came, in milliseconds since 1970. */
  async lastLead(): Promise<number | undefined> {
    const query = this.database.build.selectFrom("leads").select(({ fn }) => fn.max("received_at").as("at"));
    const [row] = await this.read(query);
    return row?.at ?? undefined;
  }

  /** The rows of leads, newest first, in batches, so that few are in memory. */
  pages(filter: Filter = {}): AsyncGenerator<LeadRow[]> {
    return pagesOf(this.database.build, (query) => this.read(query), filter);
  }

  /**
   * All leads, newest first; `others` gets invalid rows.
   * @throws Malformed for an invalid row, without `others`
   */
  async list(filter: Filter = {}, others?: Malformed[]): Promise<Lead[]> {
    const leads: Lead[] = [];
    for await (const rows of this.pages(filter)) leads.push(...(others ? leadsAmong(rows, others) : rows.map(leadOf)));
    return leads;
  }

  /** The ids that begin with a text, two at most: enough to tell whether it is unambiguous. */
  async idsLike(start: string): Promise<string[]> {
    return (await this.read(idsLike(this.database.build, start))).map(({ id }) => id);
  }

  /** The number of leads that match. */
  count(filter: Filter): Promise<number> {
    return retry(() => countLeads(this.database, filter));
  }

  /**
   * Deletes leads with their files, pending notices and dead letters.
   * @param onRemoved called with the number of leads that each transaction has deleted
   * @throws the signal's reason, when some of them may already be deleted
   */
  remove(filter: Filter, signal?: AbortSignal, onRemoved?: (count: number) => void): Promise<void> {
    return removeLeads(this.database, filter, signal, onRemoved);
  }

  /**
   * Clears the mark of suspect leads with an id, and schedules their notices.
   * @param targets the outbox names of the targets to notify
   */
  async clear(id: string, targets: string[]): Promise<void> {
    const statements = clearStatements(this.database, id, targets);
    await retry(() => this.database.write(statements, true));
  }

  /** The pending notices. */
  async backlog(): Promise<Backlog> {
    const { build } = this.database;
    const query = build
      .selectFrom("outbox")
      .select(({ fn }) => [fn.countAll<number>().as("waiting"), fn.min("received_at").as("since")])
      .where("id", "!=", digestId);
    const [row] = await this.read(query);
    return row && row.waiting > 0 ? { waiting: row.waiting, since: row.since } : { waiting: 0 };
  }

  /** Waits for pending writes, then closes. */
  async close(): Promise<void> {
    await this.writer.close();
    await this.database.close();
  }
}
