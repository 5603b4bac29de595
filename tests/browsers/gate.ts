/** Stands before a site, and holds back its scripts, as a slow network does: no driver can do that by itself. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A gate. */
export interface Gate {
  /** The origin on which the site's pages are found behind it. */
  url: string;
  /** Whether its documents have no loader, as before it has run. */
  withoutLoader: boolean;
  /** Holds back what a page loads as scripts; the returned function lets it through. */
  holdScripts: () => () => void;
  close: () => void;
}

/** Opens a gate before a site. */
export async function gateTo(site: string): Promise<Gate> {
  let held: Promise<void> | undefined;
  const server = createServer(async (request, answer) => {
    const { url = "", method, headers } = request;
    if (/^\/assets\/.*\.js$/.test(url)) await held;
    const got = await fetch(site + url, {
      method,
      headers: { Accept: headers.accept ?? "*/*", "Content-Type": headers["content-type"] ?? "text/plain" },
      ...(method === "POST" && { body: new Uint8Array(await buffer(request)) }),
    });
    const type = got.headers.get("content-type") ?? "";
    answer.writeHead(got.status, { "Content-Type": type, "Cache-Control": "no-store" });
    if (!type.startsWith("text/html") || !gate.withoutLoader) return answer.end(Buffer.from(await got.arrayBuffer()));
    answer.end((await got.text()).replaceAll(/<script type="module">.*?<\/script>/gs, ""));
  }).listen(0, "localhost");
  await once(server, "listening");
  const gate: Gate = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    withoutLoader: false,
    holdScripts() {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => letGo();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return gate;
}
