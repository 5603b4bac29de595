/**
 * `npm run references`: generates the tables in the folders' manuals from the code: meta-schemas, types of pages,
 * commands. A test fails when a manual is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import schemaMeta from "../../engine/meta/schema.json" with { type: "json" };
import uiMeta from "../../engine/meta/ui.json" with { type: "json" };
import { definitionOf } from "../../engine/schema/in-place.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import fixtureMeta from "../fixtures/meta.json" with { type: "json" };
import { called } from "./commands.ts";
import examples from "./examples.json" with { type: "json" };

/** The manuals, each next to what it describes. */
export const manuals = [
  ...["schemas/README.md", "forms/README.md", "pages/README.md", "tests/fixtures/README.md"],
  "src/serve/README.md",
];

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const code = (text: string) => (text ? `\`${cell(text)}\`` : "");
const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;

const table = (head: string[], rows: string[][]): string =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n");

/** The type of a value, in a few words. */
function kindOfValue(part: unknown, meta: Schema): string {
  if (!isObject(part)) return "any value";
  const { $ref, enum: values, type, anyOf, items } = part as Schema;
  if ($ref === "#") return "a schema";
  if ($ref !== undefined) {
    const name = definitionOf($ref);
    return (
      { schema: "a schema", schemas: "schemas", named: "schemas by name", names: "names" }[name] ??
      kindOfValue(meta.definitions?.[name], meta)
    );
  }
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (anyOf) return [...new Set(anyOf.map((alternative) => kindOfValue(alternative, meta)))].join(" or ");
  if (type === "array") return isObject(items) ? `list of ${kindOfValue(items, meta)}` : "list";
  return type === undefined ? "any value" : type === "object" ? "object" : String(type);
}

/** Every key below a part of a meta-schema, with its path. */
function keysOf(part: Schema, meta: Schema, at = ""): [path: string, part: Schema][] {
  const { properties = {}, additionalProperties, items } = meta.definitions?.[definitionOf(part.$ref ?? "")] ?? part;
  const own = Object.entries(properties).flatMap(([name, inner]): [string, Schema][] => [
    [at + name, inner],
    ...keysOf(inner, meta, `${at}${name}.`),
  ]);
  const named = isObject(additionalProperties) ? keysOf(additionalProperties, meta, `${at}*.`) : [];
  return [...own, ...named, ...(isObject(items) ? keysOf(items, meta, `${at}0.`) : [])];
}

function keys(meta: Schema, shown: { [key: string]: unknown }, isDeep: boolean): string {
  const found = isDeep ? keysOf(meta, meta) : Object.entries(meta.properties ?? {});
  const rows = found.map(([path, part]) => {
    const example = shown[path];
    const words = isObject(part) ? (part.description ?? "") : "";
    return [
      code(path),
      kindOfValue(part, meta),
      cell(words),
      example === undefined ? "" : code(JSON.stringify(example)),
    ];
  });
  return table(["Key", "Value", "Meaning", "Example"], rows);
}

/** The kinds of section, from their types: the description of each, and its keys with their doc comments. */
function sections(root: string): string {
  const folder = join(root, "src/page");
  const source = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const found = [
    ...source.matchAll(
      /\/\*\* ([^*]*?) \*\/\nexport interface \w+ (?:extends [\w, ]+ )?\{\n {2}kind: "([\w-]+)";\n([\s\S]*?)^\}/gm,
    ),
  ];
  const rows = found.map(([, about = "", kind = "", body = ""]) => {
    const names = [...body.matchAll(/^ {2}(\w+\??):/gm)].map(([, name = ""]) => `\`${name}\``);
    return [code(kind), cell(about), names.join(", ")];
  });
  return table(
    ["Kind", "What it is", "Keys"],
    rows.sort(([a = ""], [b = ""]) => a.localeCompare(b)),
  );
}

/** A table of what a pattern finds in a file: names with their doc comments. */
const documented =
  (file: string, head: string[], pattern: RegExp) =>
  (root: string): string => {
    const found = readFileSync(join(root, file), "utf8").matchAll(pattern);
    return table(
      head,
      [...found].map(([, about = "", ...rest]) => [...rest.map((part = "") => code(part)), cell(about)]),
    );
  };

const commands = await called();

function commandTable(): string {
  const line = new Command();
  for (const register of commands) register(line, async () => undefined);
  return table(
    ["Command", "What it says"],
    line.commands.map((command) => [
      code(`npm run forms -- ${command.name()} ${command.usage()}`),
      cell(command.summary()),
    ]),
  );
}

/** The tables, by the name that manuals refer to. */
const tables: { [name: string]: (root: string) => string } = {
  "keywords of a schema": () => keys(schemaMeta as unknown as Schema, examples.schema, false),
  "keys of a UI document": () => keys(uiMeta as unknown as Schema, examples.ui, true),
  "keys of a fixture file": () => keys(fixtureMeta as unknown as Schema, examples.fixture, false),
  "kinds of section": sections,
  commands: commandTable,
  "failures that are logged": documented(
    "src/receiver/store/trouble.ts",
    ["`event`", "`level`", "Meaning"],
    /\/\*\* (.*) \*\/\n {2}"(.*)": "(warn|error)"/g,
  ),
  "reasons of refusals": documented(
    "src/receiver/request/refusal.ts",
    ["`reason`", "Status and meaning"],
    /\/\*\* (.*) \*\/\n {2}\| "(.*)"/g,
  ),
};

/**
 * A manual with its tables regenerated. They are placed between `<!-- reference: name -->` and `<!-- end -->`.
 * @throws when a manual refers to an unknown table
 */
export const withReferences = (manual: string, root: string): string =>
  manual.replace(/(<!-- reference: ([^>]+) -->\n)[\s\S]*?(<!-- end -->)/g, (_whole, open, name, close) => {
    const make = tables[name];
    if (!make) throw new Error(`there is no reference "${name}"; there are ${Object.keys(tables).join(", ")}`);
    return `${open}\n${make(root)}\n\n${close}`;
  });

if (process.argv[1]?.endsWith("references.ts"))
  for (const file of manuals) writeFileSync(file, withReferences(readFileSync(file, "utf8"), process.cwd()));
