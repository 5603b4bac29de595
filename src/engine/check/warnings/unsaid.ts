/** Warns about implicit behavior: limits that the schema does not have, optional groups that are always sent. */

import { type ByPath, type Field, fieldsByPath } from "../../define/fields.ts";
import { constantOf } from "../../kinds/constant.ts";
import { defaultMaxLength } from "../../kinds/default-limits.ts";
import { kindOf } from "../../kinds/index.ts";
import { defaultWidget } from "../../kinds/widgets.ts";
import { pathStep, stepsOf, within } from "../../schema/path.ts";
import type { Schema } from "../../schema/schema.ts";
import { type Finding, inFull, type Problem, quote } from "../problem.ts";
import { writtenAt } from "../schema/controls.ts";

type Placed = Finding & { pointer: string };

/** Texts that get a default limit: one warning for all of them. Formats limit email addresses and colors. */
function unlimited(byPath: ByPath): Placed[] {
  const open = [...byPath].filter(([, fields]) =>
    fields.some(
      ({ whole }) =>
        kindOf(whole)?.name === "text" &&
        whole.maxLength === undefined &&
        !/^(email|color)$/.test(defaultWidget("", whole) ?? ""),
    ),
  );
  const [first] = open;
  if (!first) return [];
  const of = (widget?: string) => defaultMaxLength(widget);
  return [
    {
      pointer: first[1][0].pointer,
      expected: `"maxLength" for each text: without one it is ${of()} characters, ${of("url")} in a web address, ${of("textarea")} in a text area`,
      found: `none for ${open.map(([path]) => path).join(", ")}`,
      fix: 'write "maxLength" where another limit is meant',
    },
  ];
}

const saysSomething = ({ schema }: Field) =>
  schema.default !== undefined && schema.default !== null && schema.default !== "" && constantOf(schema) === undefined;

/** Defaults in optional groups: with one the group is always present, and its required fields must be filled in. */
function needed(byPath: ByPath): Placed[] {
  // An entry of a list, or a free key, is sent once it has been added.
  const added = [...byPath].flatMap(([path, [{ entry }]]) => (entry && entry !== "placed" ? [path] : []));
  const isAdded = (path: string, group: string) =>
    added.some((one) => one.startsWith(`${group}.`) && `${path}.`.startsWith(`${one}.`));
  return [...byPath].flatMap(([path, fields]): Placed[] => {
    const { whole } = fields[0];
    if (fields.some(({ required }) => required) || kindOf(whole)?.name !== "group" || added.includes(path)) return [];
    const fieldAt = (name: string) => byPath.get(within(path, pathStep(name)))?.[0].whole;
    const isOpen = (name: string) =>
      fieldAt(name)?.default === undefined && constantOf(fieldAt(name) ?? {}) === undefined;
    const asked = (whole.required ?? []).filter(isOpen);
    if (asked.length === 0) return [];
    const inside = [...byPath.values()].flat().filter((field) => field.path.startsWith(`${path}.`));
    return inside
      .filter((field) => !isAdded(field.path, path) && saysSomething(field))
      .map(({ pointer, schema }) => ({
        pointer: `${pointer}/default`,
        expected: `no default in a group that may be left out and that requires ${asked.map(quote).join(", ")}`,
        found: `${quote(schema.default)}, which is always sent: the group can no longer be left out`,
        fix: `remove the default, or require ${inFull(stepsOf(path).at(-1))}`,
      }));
  });
}

/**
 * Warnings about implicit behavior of a form.
 * @param document the schema as it was written
 * @param resolved the same with its references resolved, and without default limits
 */
export function checkUnsaid(file: string, document: Schema, resolved: Schema): Problem[] {
  const byPath = fieldsByPath(resolved);
  return [...unlimited(byPath), ...needed(byPath)].map(({ pointer, ...finding }) => ({
    file,
    path: writtenAt(document, pointer),
    ...finding,
  }));
}
