/**
 * Our registry has everything that react-jsonschema-form may look up: every name of its own registry that occurs in the
 * modules we use is in ours, too, or listed below with the reason why it is not needed.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { kindIn } from "../../src/engine/kinds/kind.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import getRegistry from "../../src/form/registry.ts";
import { richParts } from "../../src/form/rich/rich-parts.ts";
import { stock } from "./stock.tsx";

const root = join(import.meta.dirname, "../..");
const library = join(root, "node_modules/@rjsf/core/lib");

/** Names that occur in the modules but are not looked up, with the reason. */
const unasked: { [name: string]: string } = {
  ErrorListTemplate: "the host has a summary of its own: showErrorList is false",
  UnsupportedFieldTemplate: "a list whose entries nothing describes has texts: open-list.tsx",
  FallbackField: "a field without a type does not pass the documents' check",
  OptionalDataControlsField: "for enableOptionalDataFieldForType, which no document can say",
};

/** The library's modules that our source imports, with their imports. */
function modules(): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    // Our own registry replaces this one.
    if (found.has(file) || file.endsWith("getDefaultRegistry.js") || !existsSync(file)) return;
    found.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/from ["'](\.[^"']+)["']/g))
      visit(resolve(dirname(file), name));
  };
  for (const file of readdirSync(join(root, "src/form"), { recursive: true, encoding: "utf8" }))
    if (/\.tsx?$/.test(file))
      for (const [, name = ""] of readFileSync(join(root, "src/form", file), "utf8").matchAll(
        /"@rjsf\/core\/lib\/([^"]+)"/g,
      ))
        visit(join(library, name));
  return found;
}

/** The code of these modules, without comments and imports. */
const code = [...modules()]
  .map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^import.*$/gm, ""))
  .join("\n");

const spokenOf = (name: string) => new RegExp(`\\b${name}\\b`).test(code);

const theirs = stock.core.getDefaultRegistry();
const flat = getRegistry();

const parts: [string, object, object][] = [
  ["fields", theirs.fields, { ...flat.fields, ...richParts.fields }],
  ["templates", theirs.templates, { ...flat.templates, ...richParts.templates }],
  ["buttons", theirs.templates.ButtonTemplates, flat.templates.ButtonTemplates],
];

for (const [what, stocked, ours] of parts)
  test(`our registry has all ${what} that may be looked up`, () => {
    const asked = Object.keys(stocked).filter(spokenOf);
    expect(asked.filter((name) => !(name in ours) && !(name in unasked))).toEqual([]);
    for (const name of asked) if (name in ours) expect((ours as { [name: string]: unknown })[name], name).toBeDefined();
  });

test("each name that is not looked up still occurs in the library, and not in our registry", () => {
  expect(
    Object.keys(unasked).filter((name) => !spokenOf(name) || name in flat.fields || name in flat.templates),
  ).toEqual([]);
});

test("the reasons hold: the host hides the list of errors, and uses no fallback for unsupported types", () => {
  const host = readFileSync(join(root, "src/form/host.tsx"), "utf8");
  expect(host).toMatch(/showErrorList=\{false\}/);
  expect(host).not.toMatch(/useFallbackUiForUnsupportedType/);
});

test("the library looks widgets up only for lists that are one control, and our own code draws these", () => {
  const asking = [...modules()].filter((file) => /\bgetWidget\(/.test(readFileSync(file, "utf8")));
  expect(asking.map((file) => basename(file))).toEqual(["ArrayField.js"]);
  const lists: Schema[] = [
    { type: "array", uniqueItems: true, items: { type: "string", enum: ["a", "b"] } },
    { type: "array", items: { type: "string", format: "data-url" } },
  ];
  for (const list of lists) expect(kindIn(richParts.kinds, list)?.widgets.length).toBeGreaterThan(0);
});
