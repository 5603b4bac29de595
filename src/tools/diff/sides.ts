/** Compares two forms: their contracts, what they send for empty fields, and the documents that present them. */
import type { FormDefinition } from "../../engine/define/definition.ts";
import { fieldsByPath } from "../../engine/define/fields.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isSame } from "../../engine/schema/same.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { changesBetween } from "./compare.ts";
import { said } from "./comparing.ts";
import { type Change, changeOf } from "./verdicts.ts";

/** One side of a comparison. */
export interface Side {
  /** The schema of the body as it is sent. */
  contract: Schema;
  form: Pick<FormDefinition, "schema" | "fields" | "empty">;
  /** The form's files in forms/, by what follows its name there (`ui.json`, `rules.ts`); undefined for a single file. */
  documents?: Documents;
  /** The modules that its own rules import, by their paths in the project; undefined for a single file. */
  imported?: Documents;
  /** The project's own widgets that it uses, with their styles and modules; undefined for a single file. */
  drawn?: Documents;
}

type Documents = Map<string, { file: string; text: string }>;

const sentAs = (value: unknown): string => (value === undefined ? "left out" : said(value));

/** Changes of what is sent for a field of both sides when it is left empty. */
function emptyChanges({ form: before }: Side, { form: after }: Side): Change[] {
  const pointers = fieldsByPath(after.schema);
  return Object.keys(after.fields).flatMap((path) => {
    const [old, now] = [ownOf(before.empty, path), ownOf(after.empty, path)];
    if (!Object.hasOwn(before.fields, path) || isSame(old, now)) return [];
    const pointer = pointers.get(path)?.[0].pointer ?? "";
    return [changeOf("empty field changed", pointer, `empty, it is ${sentAs(old)} → ${sentAs(now)}`)];
  });
}

const linesOf = (text = ""): string => text.replaceAll("\r\n", "\n");

/**
 * Documents that were added, changed or removed. What a change of own rules means is not analyzed.
 * @param isOfRules whether a document belongs to those rules, by its key
 */
function documentChanges(
  before: Documents | undefined,
  after: Documents | undefined,
  isOfRules: (kind: string) => boolean,
): Change[] {
  if (!before || !after) return [];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((kind) => {
    const [old, now] = [before.get(kind), after.get(kind)];
    if (old && now && linesOf(old.text) === linesOf(now.text)) return [];
    const change = !old ? `${now?.file} added` : now ? `${now.file} changed` : `no ${old.file} any more`;
    return [changeOf(isOfRules(kind) ? "own rules changed" : "presentation changed", "", change)];
  });
}

/** The changes from one side to another: of the contract, in the order of the schema, then the others. */
export const changesOf = (before: Side, after: Side): Change[] => [
  ...changesBetween(before.contract, after.contract),
  ...emptyChanges(before, after),
  ...documentChanges(before.documents, after.documents, (kind) => kind === "rules.ts"),
  ...documentChanges(before.imported, after.imported, () => true),
  ...documentChanges(before.drawn, after.drawn, () => false),
];
