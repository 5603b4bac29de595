/** What an unset field is sent as. */
import type { FieldUi, FormDefinition } from "./definition.ts";
import { type Field, fieldsByPath } from "./fields.ts";
import { followIn, holdOf, inPlace, type Part } from "./in-place.ts";
import { constantOf } from "./kinds/constant.ts";
import { isNullable, typeOf } from "./kinds/kind.ts";
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

  constructor(schemas: Schema[], root: Schema) {
    const follow = followIn(root);
    this.parts = schemas.flatMap((schema) => [...inPlace({ schema, pointer: "" }, { upTo: "asked", follow })]);
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

/** What one field is sent as when it is unset, if it is sent at all. */
function emptyOf(
  fields: Field[],
  look: Partial<FieldUi>,
  group: Group,
  root: Schema,
  accepts: Accepts,
): Json | undefined {
  const isRequired = fields.some(({ required }) => required);
  const steps = stepsOf(fields[0]?.path ?? "");
  const name = steps.at(-1) ?? "";
  const speaking = /^(\*|\d+)$/.test(name) ? fields.map(({ schema }) => schema) : group.of(name);
  const allows = (value: Json) =>
    speaking.every((part) =>
      isObject(part) ? accepts(root.definitions ? { ...part, definitions: root.definitions } : part, value) : part,
    );
  // A box that is left alone says no; where yes and no are both offered, nobody has answered yet.
  if (look.widget === "checkbox" && isRequired && allows(false)) return false;
  // Null is a value that a nullable field can always be sent as; the empty text would say that something was written.
  const whole = fields.map((field) => field.whole);
  const isOwn = whole.some((schema) => isNullable(schema) || constantOf(schema) === null);
  if (isOwn && (isRequired || !(group.asked.has(name) || group.isCounted)) && allows(null)) return null;
  const isLeftOut = group.counted.has(name) || group.isCounted || fields.some(({ schema }) => schema.$ref);
  if (steps.length > 1 || isLeftOut) return undefined;
  const value: "" | [] = whole.some((schema) => typeOf(schema) === "array") ? [] : "";
  return allows(value) ? value : undefined;
}

/**
 * What each field is sent as when it is unset: what its UI document says, null where its schema names null, else at the
 * top the empty value that its schema accepts. All that applies to the field is asked, in every branch and condition. A
 * field that is or can become required is left out instead, so that `required` can say so, whatever else its schema
 * accepts.
 */
export function emptyValues(
  root: Schema,
  looks: { [path: string]: Partial<FieldUi> },
  accepts: Accepts,
): FormDefinition["empty"] {
  const empty: FormDefinition["empty"] = {};
  const byPath = fieldsByPath(root);
  const groups = new Map<string, Group>();
  for (const [path, all] of byPath) {
    const fields = all.filter((field) => !isConditional(field) && field.pattern === undefined);
    if (fields.length === 0) continue;
    const around = path.split(".").slice(0, -1).join(".");
    const schemas = around ? (byPath.get(around) ?? []).map(({ schema }) => schema) : [root];
    const group = groups.get(around) ?? new Group(schemas, root);
    groups.set(around, group);
    const value = looks[path]?.emptyValue ?? emptyOf(fields, looks[path] ?? {}, group, root, accepts);
    if (value !== undefined) empty[path] = value;
  }
  return empty;
}
