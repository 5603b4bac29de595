/** Checks that a field is on the screen whenever it is required: one condition may add it, and another require it. */

import type { Validate } from "../../define/definition.ts";
import { isOpenIn, wholeSchema } from "../../define/fields.ts";
import { kindOf } from "../../kinds/index.ts";
import { typeOf } from "../../kinds/kind.ts";
import { compileSchema } from "../../rules/compile.ts";
import { followIn, inPlace, isOwner, withDefinitions } from "../../schema/in-place.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  mapChildren,
  type Place,
  type Schema,
  subschemasOf,
  walk,
} from "../../schema/schema.ts";
import { choicesOf, isChoice } from "../../words/choices.ts";
import { type Problem, quote } from "../problem.ts";
import { type Case, type ConditionalPart, casesIn, isSameCase, requiredIn } from "./cases.ts";
import { writtenAt } from "./controls.ts";

/** The most answers that are tried out for one required name. */
const mostTried = 500;

/** The schema without the rules that a form which is not filled in yet breaks. */
function unfinished({ required: _required, oneOf, ...schema }: Schema): Schema {
  const rules = Object.entries((schema.dependencies ?? {}) as object).filter(([, rule]) => !Array.isArray(rule));
  const open = {
    ...schema,
    ...(schema.dependencies && { dependencies: Object.fromEntries(rules) }),
    ...(oneOf && { allOf: [...(schema.allOf ?? []), { anyOf: oneOf }] }),
  };
  return mapChildren(open, (child, steps) => (/^(if|not)$/.test(steps) ? child : unfinished(child)));
}

/** The answers to try for a field that conditions depend on. */
function answersTo(name: string, field: Schema, asked: Schema[]): (Json | undefined)[] {
  if (field.readOnly) return field.default === undefined ? [] : [field.default];
  if (field.const !== undefined) return [field.const];
  const choices = isChoice(field) ? choicesOf(field).map(({ value }) => value) : [];
  const types = [field.type].flat();
  const plain = types.includes("boolean") ? [true, false] : types.includes("string") ? ["x"] : [];
  const told = asked.flatMap(subschemasOf).map(({ properties }) => properties?.[name] ?? {});
  const given = told.flatMap((one) => one.enum ?? one.const ?? []);
  return choices.length > 0 ? choices : [...new Set([...given, ...plain])];
}

/** The Cartesian product of some lists. */
const combined = <T>(lists: T[][]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((one) => list.map((value) => [...one, value])), [[]]);

/** Validators of schemas, each compiled once: `whole` by all rules, `soFar` without those about missing answers. */
function judgesIn(drawn: Schema) {
  const once =
    (compile: (schema: Schema) => Schema, known = new Map<Schema, Validate>()) =>
    (schema: Schema) => {
      const judge = known.get(schema) ?? compileSchema(withDefinitions(compile(schema), drawn));
      known.set(schema, judge);
      return judge;
    };
  return { whole: once((schema) => schema), soFar: once(unfinished) };
}

/** Descriptions of the answers for which a name is required, but no part with its field is on the screen. */
function* unseen(
  parts: ConditionalPart[],
  required: Case[],
  shown: ConditionalPart[],
  drawn: Schema,
  { whole, soFar }: ReturnType<typeof judgesIn>,
): Generator<string> {
  const cases = [...required, ...shown.flatMap((part) => part.cases)];
  const asked = [...new Set(cases.flatMap(({ asks }): Schema[] => (asks ? [asks] : [])))];
  const chosen = [...new Set(cases.flatMap(({ of, asks }): Schema[] => (asks || typeof of === "string" ? [] : [of])))];
  const names = new Set(
    asked
      .flatMap((schema) => [...inPlace({ schema, pointer: "" } as Place, { upTo: "asked" })])
      .flatMap(({ schema }) => [...Object.keys(schema.properties ?? {}), ...(schema.required ?? [])]),
  );
  const always = parts.filter((part) => part.cases.length === 0).map(({ schema }) => schema);
  const known = [...names].flatMap((name) => {
    const field = always.map(({ properties }) => properties?.[name]).find((one) => isObject(one));
    const own = field && wholeSchema(field, drawn);
    return own && typeOf(own) !== "object" ? [{ name, field: own }] : [];
  });
  // Conditions on groups, or on fields that are themselves conditional, are not examined.
  if (known.length < names.size) return;
  const answers = known.map(({ name, field }) => {
    const values = answersTo(name, field, asked);
    const isSet = field.default !== undefined || always.some((schema) => schema.required?.includes(name));
    return isSet ? values : [undefined, ...values];
  });
  const choices = chosen.map(({ oneOf, anyOf }) => Object.keys(oneOf ?? anyOf ?? []));
  if ([...answers, ...choices].reduce((count, list) => count * list.length, 1) > mostTried) return;
  // Conditions are cheapest to compile; the other schemas are compiled only once a name turns out not to be on the screen.
  const isTaken = ({ oneOf, anyOf }: Schema, index: string | undefined, body: JsonObject) =>
    soFar((oneOf ?? anyOf ?? [])[Number(index)] ?? {})(body);
  for (const values of combined<Json | undefined>(answers)) {
    const told = [...names].flatMap((name, index) => (values[index] === undefined ? [] : [[name, values[index]]]));
    const body = Object.fromEntries(told) as JsonObject;
    for (const taken of combined(choices)) {
      const isSo = ({ of, answer, asks }: Case) =>
        asks ? whole(asks)(body) === (answer !== "else") : taken[chosen.indexOf(of as Schema)] === answer;
      if (!required.every(isSo) || shown.some((part) => part.cases.every(isSo))) continue;
      if (!soFar(always[0] ?? {})(body) || !chosen.every((one, index) => isTaken(one, taken[index], body))) continue;
      const said = [
        ...told.map(([name, value]) => `${quote(name)} is ${quote(value)}`),
        ...chosen.map(({ oneOf }, index) => `${oneOf ? "oneOf" : "anyOf"}/${taken[index]} is chosen`),
      ];
      yield said.length > 0 ? `where ${said.join(" and ")}` : "where nothing is filled in";
    }
  }
}

/** Whether a schema defines a field, rather than only adding rules to one defined elsewhere. */
export const isDrawn = (field: Schema | undefined, drawn: Schema): boolean =>
  isObject(field) && kindOf(wholeSchema(field, drawn)) !== undefined;

/** Names that are required while their field is not on the screen: visitors see the error, but cannot fill the field in. */
export function checkShown(file: string, document: Schema, drawn: Schema): Problem[] {
  const judges = judgesIn(drawn);
  const owners = [...walk({ schema: drawn, pointer: "" })].filter(
    ({ schema, pointer }) => isObject(schema) && isOwner(pointer),
  );
  return owners.flatMap((owner): Problem[] => {
    const parts = [...casesIn(owner, followIn(drawn))];
    if (parts.every(({ cases }) => cases.length === 0) || isOpenIn(owner.schema, drawn)) return [];
    const drawnBy = new Map<string, ConditionalPart[]>();
    for (const part of parts)
      for (const [name, field] of Object.entries(part.schema.properties ?? {}))
        if (isDrawn(field, drawn)) drawnBy.set(name, [...(drawnBy.get(name) ?? []), part]);
    return parts.flatMap(requiredIn).flatMap(({ name, pointer, cases }): Problem[] => {
      const shown = drawnBy.get(name) ?? [];
      const isWith = (part: ConditionalPart) =>
        part.cases.every((one) => cases.some((other) => isSameCase(one, other)));
      if (shown.length === 0 || shown.some(isWith)) return [];
      const excludes = (one: Case) => cases.some((other) => one.of === other.of && one.answer !== other.answer);
      const where = shown.every((part) => part.cases.some(excludes))
        ? "where this applies"
        : unseen(parts, cases, shown, drawn, judges).next().value;
      if (!where) return [];
      return [
        {
          file,
          path: writtenAt(document, pointer),
          expected: `${quote(name)} to be a field of the form wherever it is required`,
          found: `it required but not shown, ${where}`,
          fix: 'add it to the "properties" beside this, or require it beside the "properties" that have it',
        },
      ];
    });
  });
}
