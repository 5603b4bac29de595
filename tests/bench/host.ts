/** Serves one arm of a comparison from memory like src/serve/static-host.ts: the same compression, the same headers. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesBelow } from "../../src/below.ts";
import { cacheOf, everywhere, inertPolicy, policyOf } from "../../src/serve/headers.ts";

const types: { [ending: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

const compressed = new Set([".html", ".js", ".css", ".svg", ".webmanifest"]);

/** A built site as it was when the bench began: builds that run meanwhile change nothing. */
export type Files = Map<string, Buffer>;

/** Reads a built site; compressed copies are created here, so that all arms have the same compression. */
export const readSite = (dist: string): Files =>
  new Map(
    filesBelow(dist, ".", "")
      .filter((file) => types[extname(file)] && !file.startsWith(".") && !file.startsWith("cards/"))
      .map((file) => [`/${file}`, readFileSync(join(dist, file))]),
  );

/** Changes every document of a site. */
export const mapDocuments = (files: Files, change: (html: string) => string): Files =>
  new Map(
    [...files].map(([path, bytes]) => [
      path,
      path.endsWith(".html") ? Buffer.from(change(bytes.toString("utf8"))) : bytes,
    ]),
  );

/** The endpoint that a document posts to. */
const endpointOf = (html: string) => /name="leads-endpoint" content="([^"]+)"/.exec(html)?.[1] ?? "http://localhost/";

/** The response for a file; created once, so that no visit waits for the compression. */
function answerOf(path: string, bytes: Buffer) {
  const ending = extname(path);
  const isDocument = ending === ".html";
  const html = isDocument ? bytes.toString("utf8") : "";
  const isCompressed = compressed.has(ending);
  const body = isCompressed ? brotliCompressSync(bytes) : bytes;
  const headers = {
    ...everywhere,
    "Content-Type": types[ending] ?? "application/octet-stream",
    "Content-Length": body.length,
    "Content-Security-Policy": isDocument ? policyOf(html, endpointOf(html)) : inertPolicy,
    "Cache-Control": cacheOf(path),
    Vary: "Accept-Encoding",
    ...(isCompressed ? { "Content-Encoding": "br" } : {}),
  };
  return { body, headers };
}

/** The path of an empty page on every arm. */
export const blank = "/blank";

/** Otherwise the browser requests an icon while the visit begins. */
const noIcon = '<link rel="icon" href="data:,">';

/** A site being served. */
export interface Host {
  url: string;
  close: () => Promise<void>;
}

/** Serves a site on a port. */
export async function serve(files: Files, port: number): Promise<Host> {
  const answers = new Map([...files].map(([path, bytes]) => [path, answerOf(path, bytes)]));
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const answer = answers.get(path) ?? answers.get(join(path, "index.html"));
    if (path === blank) return response.writeHead(200, { ...everywhere, "Content-Type": "text/html" }).end(noIcon);
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, listening));
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
