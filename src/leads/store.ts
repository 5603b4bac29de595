/** Keeps leads in a libSQL database. A lead is acknowledged only once it is on disk. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type Client, createClient, type InStatement, type Row } from "@libsql/client";
import { problemText } from "../engine/check/problem.ts";
import type { JsonObject } from "../engine/schema.ts";
import { idOf, type Lead } from "./lead.ts";

/** Where leads are kept when `LEADS_URL` does not say. */
export const defaultUrl = "file:data/leads.db";

/** The same lead arriving again within this time is the same row, in milliseconds. */
const sameLeadWithin = 10 * 60_000;

/** Leads committed together at the most. */
const batchSize = 200;

/** Which leads are asked for: of one form, received since a moment. */
export interface Filter {
  form?: string;
  since?: number;
}

interface Waiting {
  lead: { id: string; form: string; body: string; at: number };
  resolve: (id: string) => void;
  reject: (error: unknown) => void;
}

const tables: InStatement[] = [
  `CREATE TABLE IF NOT EXISTS leads (
    id TEXT NOT NULL, form TEXT NOT NULL, body TEXT NOT NULL,
    received_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL, count INTEGER NOT NULL DEFAULT 1)`,
  "CREATE INDEX IF NOT EXISTS leads_by_id ON leads (id, last_seen_at)",
  "CREATE INDEX IF NOT EXISTS leads_by_time ON leads (received_at)",
];

/** One row for a lead: the recent row of the same lead counts on, else a new row is written. */
function statementsFor({ id, form, body, at }: Waiting["lead"]): InStatement[] {
  const since = at - sameLeadWithin;
  return [
    {
      sql: "UPDATE leads SET count = count + 1, last_seen_at = ? WHERE id = ? AND last_seen_at >= ?",
      args: [at, id, since],
    },
    {
      sql: `INSERT INTO leads (id, form, body, received_at, last_seen_at)
        SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM leads WHERE id = ? AND last_seen_at >= ?)`,
      args: [id, form, body, at, at, id, since],
    },
  ];
}

const leadOf = (row: Row): Lead => ({
  id: String(row.id),
  form: String(row.form),
  body: JSON.parse(String(row.body)),
  receivedAt: Number(row.received_at),
  lastSeenAt: Number(row.last_seen_at),
  count: Number(row.count),
});

/** The path of a `file:` URL, as libSQL reads it; empty for a database elsewhere. */
const fileOf = (url: string) => decodeURIComponent(/^file:(?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? "");

/** One connection, so that its settings hold for whatever is done; it waits for another process that is writing. */
const connect = (url: string): Client => createClient({ url, concurrency: 1, timeout: 5000 });

const unusable = (url: string, error: unknown) =>
  new Error(
    problemText({
      file: "LEADS_URL in the environment",
      path: "",
      expected: "a database of leads that can be opened and written",
      found: `${url.split("?")[0]}: ${error instanceof Error ? error.message : error}`,
      mend: "choose another LEADS_URL, or make its folder writable",
    }),
  );

/** The store of leads: one writer, which commits what has gathered while it was busy together. */
export class Store {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  private constructor(private readonly client: Client) {}

  /**
   * Opens the database at a libSQL URL, and creates it where it is missing.
   * @throws when the file cannot be opened or written
   */
  static async open(url: string): Promise<Store> {
    try {
      const file = fileOf(url);
      if (file) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const client = connect(url);
      // Readers do not disturb the writer; and a commit is on disk, also through a power cut, before it is acknowledged.
      if (file) await client.execute("PRAGMA journal_mode = WAL");
      if (file) await client.execute("PRAGMA synchronous = FULL");
      await client.batch(tables, "write");
      return new Store(client);
    } catch (error) {
      throw unusable(url, error);
    }
  }

  /**
   * The leads of a database that may not be there yet; creates and changes nothing. Undefined when there is no file.
   * @throws when it cannot be read
   */
  static async read(url: string, filter: Filter = {}): Promise<Lead[] | undefined> {
    const file = fileOf(url);
    if (file && !existsSync(file)) return undefined;
    try {
      const store = new Store(connect(url));
      return await store.list(filter).finally(() => store.close());
    } catch (error) {
      throw unusable(url, error);
    }
  }

  /**
   * Stores a body; resolves with the lead's id once it is on disk.
   * @throws when it could not be stored
   */
  add(form: string, body: JsonObject, at = Date.now()): Promise<string> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ lead: { id: idOf(body), form, body: JSON.stringify(body), at }, resolve, reject });
      this.writing ??= this.write();
    });
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      // A commit holds the process up, so what has arrived by now is read first and comes along.
      await new Promise((resolve) => setImmediate(resolve));
      const group = this.waiting.splice(0, batchSize);
      try {
        await this.client.batch(
          group.flatMap(({ lead }) => statementsFor(lead)),
          "write",
        );
        for (const { lead, resolve } of group) resolve(lead.id);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.writing = undefined;
  }

  /** Leads, newest first. */
  async list({ form, since = 0 }: Filter = {}): Promise<Lead[]> {
    const { rows } = await this.client.execute({
      sql: "SELECT * FROM leads WHERE received_at >= ? AND (? IS NULL OR form = ?) ORDER BY received_at DESC, rowid DESC",
      args: [since, form ?? null, form ?? null],
    });
    return rows.map(leadOf);
  }

  /** Waits for what is being written, then closes. */
  async close(): Promise<void> {
    await this.writing;
    this.client.close();
  }
}
