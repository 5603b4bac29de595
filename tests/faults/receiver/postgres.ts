/** A real PostgreSQL server for a test. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { obtain } from "../../debian.ts";
import { freePort } from "../../free-port.ts";

const versions = "/usr/lib/postgresql";

const newest = (): string | undefined => {
  const found = existsSync(versions) ? readdirSync(versions) : [];
  const [version] = found.sort((a, b) => Number(b) - Number(a));
  return version && `${versions}/${version}/bin/postgres`;
};

/** The server's program, or the reason why there is none. */
export const program = obtain("postgres", ["postgresql"], newest);

/** The user to run it as, since PostgreSQL does not run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Copies a folder with its owners, unless the copy exists. */
function copy(from: string, to: string): void {
  const own = `${to}.${process.pid}`;
  execFileSync("cp", ["-a", from, own]);
  try {
    renameSync(own, to);
  } catch (error) {
    // Another process has just made the copy.
    if (!existsSync(to)) throw error;
    rmSync(own, { recursive: true, force: true });
  }
}

/**
 * Makes a cluster in `data` of a folder by copying an empty one, which takes a tenth of the time of `initdb`. There is one empty
 * cluster for each version and user.
 */
function initialize(folder: string): void {
  const version = execFileSync(program.path, ["--version"], { ...nobody, encoding: "utf8" }).replace(/[^\w.]+/g, "-");
  const clusters = resolve("node_modules/.cache/keelwork-postgres");
  const empty = join(clusters, `${version}${nobody.uid ?? process.getuid?.()}`);
  if (!existsSync(empty)) {
    const data = ["-D", join(folder, "made"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"];
    execFileSync(join(program.path, "../initdb"), data, { ...nobody, stdio: "ignore", cwd: folder });
    mkdirSync(clusters, { recursive: true });
    copy(join(folder, "made"), empty);
  }
  copy(empty, join(folder, "data"));
  // In a copied checkout, the empty cluster may belong to another user.
  if (nobody.uid) execFileSync("chown", ["-R", `${nobody.uid}:${nobody.gid}`, join(folder, "data")]);
}

/** A cluster in a temporary folder, with PostgreSQL's default durability. */
export class Postgres {
  private server: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), "postgres-"));
    chmodSync(folder, 0o755);
    if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
    initialize(folder);
    const cluster = new Postgres(folder, await freePort());
    await cluster.run();
    return cluster;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts the server, and waits until it responds. */
  async run(): Promise<void> {
    const args = ["-D", join(this.folder, "data"), "-p", String(this.port), "-h", "127.0.0.1", "-k", this.folder];
    this.server = spawn(program.path, args, { ...nobody, stdio: "ignore", cwd: this.folder });
    for (;;) {
      const { exitCode } = this.server;
      if (exitCode !== null) throw new Error(`postgres ended with ${exitCode}; its data: ${this.folder}`);
      const client = new pg.Client({ connectionString: this.url });
      client.on("error", () => undefined);
      const isThere = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (isThere) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Stops it: cleanly, or as in a power failure. */
  async stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  /** A new database in the cluster. */
  async database(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.url.replace(/\/postgres$/, `/${name}`);
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
