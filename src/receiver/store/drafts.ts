/**
 * Encrypted drafts that visitors continue on another device. The key never reaches the receiver, and ids are stored as
 * hashes: someone with access to the table can neither decrypt a draft nor request or delete it.
 */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { day } from "./moment.ts";
import { retry } from "./retry.ts";

/** Bounds of all drafts that have not expired, since anybody can store one. */
const mostKept = { drafts: 10_000, bytes: 256 * 1024 * 1024 };

/** The most expired drafts that are deleted together: leads that arrive wait for it, and bytes are overwritten. */
const atOnce = 100;

/** The ciphertext of a draft, and when it expires, in milliseconds since 1970. */
interface SealedDraft {
  sealed: Uint8Array;
  until: number;
}

const hashOf = (id: string) => createHash("sha256").update(id).digest("base64url");

/** The drafts of a store. */
export class Drafts {
  /**
   * @param days how long a draft is kept
   * @param most the bounds of all drafts
   */
  constructor(
    private readonly database: Database,
    readonly days: number,
    private readonly most = mostKept,
  ) {}

  /**
   * Stores a draft, replacing any under the same id.
   * @returns when it expires; undefined when the table is full
   */
  async keep(id: string, sealed: Uint8Array, now = Date.now()): Promise<number | undefined> {
    const { build } = this.database;
    const row = { id: hashOf(id), size: sealed.length, until: now + this.days * day, sealed };
    const others = build.selectFrom("drafts").where("id", "!=", row.id).where("until", ">", now);
    const statement = build
      .insertInto("drafts")
      .columns(["id", "size", "until", "sealed"])
      .expression(
        build
          .selectNoFrom(({ val }) => [
            val(row.id).as("id"),
            val(row.size).as("size"),
            val(row.until).as("until"),
            val<Uint8Array>(row.sealed).as("sealed"),
          ])
          .where(({ eb }) =>
            eb(
              others.select(({ fn }) => fn.countAll().as("count")),
              "<",
              this.most.drafts,
            ),
          )
          .where(({ eb }) =>
            eb(others.select(sql<number>`COALESCE(SUM(size), 0)`.as("bytes")), "<=", this.most.bytes - row.size),
          ),
      )
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          size: ref("excluded.size"),
          until: ref("excluded.until"),
          sealed: ref("excluded.sealed"),
        })),
      )
      .returning("until");
    const [kept] = await retry(() => this.database.write([statement.compile()]));
    return kept?.length === 1 ? row.until : undefined;
  }

  /** The draft of an id; undefined when there is none, or it has expired. */
  async open(id: string, now = Date.now()): Promise<SealedDraft | undefined> {
    const drafts = this.database.build.selectFrom("drafts").select(["sealed", "until"]);
    const query = drafts.where("id", "=", hashOf(id)).where("until", ">", now).compile();
    const [found] = await retry(() => this.database.read(query));
    return found;
  }

  /** Deletes the draft of an id, if there is one. */
  async remove(id: string): Promise<void> {
    const statement = this.database.build.deleteFrom("drafts").where("id", "=", hashOf(id)).compile();
    await retry(() => this.database.write([statement]));
  }

  /** Deletes expired drafts, from the write-ahead log of a file as well; a signal ends it between two parts. */
  async tidy(now: number, signal?: AbortSignal): Promise<void> {
    const { build } = this.database;
    const query = build.selectFrom("drafts").select("id").where("until", "<=", now).orderBy("until").limit(atOnce);
    while (!signal?.aborted) {
      const ids = (await retry(() => this.database.read(query.compile()))).map(({ id }) => id);
      if (ids.length === 0) break;
      // The second condition is for a draft that its visitor has just stored anew.
      const deletion = build.deleteFrom("drafts").where("id", "in", ids).where("until", "<=", now);
      await retry(() => this.database.write([deletion.compile()]));
    }
    await this.database.rest();
  }
}
