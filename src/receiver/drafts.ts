/**
 * What visitors left to continue on another device: the ciphertext of a draft, until it ends. Its key never comes here, and of
 * its id only the hash is kept: whoever reads the table can neither read a draft nor have one opened or deleted.
 */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { retry } from "./retry.ts";

/** How long a database may take to be there, in milliseconds. */
const timeout = 3_000;

const day = 24 * 60 * 60_000;

/** How many drafts are kept at the most, and how many bytes they have together: strangers can leave them. */
const mostKept = { drafts: 10_000, bytes: 256 * 1024 * 1024 };

/** A draft as it was left, and when it ends, in milliseconds since 1970. */
interface Left {
  sealed: Uint8Array;
  until: number;
}

const hashOf = (id: string) => createHash("sha256").update(id).digest("base64url");

/** The drafts of a store. */
export class Drafts {
  /**
   * @param days how long each is kept; 0 keeps none
   * @param most how many are kept, and how many bytes
   */
  constructor(
    private readonly database: Database,
    readonly days: number,
    private readonly most = mostKept,
  ) {}

  private ended = (now: number) => this.database.build.deleteFrom("drafts").where("until", "<=", now).compile();

  /**
   * Keeps a draft in the place of what was there under its id.
   * @returns when it ends; nothing where there is no room for it
   */
  async keep(id: string, sealed: Uint8Array, now = Date.now()): Promise<number | undefined> {
    const { build } = this.database;
    const row = { id: hashOf(id), size: sealed.length, until: now + this.days * day, sealed };
    const others = build.selectFrom("drafts").where("id", "!=", row.id);
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
    const [, kept] = await retry(timeout, () => this.database.write([this.ended(now), statement.compile()]));
    return kept?.length === 1 ? row.until : undefined;
  }

  /** The draft of an id; nothing where there is none, or it has ended. */
  async open(id: string, now = Date.now()): Promise<Left | undefined> {
    const drafts = this.database.build.selectFrom("drafts").select(["sealed", "until"]);
    const query = drafts.where("id", "=", hashOf(id)).where("until", ">", now).compile();
    const [left] = await retry(timeout, () => this.database.read(query));
    return left;
  }

  /** Deletes the draft of an id, if there is one. */
  async remove(id: string): Promise<void> {
    const statement = this.database.build.deleteFrom("drafts").where("id", "=", hashOf(id)).compile();
    await retry(timeout, () => this.database.write([statement]));
  }

  /** Deletes what has ended, and what is left of it in the log of the file; most of the time there is nothing. */
  async tidy(now = Date.now()): Promise<void> {
    const query = this.database.build.selectFrom("drafts").select("id").where("until", "<=", now).limit(1).compile();
    const ended = await retry(timeout, () => this.database.read(query));
    if (ended.length === 0) return;
    await retry(timeout, () => this.database.write([this.ended(now)]));
    await this.database.rest();
  }
}
