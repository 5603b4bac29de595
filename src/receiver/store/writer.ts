/**
 * Writes leads in batches: those that arrive during a commit share the next one. A lead is acknowledged only once it is
 * on disk.
 */
import type { CompiledQuery } from "kysely";
import { type Arrival, arrivalStatements } from "./arrivals.ts";
import { isAscii, leadInAscii } from "./ascii.ts";
import { type Database, isDamaged, isFull, isServerFull, lacksCharacter, Unavailable } from "./database.ts";
import { retry } from "./retry.ts";
import { groupIn, merged, Room, sizeOf, type Waiting } from "./waiting.ts";
import { deleteOldWindows, windowsAtOnce } from "./windows.ts";

/**
 * How long a lead waits for a database that is locked or waking up, from when its sender begins to wait, in milliseconds. The last
 * attempt begins then.
 */
export const writeTimeout = 18_000;

/** The minimum wait, even if its sender has waited for longer: most locks are released in a moment. */
export const leastTimeout = 1_000;

/** How long leads wait once the receiver is stopping. */
const lastTimeout = 1_000;

/**
 * How long a database server's disk counts as full after it had no room for a lead, in milliseconds; for a file, each probe finds
 * out. It ends by itself, not with the next stored lead, since a load balancer may send none to an unhealthy receiver.
 */
const fullFor = 60_000;

/** After so long without a lead, the log is checkpointed into the file; in milliseconds. */
const idle = 1_000;

/** The writer of a database; one in a process. */
export class Writer {
  /** The number of failed writes, including those that succeeded a moment later. */
  failures = 0;
  private waiting: Waiting[] = [];
  private readonly room = new Room();
  private writing: Promise<void> | undefined;
  private isClosing = false;
  private readonly ending = new AbortController();
  private resting: NodeJS.Timeout | undefined;
  private trouble: { error: unknown; until: number } | undefined;
  private readonly statements: (arrivals: Arrival[]) => CompiledQuery[];

  /**
   * @param targets the outbox names of the targets to notify of each new lead
   * @param onStored called when there are new notices
   */
  constructor(
    private readonly database: Database,
    targets: string[],
    private readonly onStored: () => void,
  ) {
    this.statements = arrivalStatements(database, targets);
  }

  /** Leads that wait to be written. */
  get queue(): number {
    return this.waiting.length;
  }

  /**
   * Checks whether leads can be written, judging by the last writes.
   * @throws the last error of a damaged database until a lead is stored again, or a recent error of a full one
   */
  check(): void {
    if (this.trouble && performance.now() < this.trouble.until) throw this.trouble.error;
  }

  /**
   * Writes a lead; resolves with its id once it is on disk.
   * @param since when its sender began to wait, if not just now
   * @param left resolves when nobody waits for its answer any more
   * @throws when it could not be written, or there is no room for it to wait
   */
  async add(lead: Arrival, since = Number.POSITIVE_INFINITY, left?: Promise<unknown>): Promise<string> {
    const leave = this.room.take(lead, this.waiting);
    const now = performance.now();
    const until = Math.max(Math.min(since, now) + writeTimeout, now + leastTimeout);
    return new Promise<string>((resolve, reject) => {
      const ending =
        <T>(end: (result: T) => void) =>
        (result: T) => {
          leave();
          end(result);
        };
      const waiting: Waiting = { lead, until, resolve: ending(resolve), reject: ending(reject) };
      void left?.then(() => {
        waiting.isLeft = true;
      });
      this.waiting.push(waiting);
      this.writing ??= this.write();
    });
  }

  private async write(): Promise<void> {
    clearTimeout(this.resting);
    let away: unknown;
    while (this.waiting.length > 0) {
      // Requests that have arrived by now are read first and join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      // Before the next attempt, not after the last one: answering many takes a while, in which others may become late.
      if (away) for (const late of this.takeLate()) late.reject(away);
      const group = this.waiting.splice(0, groupIn(this.waiting));
      if (group.length === 0) break;
      const left = Math.min(...group.map(({ until }) => until)) - performance.now();
      try {
        await retry(() => this.attempt(group), left, this.ending.signal);
        this.trouble = undefined;
        away = undefined;
        for (const { lead, resolve } of group) resolve(lead.id);
        this.onStored();
      } catch (error) {
        away = error instanceof Unavailable ? error : undefined;
        this.failed(group, error);
      }
    }
    this.writing = undefined;
    this.restLater();
  }

  private async attempt(group: Waiting[]): Promise<void> {
    try {
      await this.database.write(this.statements(merged(group)));
    } catch (error) {
      this.failures += 1;
      throw error;
    }
  }

  /** Requeues the leads that may still be stored, and rejects the others. */
  private failed(group: Waiting[], error: unknown): void {
    const again = new Set(this.again(group, error));
    if (isDamaged(error)) this.trouble = { error, until: Number.POSITIVE_INFINITY };
    else if (isFull(error) && again.size === 0) {
      if (isServerFull(error)) this.trouble = { error, until: performance.now() + fullFor };
      // The larger ones of its group.
      group.push(...this.waiting.splice(0, this.waiting.findLastIndex(({ isAlone }) => isAlone) + 1));
    }
    for (const waiting of group) if (!again.has(waiting)) waiting.reject(error);
    this.waiting.unshift(...again);
  }

  /**
   * Removes the leads from the queue whose time is over, or all of them once the receiver is stopping: otherwise the last would
   * wait for the attempts of all others.
   */
  private takeLate(): Waiting[] {
    const now = performance.now();
    const isLate = ({ until }: Waiting) => this.isClosing || until <= now;
    const late = this.waiting.filter(isLate);
    this.waiting = this.waiting.filter((waiting) => !isLate(waiting));
    return late;
  }

  /** The leads of a failed group that are retried, either together or alone. */
  private again(group: Waiting[], error: unknown): Waiting[] {
    if (error instanceof Unavailable) {
      // Not one by one: the last would wait for the attempts of all others.
      for (const waiting of [...group, ...this.waiting]) waiting.isAlone = false;
      return group;
    }
    if (isFull(error) && group.length > 1) {
      // One by one, the smallest first: a single lead may find room where all together do not.
      for (const waiting of group) waiting.isAlone = true;
      return group.toSorted((a, b) => sizeOf(a.lead) - sizeOf(b.lead));
    }
    if (!lacksCharacter(error) || group.every(({ lead }) => isAscii(lead))) return [];
    for (const waiting of group) waiting.lead = leadInAscii(waiting.lead);
    return group;
  }

  private restLater(): void {
    clearTimeout(this.resting);
    if (!this.isClosing) this.resting = setTimeout(() => void this.rest(), idle).unref();
  }

  /** Housekeeping: a failed task is repeated the next time, one that a backup or the owner's list prevents once that is done. */
  private async rest(): Promise<void> {
    const deletion = deleteOldWindows(this.database.build, Date.now());
    const [windows = []] = await this.database.write([deletion]).catch(() => []);
    if (!(await this.database.rest()) || windows.length === windowsAtOnce) this.restLater();
  }

  /** Waits for pending writes. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.resting);
    const timer = setTimeout(() => this.ending.abort(), lastTimeout);
    await this.writing;
    clearTimeout(timer);
  }
}
