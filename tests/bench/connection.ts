/**
 * A connection that posts one lead after another, with less overhead than a browser, so that only the receiver is measured.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A lead as it goes over the wire. */
export const requestOf = (body: string): Buffer =>
  Buffer.from(
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain;charset=UTF-8\r\n" +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

/** A keep-alive connection. */
export class Connection {
  private answer = "";
  private hear: (answer: string) => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    socket.on("data", (chunk) => {
      this.answer += chunk;
      if (!isWhole(this.answer)) return;
      this.hear(this.answer);
      this.answer = "";
    });
    socket.on("close", () => this.hear(this.answer));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, "127.0.0.1").setNoDelay(true).setEncoding("latin1");
    await once(socket, "connect");
    return new Connection(socket);
  }

  /**
   * Posts a lead and waits for its acknowledgement; returns the time in milliseconds.
   * @throws when it is not acknowledged
   */
  async post(request: Buffer): Promise<number> {
    const before = performance.now();
    const answer = await new Promise<string>((resolve) => {
      this.hear = resolve;
      this.socket.write(request);
    });
    if (!answer.startsWith("HTTP/1.1 201")) throw new Error(`A lead was not acknowledged: ${answer.slice(0, 500)}`);
    return performance.now() - before;
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Whether a response is complete, by its Content-Length or last chunk. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, end))?.[1];
  return length ? answer.length >= end + 4 + Number(length) : answer.endsWith("0\r\n\r\n");
}
