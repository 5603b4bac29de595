/** Requests to a real web server that runs with a configuration of ours. */
import { readdirSync } from "node:fs";
import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { request as securely } from "node:https";

/** A response with its body as received. */
export interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Requests something from a server on this machine, over a connection of its own.
 * @param posted sent as JSON, if given
 */
export function askServer(options: RequestOptions, isSecure: boolean, posted?: object): Promise<Page> {
  return new Promise((resolve, reject) => {
    const all = { host: "127.0.0.1", agent: false, method: posted ? "POST" : "GET", ...options } as const;
    const ask = isSecure ? securely : request;
    const sent = ask({ ...all, ...(isSecure && { rejectUnauthorized: false }) }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.once("error", reject);
    sent.end(posted && JSON.stringify(posted));
  });
}

/** The routes of the built documents. */
export const builtRoutes: string[] = readdirSync("dist", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

/** The Cache-Control of files with a hash in their names. */
export const immutable = "public, max-age=31536000, immutable";

/** Files, and which origins may embed them. */
export const embedded: [path: string, policy: "cross-origin" | "same-origin"][] = [
  ["/favicon.svg", "cross-origin"],
  ["/apple-touch-icon.png", "cross-origin"],
  ["/cards/index.png", "cross-origin"],
  ["/", "same-origin"],
  ["/site.webmanifest", "same-origin"],
];
