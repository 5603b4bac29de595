/** Ports for servers that have to be told theirs. */
import { createServer } from "node:net";

/**
 * A port that is currently unused. A system takes the ports of its own connections from 32768 up (Linux) or 49152 (others), so
 * none of them takes it before its server listens.
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().once("error", () => resolve(freePort()));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
