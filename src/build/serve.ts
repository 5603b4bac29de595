/** Serves `dist/` as a static host would: brotli and gzip, assets for ever, documents revalidated, 404.html for the rest. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";

/** How the site is served. */
export interface SiteOptions {
  dist: string;
  /** The endpoint that the build wrote into the documents. */
  builtEndpoint: string;
  /** The receiver's port on this machine, when documents are to point at it. */
  leadsPort?: number;
}

const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** The better of the two encodings that a client takes. */
function encodingFor(accepted: string): keyof typeof encoders | undefined {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

/** A document's file for a path, or nothing. */
function documentFor(dist: string, path: string): string | undefined {
  const file = join(dist, path, "index.html");
  return file.startsWith(dist) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Builds the site's server. */
export function createSite({ dist, builtEndpoint, leadsPort }: SiteOptions): Server {
  const app = new Hono();
  const ready = new Map<string, Promise<Buffer>>();

  /** A document pointed at the receiver on the host it was asked for at, compressed; kept, since few hosts ask. */
  function documentOf(file: string, host: string, encoding: keyof typeof encoders | undefined): Promise<Buffer> {
    const key = `${file} ${host} ${encoding}`;
    const kept = ready.get(key);
    if (kept) return kept;
    const text = readFileSync(file, "utf8");
    const endpoint = leadsPort ? `http://${host}:${leadsPort}/` : builtEndpoint;
    const bytes = Buffer.from(text.replace(`content="${builtEndpoint}"`, `content="${endpoint}"`));
    const made = encoding ? encoders[encoding](bytes) : Promise.resolve(bytes);
    if (ready.size < 1000) ready.set(key, made);
    return made;
  }

  async function send(c: Context, file: string, status: 200 | 404) {
    const encoding = encodingFor(c.req.header("accept-encoding") ?? "");
    const { hostname } = new URL(c.req.url);
    const bytes = await documentOf(file, hostname, encoding);
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
    c.header("Cache-Control", "no-cache");
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", etag);
    if (status === 200 && c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("Content-Type", "text/html; charset=utf-8");
    if (encoding) c.header("Content-Encoding", encoding);
    return c.body(new Uint8Array(bytes), status);
  }

  app.use(
    "/assets/*",
    serveStatic({
      root: dist,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  app.get("*", async (c, next) => {
    const file = documentFor(dist, c.req.path);
    if (!file) return next();
    if (c.req.path.length > 1 && c.req.path.endsWith("/")) return c.redirect(c.req.path.replace(/\/+$/, ""), 301);
    return send(c, file, 200);
  });
  app.use(
    "*",
    serveStatic({ root: dist, precompressed: true, onFound: (_path, c) => c.header("Cache-Control", "no-cache") }),
  );
  app.notFound((c) => send(c, join(dist, "404.html"), 404));
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}
