/** The scripts of a document's islands, with their integrity. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, ScriptTag } from "../../render/document.tsx";

/** Vite's manifest of the browser half, by source. */
export interface Manifest {
  [source: string]: { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] };
}

/** The sources of each manifest by the names of their entries; cached, since every page looks some up among those of all forms. */
const named = new WeakMap<Manifest, Map<string | undefined, string>>();

/**
 * The source of a named entry; of several with one name, the first.
 * @throws when the build has no such entry
 */
function sourceOf(manifest: Manifest, name: string): string {
  const sources =
    named.get(manifest) ??
    new Map(
      Object.entries(manifest)
        .reverse()
        .map(([source, entry]) => [entry.name, source]),
    );
  named.set(manifest, sources);
  const source = sources.get(name);
  if (source === undefined) throw new Error(`The build made no "${name}"`);
  return source;
}

/**
 * The URL of a named entry.
 * @throws when the build has no such entry
 */
export const assetOf = (manifest: Manifest, name: string): string => `/${manifest[sourceOf(manifest, name)]?.file}`;

/**
 * The URL of the font that the styles refer to.
 * @throws when there is none
 */
export function fontOf(manifest: Manifest): string {
  const fonts = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const font = fonts.find((file) => file.endsWith(".woff2"));
  if (!font) throw new Error("The build made no font");
  return `/${font}`;
}

/** An entry after its imports; with `all`, also after its dynamic imports. */
function reachOf(manifest: Manifest, name: string, all = false): string[] {
  const found = new Set<string>();
  const visit = (source: string, from: string[] = []) => {
    const entry = manifest[source];
    if (!entry || from.includes(source)) return;
    for (const next of [...(entry.imports ?? []), ...((all && entry.dynamicImports) || [])])
      visit(next, [...from, source]);
    found.add(`/${entry.file}`);
  };
  visit(sourceOf(manifest, name));
  return [...found];
}

/** The value of the `integrity` attribute for a file. */
const integrityOf = (bytes: string | Uint8Array) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** Finds the scripts of islands, so that a page can request all of them at once: imports come first. */
export function islandScripts(dist: string, manifestIn: (lang?: string) => Manifest): Browser["scriptsOf"] {
  const kept = new Map<string, ScriptTag>();
  const tagOf = (src: string): ScriptTag => {
    const tag = kept.get(src) ?? { src, integrity: integrityOf(readFileSync(join(dist, src))) };
    kept.set(src, tag);
    return tag;
  };
  const manifests = new Map<string | undefined, Manifest>();
  return ({ kind, name, lang }) => {
    const manifest = manifests.get(lang) ?? manifestIn(lang);
    manifests.set(lang, manifest);
    const entries = [...(name ? [`form-${name}`] : []), `island-${kind}`];
    const last = entries.map((entry) => assetOf(manifest, entry));
    const parts = entries.flatMap((entry) => reachOf(manifest, entry)).filter((file) => !last.includes(file));
    // The entries come last, since the loader uses the exports of the last modules.
    const first = [...new Set([...parts, ...last])];
    const later = entries.flatMap((entry) => reachOf(manifest, entry, true)).filter((file) => !first.includes(file));
    return { first: first.map(tagOf), later: [...new Set(later)].map(tagOf) };
  };
}

/** Writes a script to the assets, with a hash of its content in the name. */
export function writeScript(dist: string, name: string, code: string): ScriptTag {
  const src = `/assets/${name}-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
  writeFileSync(join(dist, src), code);
  return { src, integrity: integrityOf(code) };
}
