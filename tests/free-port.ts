/** Ports for servers that cannot pick one themselves. */
import { createServer } from "node:net";

/**
 * A port that is currently unused. It is below the range from which systems take ports for outgoing connections (from 32768 on
 * Linux, from 49152 elsewhere), so that none of these takes it before the server listens.
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().once("error", () => resolve(freePort()));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
