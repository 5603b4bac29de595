/** Checkpoints a write-ahead log into its file. */
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { sql } from "kysely";
import { type Connection, run, sqlite } from "./connection.ts";

/** The length of a log's header, which changes each time the log restarts. */
const headerLength = 32;

/** Empties the log of a file. */
export class Emptying {
  private header = "";
  private readTo = 0;

  constructor(
    private readonly connection: Connection,
    private readonly path: string,
  ) {}

  /**
   * Reads the part of the log that was added since the last call: a reader of the store may keep the log from being emptied for
   * long, and reading a large one completely takes seconds.
   * @throws when the disk cannot read it: libSQL (0.5.29) would checkpoint another page in place of an unreadable one
   */
  async read(): Promise<void> {
    const log = `${this.path}-wal`;
    if (!existsSync(log)) return;
    const file = await open(log);
    try {
      const header = (await file.read(Buffer.alloc(headerLength), 0, headerLength, 0)).buffer.toString("hex");
      const { size } = await file.stat();
      const start = header === this.header ? this.readTo : 0;
      if (size > start) for await (const _part of file.createReadStream({ start, end: size - 1, autoClose: false }));
      [this.header, this.readTo] = [header, size];
    } finally {
      await file.close();
    }
  }

  /** Checkpoints the log into the file and empties it; false if a reader or a writer prevents it. */
  async run(): Promise<boolean> {
    await this.read();
    const [row] = await run(this.connection, sql`PRAGMA wal_checkpoint(TRUNCATE)`.compile(sqlite));
    return row?.busy === 0;
  }
}
