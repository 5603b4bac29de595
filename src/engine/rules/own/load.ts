/** Loads a form's own modules from disk (Node only), for the build, commands and tests. */
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import type { TransformOptions } from "jiti";
import { rulesFile } from "../../define/documents.ts";
import type { Own } from "../../own/rules.ts";
import { isObject } from "../../schema/schema.ts";

/** Required, not imported: jiti, which runs our commands, cannot import itself from a folder whose path has a `#`. */
export const { createJiti }: typeof import("jiti") = createRequire(import.meta.url)("jiti");

/** What a module exports, by name. */
export type Exports = { [name: string]: unknown };

/**
 * Caches transpiled modules, each keyed by everything it is made from, as JSON. Transpiling a widget with its imports takes half a
 * second.
 */
export type Keep = (from: object, make: () => string) => string;

/** In this process alone. */
const keepNone: Keep = (_from, make) => make();

/** Modules are reloaded each time; widgets contain JSX, which is compiled for React's automatic runtime. */
const options = { moduleCache: false, fsCache: false, interopDefault: false, jsx: { runtime: "automatic" } } as const;

const translator = createJiti(import.meta.url, options);

/** Files as they were last transpiled: many modules import the same ones, and transpiling takes most of the time. */
const translated = new Map<string, { source: string; code: string }>();

/** Transpiles modules for jiti. */
const translate =
  (root: string, keep: Keep) =>
  (asked: TransformOptions): { code: string } => {
    const { source, filename = "", async = false } = asked;
    const known = translated.get(`${filename} ${async}`);
    if (known?.source === source) return known;
    // The result does not depend on the project's folder, unless the module uses `import.meta`.
    const from = /\bimport\.meta\b(?!\.env\b)/.test(source) ? asked : { ...asked, filename: relative(root, filename) };
    const made = { source, code: keep(from, () => translator.transform(from)) };
    translated.set(`${filename} ${async}`, made);
    return made;
  };

/**
 * Loads the current version of a module.
 * @param file relative to the root
 * @throws whatever the module throws
 */
export function exportsOf(root: string, file: string, keep = keepNone): Exports {
  const load = createJiti(join(root, file), { ...options, transform: translate(root, keep) });
  return { ...(load(join(root, file)) as Exports) };
}

/** The name of a function's constructor: `Function`, `AsyncFunction` and others; undefined for other values. */
export function functionKind(value: unknown): string | undefined {
  if (typeof value !== "function") return undefined;
  return /^class\b/.test(String(value)) ? "class" : value.constructor.name;
}

const kinds: { [kind: string]: "rules" | "later" } = { Function: "rules", AsyncFunction: "later" };

/**
 * The kind of an export: a function is a rule, an async function a rule for the receiver; undefined for anything else.
 */
export function kindOfExport(name: string, value: unknown): keyof Own | undefined {
  if (name === "computed" && isObject(value)) return "computed";
  return name === "default" ? undefined : kinds[functionKind(value) ?? ""];
}

/** The rules and computed fields that a module exports. */
function ownIn(exported: Exports): Own {
  const own: Own = { rules: {}, later: {}, computed: {} };
  for (const [name, value] of Object.entries(exported)) {
    const kind = kindOfExport(name, value);
    if (kind) Object.assign(own[kind], kind === "computed" ? value : { [name]: value });
  }
  return own;
}

/** The own rules of a form; undefined if it has no such module. */
export const ownRulesOf = (
  root: string,
  { name, rules }: { name: string; rules?: string },
  keep?: Keep,
): Own | undefined => (rules === undefined ? undefined : ownIn(exportsOf(root, rulesFile(name), keep)));
