/** Which scripts bring a document's islands to life, and what each of them must be. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What Vite's manifest says of the browser's half, by source. */
export interface Manifest {
  [source: string]: { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };
}

/**
 * The address of a named entry.
 * @throws when the build made none
 */
export function assetOf(manifest: Manifest, name: string): string {
  const entry = Object.values(manifest).find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`The build made no "${name}"`);
  return `/${entry.file}`;
}

/** An entry after everything it imports; with `all`, after what it may ask for later too. */
function reachOf(manifest: Manifest, name: string, all = false): string[] {
  const found = new Set<string>();
  const visit = (source: string, from: string[] = []) => {
    const entry = manifest[source];
    if (!entry || from.includes(source)) return;
    for (const next of [...(entry.imports ?? []), ...((all && entry.dynamicImports) || [])])
      visit(next, [...from, source]);
    found.add(`/${entry.file}`);
  };
  visit(Object.keys(manifest).find((source) => manifest[source]?.name === name) ?? "");
  return [...found];
}

/** The entries of an island: a form has its document and rules besides. */
const entriesOf = (kind: string, name?: string) => [...(name ? [`form-${name}`] : []), `island-${kind}`];

const island = /data-island="(\w+)"(?: data-name="([^"]+)")?/g;

/**
 * Tells each island its scripts, so that the loader asks for all of them at once: what others import comes first, a
 * form's document last but one, the island itself last.
 */
export const withScripts = (body: string, manifest: Manifest): string =>
  body.replace(island, (_match, kind: string, name?: string) => {
    const entries = entriesOf(kind, name);
    const last = entries.map((entry) => assetOf(manifest, entry));
    const parts = entries.flatMap((entry) => reachOf(manifest, entry)).filter((file) => !last.includes(file));
    return `data-island="${kind}" data-scripts="${[...new Set([...parts, ...last])].join(" ")}"`;
  });

/** What a file's bytes must be, in the words of the `integrity` attribute. */
const integrityOf = (bytes: string | Uint8Array) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** The import map that lets a browser refuse a script that was changed on its way; nothing for a page without islands. */
export function importMapOf(body: string, manifest: Manifest, dist: string): object | undefined {
  const files = [...body.matchAll(island)].flatMap(([, kind = "", name]) =>
    entriesOf(kind, name).flatMap((entry) => reachOf(manifest, entry, true)),
  );
  const integrity = Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(dist, file)))]));
  return files.length > 0 ? { integrity } : undefined;
}

/** A script that a document names in a tag. */
export interface ScriptTag {
  src: string;
  integrity: string;
}

/** Writes a script among the assets, under a name that changes with it. */
export function writeScript(dist: string, name: string, code: string): ScriptTag {
  const src = `/assets/${name}-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
  writeFileSync(join(dist, src), code);
  return { src, integrity: integrityOf(code) };
}
