/** Checks that every field can be drawn and sent: it has a type and a name of its own, a group has fields, files fit. */

import { type FormDocuments, schemaFile } from "../../define/documents.ts";
import { type ByPath, bareNamesOf, type Field, fieldsByPath } from "../../define/fields.ts";
import { fileFieldsIn } from "../../define/file-fields.ts";
import { mostFiles } from "../../define/limits.ts";
import { holdsFields } from "../../define/settle.ts";
import { maxFileLength, maxFilesLength } from "../../kinds/default-limits.ts";
import { pointerStep, stepsOfPointer } from "../../schema/path.ts";
import { lookup } from "../../schema/refs.ts";
import type { Schema } from "../../schema/schema.ts";
import { fileSize } from "../../words/file-size.ts";
import { type Problem, quote } from "../problem.ts";

/** Keywords that newer drafts spell differently from the resolved schema, whose pointers are used. */
const spellings = new Map([
  ["definitions", ["$defs"]],
  ["items", ["prefixItems"]],
  ["additionalItems", ["items", "unevaluatedItems"]],
  ["additionalProperties", ["unevaluatedProperties"]],
  ["dependencies", ["dependentSchemas"]],
]);

/** Maps a pointer in the resolved schema to the document as it was written; it ends at a reference. */
export function writtenAt(document: Schema, pointer: string): string {
  let [value, at]: [unknown, string] = [document, ""];
  for (const key of stepsOfPointer(pointer)) {
    if (typeof value !== "object" || value === null) return at;
    const holder: object = value;
    const written = [key, ...(spellings.get(key) ?? [])].find((word) => Object.hasOwn(holder, word));
    if (written === undefined) return at;
    value = Reflect.get(holder, written);
    at = `${at}/${pointerStep(written)}`;
  }
  return at;
}

/** Groups without fields that a branch requires: react-jsonschema-form sends no group in which nothing is filled in. */
const checkBlank = (file: string, document: Schema, all: Field[]): Problem[] =>
  all
    .filter(({ pointer, required }) => required && /\/(oneOf|anyOf)\/\d+\/properties\/[^/]+$/.test(pointer))
    .filter(({ whole }) => whole.type === "object" && whole.additionalProperties === false)
    .filter(({ whole }) => !holdsFields(whole) && whole.const === undefined)
    .map(({ pointer }) => ({
      file,
      path: writtenAt(document, pointer),
      expected: "a group with fields in a branch that requires it",
      found: `none in ${quote(stepsOfPointer(pointer).at(-1))}: the branch could never be sent`,
      fix: 'give it fields, or write a constant in its place: { "const": "…" }',
    }));

/** Files that together exceed the receiver's limits, in size or number. */
function checkFiles(file: string, document: Schema, all: Field[]): Problem[] {
  const sizes = fileFieldsIn(all).map(({ pointer, count, maxLength = maxFileLength }) => ({
    pointer,
    count,
    size: maxLength * count,
  }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const number = sizes.reduce((sum, { count }) => sum + count, 0);
  const last = sizes.at(-1);
  const place = { file, path: writtenAt(document, last?.pointer ?? "") };
  if (number > mostFiles)
    return [
      {
        ...place,
        expected: `at most ${mostFiles} files`,
        found: `${number}: "maxItems" of each list, and fields for one`,
        fix: 'write a smaller "maxItems"',
      },
    ];
  if (total <= maxFilesLength) return [];
  return [
    {
      ...place,
      expected: `files of at most ${fileSize(maxFilesLength)} together: ${maxFilesLength} characters as data URLs`,
      found: `${fileSize(total)}, ${total} characters: "maxLength" of each, times "maxItems" of a list`,
      fix: 'write a smaller "maxLength" or "maxItems"',
    },
  ];
}

/** Names that a branch allows or forbids, but that no other part of the document defines as a field. */
const checkBareNames = (file: string, document: Schema, drawn: Schema, known: (path: string) => boolean): Problem[] =>
  bareNamesOf(drawn)
    .filter(({ path, pattern }) => pattern === undefined && !known(path))
    .map(({ pointer, schema }) => ({ path: writtenAt(document, pointer), schema }))
    // `false` is deliberate: generators write it for TypeScript's `never`.
    .filter(({ path, schema }) => schema || (lookup(document, path) as unknown) === false)
    .map(({ path, schema }) => ({
      file,
      path,
      expected: 'a field with a "type", or with an "enum" of its values',
      found: quote(schema),
      fix: schema
        ? 'write { "type": "string" } for a text, or whichever it is'
        : "remove it: no other fields are allowed",
    }));

/** Names with dots that make two fields indistinguishable: controls are identified by their paths. */
function checkDots(file: string, document: Schema, byPath: ByPath): Problem[] {
  const plain = (path: string) => path.replaceAll("~1", ".");
  const all = [...byPath.keys()].map(plain);
  return [...byPath]
    .filter(([path]) => path.includes("~1") && all.filter((other) => other === plain(path)).length > 1)
    .map(([path, [{ pointer }]]) => ({
      file,
      path: writtenAt(document, pointer),
      expected: "a name with dots that is not the path of another field, too",
      found: quote(plain(path)),
      fix: "give one of the two another name",
    }));
}

/**
 * Fields that could not be drawn, or never be sent.
 * @param drawn the schema that is drawn for the documents
 */
export function checkControls(documents: FormDocuments, drawn: Schema): Problem[] {
  const { name, schema: document } = documents;
  const file = schemaFile(name);
  const byPath = fieldsByPath(drawn);
  const bare = checkBareNames(file, document, drawn, (path) => byPath.has(path));
  return [
    ...checkDots(file, document, byPath),
    ...bare,
    ...checkBlank(file, document, [...byPath.values()].flat()),
    ...checkFiles(file, document, [...byPath.values()].flat()),
  ];
}
