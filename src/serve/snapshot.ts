/** A built site, read into memory once: a rebuild does not affect visitors in the meantime. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { filesBelow } from "../below.ts";

/** The encodings of a file, as named in Accept-Encoding; smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;

/** One of them. */
export type Encoding = (typeof encodings)[number];

/** A file as it is sent. */
export interface SiteFile {
  type: string;
  bytes: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

/** A site: its documents by route, its other files by path, and the not-found page. */
interface Snapshot {
  documents: Map<string, SiteFile>;
  files: Map<string, SiteFile>;
  missing: SiteFile;
}

const endings: { [encoding in Encoding]: string } = { br: ".br", gzip: ".gz", identity: "" };

/** Files in `dist/` that are for hosts, not for visitors. */
const isPrivate = (file: string) => file === "_headers" || /(^|\/)\./.test(file);

/** The ETag of some bytes. */
export const tagOf = (bytes: Uint8Array | string): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;

/** Normalizes a path: no redundant slashes, no escaped letters, digits or `-._~`; `//services/dev%6Fps/` is `/services/devops`. */
export function canonicalPath(path: string): string {
  const plain = path.replace(/%[2-7][\da-f]/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
  return `/${plain.split("/").filter(Boolean).join("/")}`;
}

/**
 * Reads a built site.
 * @throws when it is not built
 */
export function snapshotOf(dist: string): Snapshot {
  const names = filesBelow(dist, ".", "").filter((file) => !isPrivate(file));
  const known = new Set(names);
  const isForm = (file: string) => known.has(file.replace(/\.(br|gz)$/, "")) && /\.(br|gz)$/.test(file);
  const documents = new Map<string, SiteFile>();
  const files = new Map<string, SiteFile>();
  for (const file of names.filter((name) => !isForm(name))) {
    const kept = encodings.filter((encoding) => known.has(file + endings[encoding]));
    const bytes = new Map(kept.map((encoding) => [encoding, readFileSync(join(dist, file + endings[encoding]))]));
    const entry = { type: getMimeType(file) ?? "application/octet-stream", bytes };
    if (/(^|\/)index\.html$/.test(file)) documents.set(canonicalPath(file.replace(/index\.html$/, "")), entry);
    else files.set(`/${file}`, entry);
  }
  const missing = files.get("/404.html");
  if (!missing) throw new Error(`${dist} holds no built site: there is no 404.html`);
  files.delete("/404.html");
  return { documents, files, missing };
}
