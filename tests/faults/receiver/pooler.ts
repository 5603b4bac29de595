/** PgBouncer in front of a PostgreSQL server, as with most hosted ones, in transaction mode: transactions share sessions. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { obtain } from "../../debian.ts";
import { freePort } from "../../free-port.ts";

/** The pooler's program, or the reason why there is none. */
export const program = obtain("pgbouncer", ["pgbouncer"]);

/** The user to run it as, since it does not run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Whether somebody listens on a port. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/** A pooler that lends sessions of a server for one transaction at a time. */
export class Pooler {
  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /**
   * @param server the port of the server
   * @param settings further settings, as `name = value`
   */
  static async start(server: number, ...settings: string[]): Promise<Pooler> {
    const [folder, port] = [mkdtempSync(join(tmpdir(), "pooler-")), await freePort()];
    chmodSync(folder, 0o755);
    const file = join(folder, "pgbouncer.ini");
    const lines = [
      ...["[databases]", `* = host=127.0.0.1 port=${server}`, "[pgbouncer]", "listen_addr = 127.0.0.1"],
      ...[`listen_port = ${port}`, "unix_socket_dir =", "auth_type = trust", `auth_file = ${folder}/users`],
      ...["pool_mode = transaction", ...settings, ""],
    ];
    writeFileSync(file, lines.join("\n"));
    writeFileSync(join(folder, "users"), '"postgres" ""\n');
    const child = spawn(program.path, ["-q", file], { ...nobody, stdio: "ignore", cwd: folder });
    while (!(await listens(port))) {
      if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}; its settings: ${file}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return new Pooler(folder, child, port);
  }

  /** The URL of a database of the server, through the pooler. */
  before(url: string): string {
    return url.replace(/:\d+\//, `:${this.port}/`);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
