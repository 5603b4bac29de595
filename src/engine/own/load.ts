/** Loads what is a form's own from disk (Node only): for the build, the commands and the tests, which ask what it exports. */
import { join } from "node:path";
import { createJiti } from "jiti";
import { rulesFile } from "../documents.ts";
import { isObject } from "../schema.ts";
import type { Own } from "./rules.ts";

/** What a module exports, by name. */
export type Exports = { [name: string]: unknown };

/** Modules are read anew each time; in a widget stands what React's own compiler reads. */
const options = { moduleCache: false, fsCache: false, interopDefault: false, jsx: { runtime: "automatic" } } as const;

/**
 * Loads a module anew.
 * @param file from the root
 * @throws whatever the module throws
 */
export const exportsOf = (root: string, file: string): Exports => ({
  ...(createJiti(join(root, file), options)(join(root, file)) as Exports),
});

/** What kind of function something is: `Function`, `AsyncFunction` and others; nothing where it is none. */
export function functionKind(value: unknown): string | undefined {
  if (typeof value !== "function") return undefined;
  return /^class\b/.test(String(value)) ? "class" : value.constructor.name;
}

const kinds: { [kind: string]: "rules" | "later" } = { Function: "rules", AsyncFunction: "later" };

/** What an export is: a function is a rule, an asynchronous one is asked later; nothing where it is none of them. */
export function kindOfExport(name: string, value: unknown): keyof Own | undefined {
  if (name === "computed" && isObject(value)) return "computed";
  return name === "default" ? undefined : kinds[functionKind(value) ?? ""];
}

/** What a module exports: rules, and computed fields. */
export function ownIn(exported: Exports): Own {
  const own: Own = { rules: {}, later: {}, computed: {} };
  for (const [name, value] of Object.entries(exported)) {
    const kind = kindOfExport(name, value);
    if (kind) Object.assign(own[kind], kind === "computed" ? value : { [name]: value });
  }
  return own;
}

/** The rules of a form; nothing where it has no module. */
export const ownOf = (root: string, { name, rules }: { name: string; rules?: string }): Own | undefined =>
  rules === undefined ? undefined : ownIn(exportsOf(root, rulesFile(name)));
