/**
 * Vite plugin: inlines the words of one language where they are used, so that browsers get no lookup table:
 * `spoken.form.add(label)` becomes `Add ${label}`. src/engine/words/spoken.ts is empty after that, and a remaining use of it fails
 * the build.
 */
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Plugin } from "vite";
import { languageFile } from "../../content/forms/languages.ts";
import { onceNow } from "../../content/once/once.ts";
import { quote } from "../../engine/check/problem.ts";
import { languageOf } from "./languages.ts";
import { type Node, parsed, rootName, walked } from "./syntax.ts";

/** The source expression of each word of a language, by its dotted path. */
type Written = Map<string, { node: Node; source: string }>;

const written = new Map<string, Written>();

/**
 * The words in a language's file, by dotted path: `form.add`.
 * @throws if a word of a form depends on anything else in its file, which browsers do not get
 */
function writtenIn(file: string): Written {
  const source = readFileSync(file, "utf8");
  const found: Written = new Map();
  const places = walked(parsed(file, source));
  const others = places.flatMap(({ node }) =>
    /^(VariableDeclarator|ImportSpecifier)$/.test(node.type) ? (node.id?.name ?? node.local?.name ?? []) : [],
  );
  const visit = (node: Node, path: string) => {
    found.set(path, { node, source });
    for (const property of node.type === "ObjectExpression" ? (node.properties ?? []) : [])
      if (property.type === "Property" && property.key?.name)
        visit(property.value as Node, path ? `${path}.${property.key.name}` : property.key.name);
  };
  for (const { node } of places)
    if (node.type === "VariableDeclarator" && node.init?.type === "ObjectExpression") visit(node.init, "");
  for (const [path, { node }] of found)
    for (const { node: one } of path.startsWith("form.") ? walked(node) : [])
      if (one.type === "Identifier" && others.includes(one.name ?? ""))
        throw new Error(
          `${file} at ${path}: expected a self-contained text, since it is inlined into scripts; found ${quote(one.name)} of ` +
            "the same file; fix: write its value",
        );
  return found;
}

const textOf = ({ node, source }: { node: Node; source: string }) => source.slice(node.start, node.end);

/**
 * Inlines a call: the function's body with arguments in place of parameters; the call unchanged where that is not
 * possible.
 */
function applied({ node, source }: { node: Node; source: string }, given: string[]): string {
  const names = (node.params ?? []).map(({ name }) => name ?? "");
  const body = node.body as Node;
  const uses = walked(body).filter(({ node: one }) => one.type === "Identifier" && names.includes(one.name ?? ""));
  const isOnce = names.every((name) => uses.filter(({ node: one }) => one.name === name).length <= 1);
  if (body.type === "BlockStatement" || (!isOnce && given.some((text) => !/^[\w.]+$/.test(text))))
    return `(${source.slice(node.start, node.end)})(${given.join(", ")})`;
  const changes = uses.map(({ node: one }) => ({
    ...one,
    text: `(${given[names.indexOf(one.name ?? "")] ?? "undefined"})`,
  }));
  return replaced(source, body, changes);
}

interface Change {
  start: number;
  end: number;
  text: string;
}

/** A part of a source with changes applied. */
function replaced(source: string, { start, end }: Pick<Node, "start" | "end">, changes: Change[]): string {
  let [text, at] = ["", start];
  for (const change of changes
    .filter((one) => one.start >= start && one.end <= end)
    .sort((a, b) => a.start - b.start)) {
    text += source.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + source.slice(at, end);
}

const isWords = (imported: unknown) => typeof imported === "string" && imported.endsWith("/spoken.ts");

/** Whether the path continues: `spoken.form` in `spoken.form.add`. */
const isPartOfPath = (around?: Node) => around !== undefined && rootName(around, "spoken") !== undefined;

/**
 * A source with the words of a language inlined.
 * @throws when it uses a word that is not self-contained
 */
export function withWords(file: string, source: string, language: string): string {
  const known = written.get(language) ?? writtenIn(language);
  written.set(language, known);
  const program = parsed(file, source);
  const changes: Change[] = [];
  // Inner nodes first: a word may be an argument of another.
  for (const { node, around } of walked(program).toReversed()) {
    const inside = (one: Node) => replaced(source, one, changes);
    if (node.type === "ImportDeclaration" && isWords(node.source?.value)) {
      put(changes, node, "");
      continue;
    }
    if (node.type === "CallExpression" && node.callee?.name === "inLanguage") {
      const body = node.arguments?.[1]?.body as Node;
      put(changes, node, `(${inside(body)})`);
      continue;
    }
    const path = rootName(node, "spoken");
    const word = path === undefined ? undefined : known.get(path);
    if (!word || isPartOfPath(around)) continue;
    const call = around?.type === "CallExpression" && around.callee === node ? around : undefined;
    const isSaid = call && word.node.type === "ArrowFunctionExpression";
    put(
      changes,
      isSaid ? call : node,
      `(${isSaid ? applied(word, (call.arguments ?? []).map(inside)) : textOf(word)})`,
    );
  }
  return replaced(source, { start: 0, end: source.length }, changes);
}

/** Adds a change, replacing those inside its range. */
function put(changes: Change[], { start, end }: Node, text: string): void {
  const outside = changes.filter((one) => one.start < start || one.end > end);
  changes.splice(0, changes.length, ...outside, { start, end, text });
}

/**
 * The plugin.
 * @param root the project's folder
 * @param language the language; that of the environment, when left out
 */
export function spokenWords(root: string, language?: string): Plugin {
  return {
    name: "keelwork:spoken",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    enforce: "pre",
    load: { filter: { id: /\/src\/engine\/words\/spoken\.ts$/ }, handler: () => "export {};" },
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: 'spoken.ts"' },
      handler(code, id) {
        const lang = language ?? languageOf(this.environment.name);
        const file = languageFile(root, lang);
        this.addWatchFile(file);
        const source = id.replace(/\?.*/, "");
        const from = { ending: extname(source), code, words: readFileSync(file, "utf8") };
        return onceNow({ kind: "inlined words", by: "src/build/scripts/spoken.ts", from }, () =>
          withWords(source, code, file),
        );
      },
    },
  };
}
