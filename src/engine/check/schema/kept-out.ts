/** Checks that no group keeps out a field of its own: `additionalProperties` knows only the names that are written beside it. */
import { accepts } from "../../rules/compile.ts";
import { followIn, isOwner } from "../../schema/in-place.ts";
import { typesIn, valuesIn } from "../../schema/let-in.ts";
import { ownOf } from "../../schema/path.ts";
import { isObject, type Schema, walk } from "../../schema/schema.ts";
import { type Problem, quote } from "../problem.ts";
import { type ConditionalPart, casesIn, isSameCase, requiredIn } from "./cases.ts";
import { writtenAt } from "./controls.ts";
import { isDrawn } from "./shown.ts";

/** What a group asks of names that are not written beside it; undefined where it lets in any value. */
const othersIn = (schema: unknown): Schema | false | undefined => {
  const others = isObject(schema) ? schema.additionalProperties : undefined;
  return others === false || isObject(others) ? (others as Schema | false) : undefined;
};

const isClosed = (schema: unknown): boolean => othersIn(schema) === false;

/** Whether nothing that a field can be is let in as a name that is not written; in doubt, something is. */
function isKeptOut(field: unknown, others: Schema | false): boolean {
  if (others === false) return true;
  if (!isObject(field) || others.$ref !== undefined) return false;
  const [types, values] = [typesIn(field), valuesIn(field)];
  if (values) return values.every((value) => !accepts(others, value));
  return types?.every((type) => !(typesIn(others) ?? [type]).includes(type)) ?? false;
}

/** Whether a schema lets in a name by itself. */
const letsIn = ({ properties, patternProperties = {} }: Schema, name: string): boolean =>
  ownOf(properties, name) !== undefined ||
  Object.keys(patternProperties).some((pattern) => new RegExp(pattern, "u").test(name));

/** What has to be so for one part and not for another. */
const beyond = (one: ConditionalPart, other: ConditionalPart) =>
  one.cases.filter((own) => !other.cases.some((its) => isSameCase(own, its)));

/** The names that a part requires and another asks something of that the field in the same part cannot be. */
function mistaken(open: ConditionalPart, part: ConditionalPart): string[] {
  const others = othersIn(open.schema) || undefined;
  if (!others || beyond(open, part).length > 0) return [];
  return (part.schema.required ?? []).filter((name) => isKeptOut(ownOf(part.schema.properties, name), others));
}

/** The names that a part requires and another, which applies as well, keeps out. */
function required(closed: ConditionalPart, part: ConditionalPart): string[] {
  if (!isClosed(closed.schema)) return mistaken(closed, part);
  // A branch that is chosen like any other is of no use if it keeps out what is required beside it.
  const isInBranch = beyond(closed, part).every(({ asks }) => !asks) && beyond(part, closed).length === 0;
  if (beyond(closed, part).length > 0 && !isInBranch) return [];
  return requiredIn(part).flatMap(({ name, cases }) => (cases.length === part.cases.length ? [name] : []));
}

/** The fields that a part brings and another, which applies wherever it does, keeps out. */
const brought = (closed: ConditionalPart, part: ConditionalPart, drawn: Schema): string[] =>
  !isClosed(closed.schema) || beyond(closed, part).length > 0
    ? []
    : Object.entries(part.schema.properties ?? {}).flatMap(([name, field]) => (isDrawn(field, drawn) ? [name] : []));

/** The groups that keep out what some of their parts name. */
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
      const where = closed.pointer === owner.pointer ? "in its place" : "where the group itself is described";
      return [
        {
          file,
          path: writtenAt(document, `${closed.pointer}/additionalProperties`),
          expected: `${what} to be let in: ${out.map(quote).join(", ")}`,
          found: `"additionalProperties": ${quote(others)}, which ${others ? "is for all" : "lets in nothing"} but the "properties" beside it`,
          fix: `remove it, or write "unevaluatedProperties": ${JSON.stringify(others)} ${where}: it counts all that apply`,
        },
      ];
    });
  });
}

/** Groups that keep out what their conditions, branches and references require: nobody could send the form then. */
export const checkKeptOut = (file: string, document: Schema, drawn: Schema): Problem[] =>
  keepingOut(file, document, drawn, "what is required", required);

/** Warns of those that keep out a field that may be left empty: whoever answers it is told that it is none. */
export const checkBrought = (file: string, document: Schema, drawn: Schema): Problem[] =>
  keepingOut(file, document, drawn, "fields of the form", (closed, part) => brought(closed, part, drawn));
