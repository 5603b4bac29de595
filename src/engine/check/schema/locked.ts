/** Checks that required fields which nobody can change are sent all the same. */

import { define } from "../../define/define.ts";
import type { Looks } from "../../define/definition.ts";
import { type FormDocuments, schemaFile, uiFile } from "../../define/documents.ts";
import { fieldsByPath } from "../../define/fields.ts";
import { controlsOf } from "../../define/ui-schema.ts";
import { kindOf } from "../../kinds/index.ts";
import { accepts } from "../../rules/compile.ts";
import { ownOf, parentOf, stepsOf } from "../../schema/path.ts";
import { type Schema, valueIn } from "../../schema/schema.ts";
import type { Problem } from "../problem.ts";
import { writtenAt } from "./controls.ts";

/** Required fields without a value that nobody can change, according to the schema and a UI document, with their pointers. */
function lockedIn({ ui }: FormDocuments, drawn: Schema, looks: Looks): [path: string, pointer: string][] {
  const byPath = fieldsByPath(drawn);
  const isMarked = (path: string): boolean => {
    const { disabled, readOnly } = looks[path] ?? {};
    return disabled || (readOnly ?? byPath.get(path)?.some(({ whole }) => whole.readOnly)) || false;
  };
  /** Whether a group around a field can neither be changed nor left out. */
  const isLockedAbove = (path: string): boolean => {
    const around = parentOf(path);
    if (!around) return drawn.readOnly === true;
    const isNeeded = byPath.get(around)?.some(({ required }) => required) && !around.endsWith("*");
    return isNeeded === true && (isMarked(around) || isLockedAbove(around));
  };
  const isHidden = (path: string) => (ownOf(looks, path) ?? ui.fields?.[path])?.widget === "hidden";
  return [...byPath].flatMap(([path, fields]): [string, string][] => {
    const isRequired = fields.some(({ required }) => required) && !/(\*|\d)$/.test(path);
    const kinds = fields.flatMap(({ whole }) => kindOf(whole)?.name ?? []);
    const isSet = fields.some(({ whole }) => whole.default !== undefined) || kinds.includes("constant");
    const isLocked = isMarked(path) || isLockedAbove(path) || isHidden(path);
    return isRequired && isLocked && !isSet && !kinds.includes("group") ? [[path, fields[0].pointer]] : [];
  });
}

/**
 * The same, except for fields that are sent nevertheless (a checkbox as false, others as null or with a default of their group),
 * and for forms with computed fields.
 */
function unsentIn(documents: FormDocuments, drawn: Schema, resolved: Schema, looks: Looks): [string, string][] {
  const locked = /\bcomputed\b/.test(documents.rules ?? "") ? [] : lockedIn(documents, drawn, looks);
  if (locked.length === 0) return [];
  const { empty, defaults } = define(documents, resolved, accepts);
  return locked.filter(([path]) => !Object.hasOwn(empty, path) && valueIn(defaults, stepsOf(path)) === undefined);
}

const problemAt = ({ name, schema }: FormDocuments, pointer: string, found: string): Problem => ({
  file: schemaFile(name),
  path: writtenAt(schema, pointer),
  expected: "a default for a required field that nobody can change",
  found,
  fix: 'add a "default", let visitors change it, or do not require it',
});

/** Required fields that the schema lets nobody change: the form could never be sent. */
export const checkLocked = (documents: FormDocuments, drawn: Schema, resolved: Schema): Problem[] =>
  unsentIn(documents, drawn, resolved, {}).map(([, pointer]) =>
    problemAt(documents, pointer, "none: the form could never be sent"),
  );

/** Required fields that the UI document locks: unless a link to the page fills them in, the form cannot be sent. */
export function checkLockedByLooks(documents: FormDocuments, drawn: Schema, resolved: Schema): Problem[] {
  const byPath = fieldsByPath(drawn);
  const looks = controlsOf(documents.ui, byPath);
  const found = `none, and ${uiFile(documents.name)} locks it: only a link that fills it in lets the form be sent`;
  return unsentIn(documents, drawn, resolved, looks).map(([, pointer]) => problemAt(documents, pointer, found));
}
