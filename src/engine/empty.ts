/** What an unset field is sent as. */
import type { FieldUi, FormDefinition } from "./definition.ts";
import { type Field, fieldsByPath } from "./fields.ts";
import { followIn, holdOf, inPlace, type Part } from "./in-place.ts";
import { constantOf } from "./kinds/constant.ts";
import { kindOf } from "./kinds/index.ts";
import { isNullable, typeOf } from "./kinds/kind.ts";
import { branchesOf, constantsIn } from "./kinds/structures.ts";
import { stepsOf } from "./path.ts";
import { isObject, type Json, type Schema, stepsIn } from "./schema.ts";

/** Answers whether a field's schema accepts a value; src/build hands in a compiled one. */
export type Accepts = (schema: Schema, value: Json) => boolean;

/** A group of fields: everything that speaks of it, conditions and what is ruled out too. */
class Group {
  private readonly parts: Part[];
  /** The fields whose presence some rule depends on, always or under a condition. */
  readonly counted: Set<string>;
  /** Those of which a condition asks whether they are there. */
  readonly asked: Set<string>;
  /** Whether a rule counts the keys. */
  readonly isCounted: boolean;

  constructor(places: { schema: Schema }[], root: Schema) {
    const follow = followIn(root);
    this.parts = places.flatMap(({ schema }) => [...inPlace({ schema, pointer: "" }, { upTo: "asked", follow })]);
    const triggers = this.parts.flatMap(({ schema: { dependencies = {} } }) => Object.keys(dependencies));
    const required = (parts: Part[]) => parts.flatMap(({ schema }) => schema.required ?? []);
    const needed = this.parts
      .flatMap(({ schema: { dependencies = {} } }) => Object.values(dependencies))
      .filter(Array.isArray);
    this.counted = new Set([...required(this.parts), ...triggers, ...needed.flat()]);
    this.asked = new Set([...triggers, ...required(this.parts.filter(({ hold }) => hold === "asked"))]);
    this.isCounted = this.parts.some(({ schema }) => "minProperties" in schema || "maxProperties" in schema);
  }

  /** Every schema that may apply to the value of a name. */
  of(name: string): (Schema | boolean)[] {
    return this.parts.flatMap(
      ({ schema: { properties = {}, patternProperties = {}, additionalProperties = true } }) => {
        const own = Object.hasOwn(properties, name) ? [properties[name] as Schema | boolean] : [];
        const named = Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern, "u").test(name));
        const all = [...own, ...named.map(([, part]) => part)];
        return all.length > 0 ? all : [additionalProperties];
      },
    );
  }
}

/** Fields that a change of the data makes come and go. */
const isConditional = ({ pointer }: Field) => stepsIn(pointer).some(({ keyword }) => holdOf(keyword) === "maybe");

/** A field, what it is drawn as, and all that applies to it. */
interface Asked {
  fields: [Field, ...Field[]];
  look: Partial<FieldUi>;
  group: Group;
  isRequired: boolean;
  name: string;
  /** Whether all that applies to the field accepts a value. */
  allows: (value: Json) => boolean;
}

/** What one field is sent as when it is unset, if it is sent at all. */
function emptyOf({ fields, look, group, isRequired, name, allows }: Asked): Json | undefined {
  // A box that is left alone says no; where yes and no are both offered, nobody has answered yet.
  if (look.widget === "checkbox" && isRequired && allows(false)) return false;
  // Null is a value that a nullable field can always be sent as; the empty text would say that something was written.
  const isNull = fields.some(({ whole }) => isNullable(whole) || constantOf(whole) === null);
  if (isNull && (isRequired || !(group.asked.has(name) || group.isCounted)) && allows(null)) return null;
  const isLeftOut = group.counted.has(name) || group.isCounted || fields.some(({ schema }) => schema.$ref);
  if (fields[0].path.includes(".") || isLeftOut) return undefined;
  const value: "" | [] = fields.some(({ whole }) => typeOf(whole) === "array") ? [] : "";
  return allows(value) ? value : undefined;
}

/** What a form hands over of a field that holds others before anybody has answered any of them. */
function untouched(schema: Schema): Json {
  const [first] = branchesOf(schema) ?? [];
  if (first) return untouched({ ...schema, oneOf: undefined, anyOf: undefined, ...first });
  if (typeOf(schema) === "array") return Array.from({ length: Math.min(schema.minItems ?? 0, 1) }, () => null);
  return constantsIn(schema) as Json;
}

/** What a field holds by itself that is left out as a whole while nothing in it is answered: it may be, and would be refused. */
function lapsingOf({ fields, isRequired, name, allows }: Asked): Json | undefined {
  const { whole } = fields[0];
  if (isRequired || name === "*" || !/^(group|branches)$/.test(kindOf(whole)?.name ?? "")) return undefined;
  const value = untouched(whole);
  return allows(value) ? undefined : value;
}

/**
 * What each field is sent as when it is unset: what its UI document says, null where its schema names null, else at the
 * top the empty value that its schema accepts. All that applies to the field is asked, in every branch and condition. A
 * field that is or can become required is left out instead, so that `required` can say so, whatever else its schema
 * accepts.
 */
export function unsetValues(
  root: Schema,
  looks: { [path: string]: Partial<FieldUi> },
  accepts: Accepts,
): Pick<FormDefinition, "empty" | "lapsing"> {
  const empty: FormDefinition["empty"] = {};
  const lapsing: NonNullable<FormDefinition["lapsing"]> = {};
  const byPath = fieldsByPath(root);
  const groups = new Map<string, Group>();
  const { definitions } = root;
  for (const [path, all] of byPath) {
    const [first, ...others] = all.filter((field) => !isConditional(field) && field.pattern === undefined);
    if (!first) continue;
    const fields: Asked["fields"] = [first, ...others];
    const around = path.split(".").slice(0, -1).join(".");
    const group = groups.get(around) ?? new Group(around ? (byPath.get(around) ?? []) : [{ schema: root }], root);
    groups.set(around, group);
    const name = stepsOf(path).at(-1) ?? "";
    const speaking = /^(\*|\d+)$/.test(name) ? fields.map(({ schema }) => schema) : group.of(name);
    const asked: Asked = {
      ...{ fields, group, name, look: looks[path] ?? {} },
      isRequired: fields.some(({ required }) => required),
      allows: (value) =>
        speaking.every((part) =>
          isObject(part) ? accepts(definitions ? { ...part, definitions } : part, value) : part,
        ),
    };
    const value = asked.look.emptyValue ?? emptyOf(asked);
    if (value !== undefined) empty[path] = value;
    const lapses = lapsingOf(asked);
    if (lapses !== undefined) lapsing[path] = lapses;
  }
  return { empty, ...(Object.keys(lapsing).length > 0 && { lapsing }) };
}
