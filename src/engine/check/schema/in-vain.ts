/** Finds conditions on a field that can never be met: a value that it cannot have, a name that no field inside it has. */

import { isOpenIn } from "../../define/fields.ts";
import { accepts } from "../../rules/compile.ts";
import { schemasInPlace, withDefinitions } from "../../schema/in-place.ts";
import { valuesIn } from "../../schema/let-in.ts";
import { pointerStep } from "../../schema/path.ts";
import { isObject, type Json, type Schema } from "../../schema/schema.ts";
import { inFull, type Placed, quote } from "../problem.ts";
import { instead } from "../suggest.ts";

/** A schema that describes a value, and the names that may be in it, which its conditions may mention. */
export interface Owner {
  owner: Schema;
  /** The schemas of each name in every part that may apply; `if` and `not` define no fields. */
  fields: Map<string, Schema[]>;
  names: string[];
  isOpen: boolean;
}

/** A schema as the owner of the fields in its parts. */
export function withNames(owner: Schema): Owner {
  const fields = new Map<string, Schema[]>();
  for (const { properties = {} } of schemasInPlace(owner))
    for (const [name, field] of Object.entries(properties)) fields.set(name, [...(fields.get(name) ?? []), field]);
  const names = [...fields.keys()];
  return { owner, fields, names, isOpen: isOpenIn(owner) };
}

/**
 * The problem with a name that no field has.
 * @param group the name of a group that does have a field of this name
 */
export const strange = (name: string, names: string[], path: string, group?: string): Placed => ({
  path,
  expected: `a field of the schema: ${names.join(", ")}`,
  found: quote(name),
  fix:
    group === undefined
      ? `${instead(name, names)}, or add the field`
      : `move it to the "required" of ${inFull(group)}, which has this field`,
});

/** The first group among some fields that has a field of a name. */
export const groupWith = (name: string, owners: Owner[]): string | undefined =>
  owners
    .flatMap(({ fields }) => [...fields])
    .find(([, parts]) => parts.some(({ properties }) => properties && Object.hasOwn(properties, name)))?.[0];

/** A field's schemas in all parts, and in those that decide its values: the schema's own, or else all of them. */
interface Known {
  all: Schema[];
  telling: Schema[];
}

const inside = ({ all, telling }: Known, find: (part: Schema) => Schema[]): Known => {
  const told = telling.flatMap(find);
  return { all: all.flatMap(find), telling: told.length > 0 ? told : all.flatMap(find) };
};

/** What a condition or a branch demands of a field. */
interface Asked {
  name: string;
  asked: Schema | boolean;
  known: Known;
  path: string;
}

/** Whether a value is what an empty control of a field holds: null, an empty text, or the empty value of its type. */
const isBlank = (value: unknown, { type }: Schema): boolean =>
  value === null ||
  value === "" ||
  ((value === 0 || value === false || (Array.isArray(value) && value.length === 0)) &&
    accepts(type ? { type } : {}, value));

/**
 * What `not` rules out, except blank values: ruling these out is fine even if the field can never have them.
 * @param fields what describes the value
 */
export function ruledOut({ not }: Schema, fields: Schema[]): Schema {
  const { const: value, enum: values, ...others } = (isObject(not) ? not : {}) as Schema;
  const isMeant = (one?: Json) => one !== undefined && !fields.some((field) => isBlank(one, field));
  return { ...others, ...(isMeant(value) && { const: value }), ...(values && { enum: values.filter(isMeant) }) };
}

/** A constant that the field can never have; in `if` and `not`, also constants of its entries and of the fields inside it. */
export function* inVain({ name, asked, known, path }: Asked, root: Schema, isAsked: boolean): Generator<Placed> {
  const { all, telling } = known;
  if (!isObject(asked) || telling.length === 0 || telling.some((field) => !isObject(field) || field.$ref)) return;
  const whole = (field: Schema) => withDefinitions(field, root);
  const fields = telling.map(whole);
  const values = valuesIn(asked);
  if (values?.length && !values.some((value) => fields.some((field) => accepts(field, value)))) {
    const choices = telling.every((field) => field.enum) && [...new Set(telling.flatMap((field) => field.enum ?? []))];
    yield {
      path: `${path}/${asked.const === undefined ? "enum" : "const"}`,
      expected: choices ? `one of ${choices.map(quote).join(", ")}` : `a value that ${quote(name)} can have`,
      found: values.map(quote).join(", "),
      fix: "correct the value, or the rules of the field",
    };
  }
  // Outside conditions, `not` is itself the rule that rules the value out.
  if (!isAsked) return;
  if (asked.not) yield* inVain({ name, asked: ruledOut(asked, fields), known, path: `${path}/not` }, root, true);
  const entries = inside(known, ({ items }) => (isObject(items) ? [items as Schema] : []));
  const contains = asked.contains as Schema | undefined;
  if (contains) yield* inVain({ name, asked: contains, known: entries, path: `${path}/contains` }, root, true);
  const parts = all.map(whole);
  const names = [...new Set(parts.flatMap((part) => withNames(part).names))];
  const isClosed = names.length > 0 && !parts.some((part) => isOpenIn(part));
  for (const [index, one] of (asked.required ?? []).entries())
    if (isClosed && !names.includes(one)) yield strange(one, names, `${path}/required/${index}`);
  for (const [one, sub] of Object.entries(asked.properties ?? {})) {
    const at = `${path}/properties/${pointerStep(one)}`;
    if (isClosed && !names.includes(one)) yield strange(one, names, at);
    const own = inside(known, (part) => withNames(whole(part)).fields.get(one) ?? []);
    yield* inVain({ name: one, asked: sub, known: own, path: at }, root, true);
  }
}
