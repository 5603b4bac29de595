/** A network connection between a receiver and its database, which a test can interrupt. */
import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP proxy that can be interrupted. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private state: "whole" | "reset" | "refused" | "silent" = "whole";
  private wait = 0;
  private met: () => void = () => undefined;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async to(port: number): Promise<Line> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const line = new Line(server, typeof address === "object" && address ? address.port : 0);
    server.on("connection", (client) => line.take(client, connect(port, "127.0.0.1")));
    return line;
  }

  private take(client: Socket, upstream: Socket): void {
    this.sockets.add(client);
    client.on("error", () => upstream.destroy()).on("close", () => upstream.destroy());
    upstream.on("error", () => client.destroy()).on("close", () => client.destroy());
    if (this.state === "refused") client.resetAndDestroy();
    client.on("data", (data) => {
      if (this.state === "whole") upstream.write(data);
      // The connection was fine until the first query.
      if (this.state !== "reset") return;
      client.resetAndDestroy();
      this.met();
    });
    upstream.on("data", (data) => this.state !== "silent" && client.write(data));
    if (this.wait === 0) return;
    client.pause();
    setTimeout(() => client.resume(), this.wait);
  }

  /** Delays each connection, in milliseconds. */
  delay(wait: number): void {
    this.wait = wait;
  }

  /** @param met called for each query whose connection was reset */
  reset(met = this.met): void {
    this.state = "reset";
    this.met = met;
  }

  silence(): void {
    this.state = "silent";
  }

  refuse(): void {
    this.state = "refused";
    this.end();
  }

  fix(): void {
    this.state = "whole";
    this.end();
  }

  private end(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  close(): void {
    this.end();
    this.server.close();
  }
}
