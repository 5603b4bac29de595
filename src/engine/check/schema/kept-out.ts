/** Checks that no group rejects one of its own fields: `additionalProperties` knows only the `properties` beside it. */
import { accepts } from "../../rules/compile.ts";
import { followIn, isOwner } from "../../schema/in-place.ts";
import { typesIn, valuesIn } from "../../schema/let-in.ts";
import { ownOf } from "../../schema/path.ts";
import { isObject, type Schema, walk } from "../../schema/schema.ts";
import { inFull, type Problem, quote } from "../problem.ts";
import { type ConditionalPart, casesIn, isSameCase, requiredIn } from "./cases.ts";
import { writtenAt } from "./controls.ts";
import { isDrawn } from "./shown.ts";

/** The rules of a group for names that are not among its `properties`; undefined where it accepts any value. */
const othersIn = (schema: unknown): Schema | false | undefined => {
  const others = isObject(schema) ? schema.additionalProperties : undefined;
  return others === false || isObject(others) ? (others as Schema | false) : undefined;
};

const isClosed = (schema: unknown): boolean => othersIn(schema) === false;

/** Whether those rules reject every value that a field can have; false if in doubt. */
function isKeptOut(field: unknown, others: Schema | false): boolean {
  if (others === false) return true;
  if (!isObject(field) || others.$ref !== undefined) return false;
  const [types, values] = [typesIn(field), valuesIn(field)];
  if (values) return values.every((value) => !accepts(others, value));
  return types?.every((type) => !(typesIn(others) ?? [type]).includes(type)) ?? false;
}

/** Whether a name is one of the schema's own properties or matches one of its patterns. */
const letsIn = ({ properties, patternProperties = {} }: Schema, name: string): boolean =>
  ownOf(properties, name) !== undefined ||
  Object.keys(patternProperties).some((pattern) => new RegExp(pattern, "u").test(name));

/** The cases that one part needs and the other does not. */
const beyond = (one: ConditionalPart, other: ConditionalPart) =>
  one.cases.filter((own) => !other.cases.some((its) => isSameCase(own, its)));

/** The names that a part requires and whose values the other part's `additionalProperties` never accepts. */
function mistaken(open: ConditionalPart, part: ConditionalPart): string[] {
  const others = othersIn(open.schema) || undefined;
  if (!others || beyond(open, part).length > 0) return [];
  return (part.schema.required ?? []).filter((name) => isKeptOut(ownOf(part.schema.properties, name), others));
}

/** The names that a part requires and another, which applies at the same time, rejects. */
function required(closed: ConditionalPart, part: ConditionalPart): string[] {
  if (!isClosed(closed.schema)) return mistaken(closed, part);
  // Not only where both apply: a branch without a condition could never be sent if it rejected what is required beside it.
  const isInBranch = beyond(closed, part).every(({ asks }) => !asks) && beyond(part, closed).length === 0;
  if (beyond(closed, part).length > 0 && !isInBranch) return [];
  return requiredIn(part).flatMap(({ name, cases }) => (cases.length === part.cases.length ? [name] : []));
}

/** The fields that a part adds and another, which applies whenever it does, rejects. */
const brought = (closed: ConditionalPart, part: ConditionalPart, drawn: Schema): string[] =>
  !isClosed(closed.schema) || beyond(closed, part).length > 0
    ? []
    : Object.entries(part.schema.properties ?? {}).flatMap(([name, field]) => (isDrawn(field, drawn) ? [name] : []));

/** The problems of groups in which one part rejects names of another. */
function keepingOut(
  file: string,
  document: Schema,
  drawn: Schema,
  what: string,
  namesIn: (closed: ConditionalPart, part: ConditionalPart) => string[],
): Problem[] {
  const places = [...walk({ schema: drawn, pointer: "" })].filter(({ schema }) => isObject(schema));
  if (!places.some(({ schema }) => othersIn(schema) !== undefined)) return [];
  const owners = places.filter(({ pointer }) => isOwner(pointer));
  return owners.flatMap((owner): Problem[] => {
    const parts = [...casesIn(owner, followIn(drawn))];
    return parts.flatMap((closed): Problem[] => {
      const others = othersIn(closed.schema);
      if (others === undefined) return [];
      const names = parts.flatMap((part) => (part === closed ? [] : namesIn(closed, part)));
      const out = [...new Set(names)].filter((name) => name !== "formName" && !letsIn(closed.schema, name));
      if (out.length === 0) return [];
      const where = closed.pointer === owner.pointer ? "in its place" : "in the schema of the group itself";
      return [
        {
          file,
          path: writtenAt(document, `${closed.pointer}/additionalProperties`),
          expected: `${what} to be allowed: ${out.map(quote).join(", ")}`,
          found: `"additionalProperties": ${quote(others)}, which ${others ? "applies to all" : "allows nothing"} except the "properties" beside it`,
          fix: `remove it, or write "unevaluatedProperties": ${inFull(others)} ${where}, which considers the fields of all schemas that apply`,
        },
      ];
    });
  });
}

/** Groups that reject what their conditions, branches or references require: nobody could send the form then. */
export const checkKeptOut = (file: string, document: Schema, drawn: Schema): Problem[] =>
  keepingOut(file, document, drawn, "the required fields", required);

/** Warns of groups that reject an optional field: whoever answers it is told that the field does not exist. */
export const checkBrought = (file: string, document: Schema, drawn: Schema): Problem[] =>
  keepingOut(file, document, drawn, "the form's fields", (closed, part) => brought(closed, part, drawn));
