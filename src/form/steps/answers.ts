/** What a visitor has answered, field by field: a label, the words, and the path that a change begins at. */
import type { FieldUi, Form } from "../../engine/definition.ts";
import { fieldsByPath, wholeSchema } from "../../engine/fields.ts";
import { type Kind, kindIn } from "../../engine/kinds/kind.ts";
import { branchesOf } from "../../engine/kinds/structures.ts";
import { knownPath, pathStep, stepsOf, within } from "../../engine/path.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../../engine/schema.ts";
import { branchName, isBranchOf } from "../branch-names.ts";
import { wordsOf } from "./words.ts";

/** One answer. */
export interface Answer {
  path: string;
  /** What the field is called, with what it stands in: "Guest 2: Name". */
  label: string;
  /** Its parts in words; none when it was left empty. */
  words: string[];
}

/**
 * Reads the answers of a form.
 * @param kinds the kinds of field that the form may have
 */
export function answersOf(form: Form, kinds: readonly Kind[]): (field: string, body: JsonObject) => Answer[] {
  const fields = fieldsByPath(form.schema);
  const ranks = new Map(Object.keys(form.fields).map((path, index) => [path, index]));

  /** The schema that a value was entered by, where branches have the field each in its own way. */
  const schemaAt = (known: string, value: Json | undefined): Schema => {
    const all = (fields.get(known) ?? []).map(({ whole }) => whole);
    return all.find((one) => kindIn(kinds, one)?.write(value, one).some(Boolean)) ?? all[0] ?? {};
  };

  const labelAt = (path: string, known: string, schema: Schema, isEntry: boolean): string => {
    const { label = "", varies, isPlaced } = form.fields[known] ?? {};
    const last = stepsOf(path).at(-1) ?? "";
    if (isEntry) return isPlaced ? label : `${label} ${Number(last) + 1}`.trim();
    return known.endsWith("*") ? last : (varies && schema.title) || label || last;
  };

  /** The keys of a group in the order of its fields; what was left empty too, except where a branch decides what there is. */
  const keysOf = (group: JsonObject, schema: Schema, at: string): string[] => {
    const rank = (key: string) => ranks.get(knownPath(form, within(at, pathStep(key)))) ?? ranks.size;
    const keys = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(group)]);
    return [...keys].sort((one, other) => rank(one) - rank(other));
  };

  const branchWords = (schema: Schema, value: Json | undefined, known: string): string[] => {
    const branches = branchesOf(schema)?.map((branch) => wholeSchema(branch, form.schema)) ?? [];
    const index = branches.findIndex((branch) => isBranchOf(branch, value));
    const branch = branches[index];
    return branch ? [form.fields[known]?.branches?.[index] ?? branchName(branch, index)] : [];
  };

  function walk(path: string, value: Json | undefined, of: string[], isEntry = false): Answer[] {
    const known = knownPath(form, path);
    const look: Partial<FieldUi> = form.fields[known] ?? {};
    if (look.widget === "hidden") return [];
    const schema = schemaAt(form.again?.[known] ?? known, value);
    const kind = kindIn(kinds, schema);
    const names = [...of, labelAt(path, known, schema, isEntry)];
    const answer = (words: string[]): Answer => ({ path, label: names.join(": "), words });
    if (Array.isArray(value) && value.length > 0 && kind?.widgets.length === 0)
      return value.flatMap((entry, index) => walk(within(path, String(index)), entry, isEntry ? names : of, true));
    if (kind?.widgets.length === 0 && kind.name !== "list" && (isObject(value) || value === undefined)) {
      const words = branchWords(schema, value, known);
      const inner = keysOf(value ?? {}, schema, path).flatMap((key) =>
        walk(within(path, pathStep(key)), value?.[key], names),
      );
      return words.length > 0 || inner.length === 0 ? [answer(words), ...inner] : inner;
    }
    return [answer(wordsOf({ value, schema, kind, look }))];
  }
  return (field, body) => walk(pathStep(field), body[field], []);
}
