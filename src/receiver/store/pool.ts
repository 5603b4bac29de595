/**
 * Connections to a PostgreSQL server. A connection attempt outlives the statement that waits for it: a hosted database that sleeps
 * while idle takes ten seconds and more to wake, and would never be reached if each statement started a new attempt.
 */
import pg from "pg";

/** How long a host may take to be reached, in milliseconds: the name of one that failed soon leads to its replacement. */
const reaching = 5_000;

/** How long its server may then take to accept a session, in milliseconds. */
const waking = 30_000;

/** A client with a short timeout for reaching the host. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { stream } = this.connection;
    const timer = setTimeout(() => stream.destroy(new Error("The host was not reached")), reaching).unref();
    for (const event of ["connect", "close"]) stream.once(event, () => clearTimeout(timer));
  }
}

/** Takes a connection, or the reason why there is none. */
type Taker = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** A pool of connections. */
export class Pool extends pg.Pool {
  /** Callers waiting for a connection, in order; the library's own queue would serve those that have given up, too. */
  private readonly waiting = new Set<Taker>();
  /** How many connections the library has been asked for; each goes to whoever is first by then. */
  private asked = 0;

  /**
   * @param config its settings
   * @param patience how long a caller waits for a connection at most, in milliseconds; the connection then goes to the next one
   */
  constructor(
    private readonly config: pg.PoolConfig & { max: number },
    private readonly patience: number,
  ) {
    super({ ...config, Client, connectionTimeoutMillis: waking, keepAlive: true });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taker: Taker): void;
  override connect(taker?: Taker): Promise<pg.PoolClient> | undefined {
    if (!taker)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error))),
      );
    const first: Taker = (...taken) => {
      clearTimeout(timer);
      this.waiting.delete(first);
      taker(...taken);
    };
    const giveUp = () => first(new Error("The server has let nobody in yet"), undefined, () => undefined);
    const timer = setTimeout(giveUp, this.patience);
    this.waiting.add(first);
    this.ask();
    return undefined;
  }

  private ask(): void {
    if (this.asked >= Math.min(this.config.max, this.waiting.size)) return;
    this.asked += 1;
    const give: Taker = (error, client, done) => {
      this.asked -= 1;
      const [first] = this.waiting;
      if (first) first(error, client, done);
      else if (client) done();
      // Deferred: a pool that is ending refuses synchronously, and the stack would grow with the queue.
      queueMicrotask(() => this.ask());
    };
    try {
      super.connect(give);
    } catch (error) {
      // No client can be created, for example because a file in the URL is missing: otherwise the caller would wait in vain.
      give(error as Error, undefined, () => undefined);
    }
  }
}
