/** Lists the answers in a body field by field: label, formatted value, and the path of the control to edit. */

import { isFileUrl } from "../kinds/file.ts";
import { type Kind, kindIn } from "../kinds/kind.ts";
import { branchesOf } from "../kinds/structures.ts";
import { knownPath, ownOf, pathStep, stepsOf, within } from "../schema/path.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../schema/schema.ts";
import { inLanguage } from "../words/spoken.ts";
import { chain } from "../words/words.ts";
import { answerWords, type Reader } from "./answer-words.ts";
import { branchName, isBranchOf } from "./branch-names.ts";
import type { FieldUi, FormDefinition } from "./definition.ts";
import { entryName } from "./entry-name.ts";
import { fieldsByPath, wholeSchema } from "./fields.ts";

export interface Answer {
  path: string;
  /** The field's label with those of its parents: "Guest 2: Name". */
  label: string;
  /** The formatted parts of the value; empty when the field was left empty. */
  words: string[];
}

/** Options for reading answers. */
export interface Reading {
  /** The kinds of field that the form may have. */
  kinds: readonly Kind[];
  reader?: Reader;
  /** Whether empty fields are listed too. */
  all?: boolean;
}

/** The part of a definition that is needed to read answers. */
export type Answerable = Pick<FormDefinition, "schema" | "lang" | "fields" | "order" | "again" | "patterns">;

/**
 * Reads the answers of one of a form's fields, or of all fields in their order followed by unknown keys of the body.
 */
export type Answers = (body: JsonObject, field?: string) => Answer[];

/** Whether a list has scalar entries only. */
const arePlain = (entries: Json[]) => entries.every((entry) => typeof entry !== "object" || entry === null);

/** Creates the function that reads the answers to a form. */
export function answersOf(form: Answerable, { kinds, reader = "visitor", all = false }: Reading): Answers {
  const fields = fieldsByPath(form.schema);
  const ranks = new Map(Object.keys(form.fields).map((path, index) => [path, index]));

  /** The schema that a value was entered by, where branches define the same field differently. */
  const schemaAt = (known: string, value: Json | undefined): Schema => {
    const found = (fields.get(known) ?? []).map(({ whole }) => whole);
    // Objects were not entered into any control: foreign clients and older versions of a form send them where strings
    // belong.
    const isHeld = value !== undefined && arePlain(Array.isArray(value) ? value : [value]);
    if (found.length < 2 || !isHeld) return found[0] ?? {};
    // Controls of texts would take files, too, and those of files would show any text as one.
    const isFile = [value].flat().some(isFileUrl);
    const alike = found.filter((one) => /^file/.test(kindIn(kinds, one)?.name ?? "") === isFile);
    const likely = alike.length > 0 ? alike : found;
    return likely.find((one) => kindIn(kinds, one)?.write(value, one).some(Boolean)) ?? likely[0] ?? {};
  };

  const labelAt = (path: string, known: string, schema: Schema, isEntry: boolean): string => {
    const { label = "", varies, entry } = form.fields[known] ?? {};
    const [last = "", list = ""] = stepsOf(path).reverse();
    if (entry || (isEntry && !label)) return entryName({ label: label || list, entry: entry ?? "numbered" }, last);
    return (varies && schema.title) || label || last;
  };

  /** The keys of a group in the order of its fields, including empty ones, except those of branches. */
  const keysOf = (group: JsonObject, schema: Schema, at: string): string[] => {
    const rank = (key: string) => ranks.get(knownPath(form, within(at, pathStep(key)))) ?? ranks.size;
    const keys = new Set([...(all ? Object.keys(schema.properties ?? {}) : []), ...Object.keys(group)]);
    return [...keys].sort((one, other) => rank(one) - rank(other));
  };

  const branchWords = (schema: Schema, value: Json | undefined, labels: FieldUi["branches"] = []): string[] => {
    const branches = branchesOf(schema)?.map((branch) => wholeSchema(branch, form.schema)) ?? [];
    const index = branches.findIndex((branch) => isBranchOf(branch, value));
    const branch = branches[index];
    // A branch may be a choice itself.
    return branch ? [labels[index] ?? branchName(branch, index), ...branchWords(branch, value)] : [];
  };

  type Whole = (words: string[]) => Answer;

  const isTuple = (path: string) => Object.hasOwn(form.fields, within(knownPath(form, path), "0"));

  /** The entries of a list; scalars are one answer, unless each has a label of its own, as in a tuple. */
  function walkEntries(path: string, entries: Json[], of: string[], whole: Whole): Answer[] {
    const found = entries.flatMap((entry, index) => walk(within(path, String(index)), entry, of, true));
    const areApart = entries.length > 0 && (isTuple(path) || !arePlain(entries));
    return areApart ? found : [whole(found.flatMap(({ words }) => words))];
  }

  /** The fields of a group, after the branch that was chosen. */
  function walkGroup(path: string, group: JsonObject, schema: Schema, of: string[], branch: Answer): Answer[] {
    const inner = keysOf(group, schema, path).flatMap((key) =>
      walk(within(path, pathStep(key)), ownOf(group, key), of),
    );
    return branch.words.length > 0 || inner.length === 0 ? [branch, ...inner] : inner;
  }

  function walk(path: string, value: Json | undefined, of: string[], isEntry = false): Answer[] {
    const known = knownPath(form, path);
    const look: Partial<FieldUi> = form.fields[known] ?? {};
    if (look.widget === "hidden" && reader === "visitor") return [];
    const start = ownOf(form.again, known) ?? known;
    const schema = schemaAt(start, value);
    const kind = kindIn(kinds, schema);
    const names = [...of, labelAt(path, known, schema, isEntry)];
    const answer = (words: string[]): Answer => ({ path, label: chain(names), words });
    // A recursive field ends where it has no value.
    if (value === undefined && start !== known) return [answer([])];
    const isBare = kind === undefined || kind.widgets.length === 0;
    // The name of an entry contains that of its list, except in a tuple, whose entries have names of their own.
    const around = isEntry || isTuple(path) ? names : of;
    if (isBare && Array.isArray(value)) return walkEntries(path, value, around, answer);
    if (isBare && kind?.name !== "list" && (isObject(value) || (kind && value === undefined)))
      return walkGroup(path, value ?? {}, schema, names, answer(branchWords(schema, value, look.branches)));
    const isUnticked = all && value === undefined && kind?.name === "boolean" && look.widget === "checkbox";
    return [answer(answerWords({ value: isUnticked ? false : value, schema, kind, look, reader }))];
  }

  const namesIn = (body: JsonObject) => [
    ...form.order,
    ...Object.keys(body).filter((key) => key !== "formName" && !form.order.includes(key)),
  ];

  return (body, field) => {
    const names = field === undefined ? namesIn(body) : [field];
    const found = inLanguage(form.lang, () => names.flatMap((one) => walk(pathStep(one), ownOf(body, one), [])));
    return all ? found : found.filter(({ words }) => words.length > 0);
  };
}
