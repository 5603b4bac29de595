/** The outbox's entries in the database: which lead is to be notified to which target, and when. */
import type { CompiledQuery, Selectable } from "kysely";
import type { Database } from "./database.ts";
import { digestId, digestOf, suspectsOf } from "./digest.ts";
import { type Lead, leadsAmong, type Malformed } from "./lead.ts";
import { retry } from "./retry.ts";
import { type Tables, toldKey } from "./tables.ts";

/** A lead with a notice that is due now. */
export interface OutboxEntry {
  lead: Lead;
  /** The number of attempts, including this one. */
  attempts: number;
  /** Whether it is a digest of suspects instead of a lead. */
  isDigest?: boolean;
}

/** The columns of an entry that are read. */
type Taken = Selectable<Pick<Tables["outbox"], "id" | "received_at" | "attempts">>;

/** The key of a lead in the outbox. */
type Key = Pick<Lead, "id" | "receivedAt">;

/** Called for an entry without a usable lead, with the lead's id and the reason. */
type OnNothing = (id: string, why: string) => void;

/** The entries of one target. */
export class Entries {
  constructor(
    private readonly database: Database,
    private readonly target: string,
    private readonly onNothing: OnNothing,
  ) {}

  /** How long it is until the next entry is due, in milliseconds; less than 0 when it already is. */
  async untilDue(): Promise<number | undefined> {
    const { database, target } = this;
    const query = database.build
      .selectFrom("outbox")
      .select(({ eb, fn }) => eb(fn.min("due_at"), "-", database.now).as("time"));
    const [row] = await database.read(query.where("target", "=", target).compile());
    return row?.time ?? undefined;
  }

  /**
   * Leases entries that are due: no other receiver takes them meanwhile, whatever its clock says.
   * @param lease for how long, in milliseconds
   * @param most the maximum number
   */
  async take(lease: number, most: number): Promise<OutboxEntry[]> {
    const { database, target } = this;
    const update = database.build
      .updateTable("outbox")
      .set(({ eb, lit }) => ({ due_at: eb(database.now, "+", lit(lease)), attempts: eb("attempts", "+", lit(1)) }))
      // Selected by key, since many entries may share a time; the second condition is evaluated again by a receiver
      // that waited for the lock.
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple(...toldKey),
          "in",
          selectFrom("outbox")
            .select(toldKey)
            .where("target", "=", target)
            .where("due_at", "<=", database.now)
            .orderBy("due_at")
            .limit(most)
            .$asTuple(...toldKey),
        ),
      )
      .where(({ eb, lit }) => eb(eb("due_at", "+", lit(0)), "<=", database.now))
      .returning(["id", "received_at", "attempts"]);
    const [taken = []] = (await database.write([update.compile()])) as Taken[][];
    const entries = await Promise.all(taken.map((row) => this.entryOf(row)));
    return entries.flat();
  }

  /** Reads with retries: an entry that is leased but cannot be read would wait until its lease ends. */
  private read<R>(query: CompiledQuery<R>): Promise<R[]> {
    return retry(() => this.database.read(query));
  }

  private async digestEntry(from: number, attempts: number): Promise<OutboxEntry[]> {
    const rows = await this.read(suspectsOf(this.database.build, from));
    const lead = digestOf(from, rows);
    if (rows.length > 0) return [{ lead, attempts, isDigest: true }];
    await this.told(lead);
    return [];
  }

  private async entryOf({ id, received_at, attempts }: Taken): Promise<OutboxEntry[]> {
    if (id === digestId) return this.digestEntry(received_at, attempts);
    const query = this.database.build.selectFrom("leads").selectAll().where("id", "=", id);
    const rows = await this.read(query.where("received_at", "=", received_at).compile());
    const others: Malformed[] = [];
    const leads = leadsAmong(rows, others);
    if (leads.length === 0) await this.nothing({ id, receivedAt: received_at }, attempts, others.length > 0);
    return leads.map((lead) => ({ lead, attempts }));
  }

  /**
   * Removes an entry whose lead is malformed or missing, so that it does not block others: a malformed one becomes a
   * dead letter, to be retried once its row is fixed.
   */
  private async nothing(lead: Key, attempts: number, isThere: boolean): Promise<void> {
    const why = isThere ? "its row is no lead" : "its row is gone";
    this.onNothing(lead.id, why);
    await (isThere ? this.giveUp({ lead, attempts }, why) : this.told(lead));
  }

  /** The primary key of an entry. */
  private keyOf = ({ id, receivedAt }: Key) => ({ id, received_at: receivedAt, target: this.target });

  private removal(lead: Key): CompiledQuery {
    const query = this.database.build.deleteFrom("outbox");
    return query.where((eb) => eb.and(this.keyOf(lead))).compile();
  }

  /** Removes an entry whose notice was delivered. */
  async told(lead: Key): Promise<void> {
    await this.database.write([this.removal(lead)]);
  }

  /** Turns an entry into a dead letter. */
  async giveUp({ lead, attempts }: { lead: Key; attempts: number }, reason: string): Promise<void> {
    const letter = { ...this.keyOf(lead), attempts, reason, given_up_at: Date.now() };
    const query = this.database.build.insertInto("dead_letters").values(letter);
    await this.database.write([query.onConflict((conflict) => conflict.doNothing()).compile(), this.removal(lead)]);
  }

  /** Schedules the next attempt, after a pause in whole milliseconds. */
  async postpone(lead: Lead, pause: number): Promise<void> {
    const { build, now } = this.database;
    const query = build.updateTable("outbox").set(({ eb, lit }) => ({ due_at: eb(now, "+", lit(pause)) }));
    await this.database.write([query.where((eb) => eb.and(this.keyOf(lead))).compile()]);
  }
}
