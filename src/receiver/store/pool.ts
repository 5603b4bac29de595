/**
 * Connections to a PostgreSQL server. One that is being made is not given up with the statement that waits for it: a hosted
 * database that sleeps while nobody asks takes ten seconds and more to wake, and would never be reached if each attempt began anew.
 */
import pg from "pg";

/** How long a host may take to be reached, in milliseconds: in the place of one that is gone, a name soon stands for another. */
const reaching = 5_000;

/** How long its server may then take to let somebody in, in milliseconds. */
const waking = 30_000;

/** A client that is not waiting long for a host. */
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
  /** Who waits for a connection, the first first: not in the library's own queue, where who has given up would have a turn, too. */
  private readonly waiting = new Set<Taker>();
  /** For how many of them the library has been asked for one; it is for whoever is first then. */
  private asked = 0;

  /**
   * @param config its settings
   * @param patience how long somebody waits for a connection at most, in milliseconds; it is then for whoever comes next
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
      // Not at once: a pool that is ending refuses at once, and the stack would grow with who waits.
      queueMicrotask(() => this.ask());
    };
    try {
      super.connect(give);
    } catch (error) {
      // No client can be made, as where a file that the URL names is missing: who only waited would be told nothing of it.
      give(error as Error, undefined, () => undefined);
    }
  }
}
