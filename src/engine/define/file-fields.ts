/** The fields of a form that take files: how many files each takes, and how long each file may be. */
import { maxFileLength, maxFiles, maxFilesLength } from "../kinds/default-limits.ts";
import { kindOf } from "../kinds/index.ts";
import type { Schema } from "../schema/schema.ts";
import type { FieldUi } from "./definition.ts";
import type { Field } from "./fields.ts";

interface FileField {
  path: string;
  pointer: string;
  /** The most files it takes. */
  count: number;
  /** The longest data URL of a file, in characters, if its schema says so. */
  maxLength?: number;
}

/** The fields of a form that take files, in order. */
export function fileFieldsIn(fields: Field[]): FileField[] {
  const lists = fields.filter(({ whole }) => kindOf(whole)?.name === "files");
  const entries = new Set(lists.map(({ path }) => `${path}.*`));
  return fields.flatMap(({ path, pointer, whole }): FileField[] => {
    const kind = entries.has(path) ? undefined : kindOf(whole)?.name;
    if (kind === "file") return [{ path, pointer, count: 1, maxLength: whole.maxLength }];
    if (kind !== "files") return [];
    const { maxLength } = whole.items as Schema;
    return [{ path, pointer, count: Number(whole.maxItems ?? maxFiles), maxLength }];
  });
}

/** The default `maxLength` of a file: files without a limit share what the limited ones leave of the total. */
export function defaultFileLength(fields: Field[]): number {
  const all = fileFieldsIn(fields);
  const taken = all.reduce((sum, { count, maxLength = 0 }) => sum + count * maxLength, 0);
  const open = all.reduce((sum, { count, maxLength }) => sum + (maxLength === undefined ? count : 0), 0);
  const share = Math.floor((maxFilesLength - taken) / Math.max(1, open));
  return share > 0 ? Math.min(maxFileLength, share) : maxFileLength;
}

/**
 * Notes how many characters all files of a form may have together, in the looks of the fields that take them; not for a form that
 * takes one file at most, whose field says it.
 */
export function sayTogether(looks: { [path: string]: FieldUi }, fields: Field[]): void {
  const all = fileFieldsIn(fields);
  // An entry of a list may be there any number of times.
  const isRepeated = ({ path }: FileField) => /(^|\.)\*(\.|$)/.test(path);
  if (all.length < 2 && all.every((one) => one.count < 2 && !isRepeated(one))) return;
  const lengthOf = ({ count, maxLength = maxFileLength }: FileField) => count * maxLength;
  const sum = all.reduce((so, one) => so + (isRepeated(one) ? Number.POSITIVE_INFINITY : lengthOf(one)), 0);
  for (const { path } of all) if (looks[path]) looks[path].together = Math.min(maxFilesLength, sum);
}
