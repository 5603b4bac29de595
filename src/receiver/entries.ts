/** The outbox's entries in the database: which lead is still to be told to which target, and when. */
import type { Database, Row } from "./database.ts";
import { type Lead, leadOf } from "./lead.ts";
import { sql } from "./tables.ts";

/** A lead that is to be told now. */
export interface Entry {
  lead: Lead;
  /** How often it was tried, this time included. */
  attempts: number;
}

/** The entries of one target. */
export class Entries {
  constructor(
    private readonly database: Database,
    private readonly target: string,
  ) {}

  /** When the next entry is due, in milliseconds since 1970. */
  async nextDue(): Promise<number | undefined> {
    const [row] = await this.database.read(sql("SELECT MIN(due_at) AS due FROM outbox WHERE target = ?", this.target));
    return row?.due === null || row?.due === undefined ? undefined : Number(row.due);
  }

  /**
   * Takes entries that are due; until `until` no other receiver does.
   * @param most how many at the most
   */
  async take(now: number, until: number, most: number): Promise<Entry[]> {
    const [taken = []] = await this.database.write([
      sql(
        `UPDATE outbox SET due_at = ?, attempts = attempts + 1 WHERE target = ? AND due_at <= ? AND (id, received_at) IN
          (SELECT id, received_at FROM outbox WHERE target = ? AND due_at <= ? ORDER BY due_at LIMIT ${most})
          RETURNING id, received_at, attempts`,
        ...[until, this.target, now, this.target, now],
      ),
    ]);
    const entries = await Promise.all(taken.map((row) => this.entryOf(row)));
    return entries.flat();
  }

  private async entryOf({ id, received_at, attempts }: Row): Promise<Entry[]> {
    const key = [String(id), Number(received_at)];
    const rows = await this.database.read(sql("SELECT * FROM leads WHERE id = ? AND received_at = ?", ...key));
    return rows.map((row) => ({ lead: leadOf(row), attempts: Number(attempts) }));
  }

  /** Forgets an entry: its lead was told. */
  async told({ id, receivedAt }: Lead): Promise<void> {
    await this.database.write([
      sql("DELETE FROM outbox WHERE id = ? AND received_at = ? AND target = ?", id, receivedAt, this.target),
    ]);
  }

  /** Has an entry tried again later. */
  async postpone({ id, receivedAt }: Lead, until: number): Promise<void> {
    await this.database.write([
      sql(
        "UPDATE outbox SET due_at = ? WHERE id = ? AND received_at = ? AND target = ?",
        ...[until, id, receivedAt, this.target],
      ),
    ]);
  }
}
