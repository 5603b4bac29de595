/** Keeps leads in a database, and reads them. */
import { existsSync } from "node:fs";
import { problemText } from "../engine/check/problem.ts";
import type { JsonObject } from "../engine/schema.ts";
import { type Database, isFile, pathOf, type Row, type Statement, shownUrl, type Value } from "./database.ts";
import { idOf, type Lead, leadOf } from "./lead.ts";
import { openDatabase } from "./open.ts";
import { patiently } from "./patience.ts";
import { pulse, sql, tables } from "./tables.ts";
import { Writer } from "./writer.ts";

/** How long a database may take to be there at the start, and when it is read. */
const firstPatience = 3_000;

/** Which leads are asked for: of one form, received since a moment. */
export interface Filter {
  form?: string;
  since?: number;
}

/** Leads to delete: those of an id, or those that came before a moment. */
export type Which = { id: string } | { before: number };

const conditionOf = (which: Which): { where: string; args: Value[] } =>
  "id" in which ? { where: "id = ?", args: [which.id] } : { where: "received_at < ?", args: [which.before] };

/** What waits to be told, and since when (milliseconds since 1970). */
export interface Backlog {
  waiting: number;
  since?: number;
}

const unusable = (url: string, error: unknown) =>
  new Error(
    problemText({
      file: "LEADS_URL in the environment",
      path: "",
      expected: "a database of leads that can be opened and written",
      found: `${shownUrl(url)}: ${error instanceof Error ? error.message : error}`,
      mend: "choose another LEADS_URL, or make its folder writable",
    }),
  );

/** The store of leads. */
export class Store {
  private constructor(
    readonly database: Database,
    private readonly writer: Writer,
  ) {}

  /**
   * Opens the database at a URL, makes its tables where they are missing, and writes to it.
   * @param targets who is to be told of each new lead, by the names the outbox knows them by
   * @param onStored called when there is something new to tell
   * @throws when it cannot be opened or written
   */
  static async open(url: string, targets: string[] = [], onStored: () => void = () => undefined): Promise<Store> {
    try {
      const database = await openDatabase(url, tables());
      await patiently(firstPatience, () => database.write([pulse(Date.now())])).catch(async (error: unknown) => {
        await database.close();
        throw error;
      });
      return new Store(database, new Writer(database, targets, onStored));
    } catch (error) {
      throw unusable(url, error);
    }
  }

  /**
   * Reads from a database that may not be there yet; makes and changes nothing. Undefined when there is no file.
   * @throws when it cannot be read
   */
  static async reading<T>(url: string, task: (store: Store) => Promise<T>): Promise<T | undefined> {
    if (isFile(url) && !existsSync(pathOf(url))) return undefined;
    try {
      const database = await openDatabase(url, []);
      const store = new Store(database, new Writer(database, [], () => undefined));
      return await task(store).finally(() => store.close());
    } catch (error) {
      throw unusable(url, error);
    }
  }

  /**
   * The leads of a database that may not be there yet. Undefined when there is no file.
   * @throws when it cannot be read
   */
  static read(url: string, filter: Filter = {}): Promise<Lead[] | undefined> {
    return Store.reading(url, (store) => store.list(filter));
  }

  /** Leads that wait to be written. */
  get queue(): number {
    return this.writer.queue;
  }

  /**
   * Stores a body; resolves with the lead's id once it is on disk.
   * @throws when it could not be stored
   */
  add(form: string, body: JsonObject, at = Date.now()): Promise<string> {
    return this.writer.add({ id: idOf(body), form, body: JSON.stringify(body), at, count: 1 });
  }

  /**
   * Writes, to see whether a lead could be written.
   * @throws when it could not
   */
  async probe(): Promise<void> {
    await this.database.write([pulse(Date.now())]);
  }

  private read(statement: Statement): Promise<Row[]> {
    return patiently(firstPatience, () => this.database.read(statement));
  }

  /** When the last lead came, in milliseconds since 1970. */
  async lastLead(): Promise<number | undefined> {
    const [row] = await this.read(sql("SELECT MAX(received_at) AS at FROM leads"));
    return row?.at === null || row?.at === undefined ? undefined : Number(row.at);
  }

  /** Leads, newest first. */
  async list({ form, since = 0 }: Filter = {}): Promise<Lead[]> {
    const where = form === undefined ? "" : "AND form = ?";
    const rows = await this.read(
      sql(
        `SELECT * FROM leads WHERE received_at >= ? ${where} ORDER BY received_at DESC, id`,
        ...[since, ...(form === undefined ? [] : [form])],
      ),
    );
    return rows.map(leadOf);
  }

  /** How many rows of leads there are that `--delete` would take. */
  async count(which: Which): Promise<number> {
    const { where, args } = conditionOf(which);
    const [row] = await this.read(sql(`SELECT COUNT(*) AS found FROM leads WHERE ${where}`, ...args));
    return Number(row?.found);
  }

  /** Deletes leads, whatever is still to be told of them, and what is left of them in the log of the file. */
  async remove(which: Which): Promise<void> {
    const { where, args } = conditionOf(which);
    const these = `IN (SELECT id FROM leads WHERE ${where})`;
    const statements = [
      sql(
        `DELETE FROM outbox WHERE id ${these} AND received_at IN (SELECT received_at FROM leads WHERE ${where})`,
        ...args,
        ...args,
      ),
      sql(
        `DELETE FROM latest WHERE id ${these} AND received_at IN (SELECT received_at FROM leads WHERE ${where})`,
        ...args,
        ...args,
      ),
      sql(`DELETE FROM leads WHERE ${where}`, ...args),
    ];
    await patiently(firstPatience, () => this.database.write(statements));
    await this.database.rest();
  }

  /** What waits to be told. */
  async backlog(): Promise<Backlog> {
    const [row] = await this.read(sql("SELECT COUNT(*) AS waiting, MIN(received_at) AS since FROM outbox"));
    const waiting = Number(row?.waiting ?? 0);
    return waiting > 0 ? { waiting, since: Number(row?.since) } : { waiting };
  }

  /** Waits for what is being written, then closes. */
  async close(): Promise<void> {
    await this.writer.close();
    await this.database.close();
  }
}
