/** Determines what an empty field is sent as. */

import { constantOf } from "../kinds/constant.ts";
import { kindOf } from "../kinds/index.ts";
import { isNullable, typeOf } from "../kinds/kind.ts";
import { branchesOf, constantsIn, hasConstants } from "../kinds/structures.ts";
import { followIn, type Hold, holdOf, inPlace, type Part, withDefinitions } from "../schema/in-place.ts";
import { isEmptyText } from "../schema/nullable.ts";
import { isFieldName, parentOf, stepsOf } from "../schema/path.ts";
import { isObject, type Json, type Schema, stepsIn, subschemasOf } from "../schema/schema.ts";
import { choicesOf, isChoice } from "../words/choices.ts";
import { blanksOfNamed } from "./blank-named.ts";
import type { FieldUi, FormDefinition, Looks } from "./definition.ts";
import { type Field, fieldsByPath } from "./fields.ts";
import { isOfItself } from "./of-itself.ts";

/** Whether a field's schema accepts a value; where ajv may be loaded, it is `accepts` of src/engine/rules/compile.ts. */
export type Accepts = (schema: Schema, value: Json) => boolean;

/** The alternatives that are only rules: "an email address or a telephone number". */
const rulesIn = (schema: Schema): Schema[] => (branchesOf(schema) ? [] : (schema.oneOf ?? schema.anyOf ?? []));

/** A group of fields with all subschemas that apply to it, including conditions and `not`. */
class Group {
  private readonly parts: Part[];
  /** Fields whose presence matters to any rule, unconditional or not. */
  readonly counted: Set<string>;
  /** Fields whose presence is tested by a condition, or by alternatives that are rules. */
  readonly asked: Set<string>;
  /** Fields that are required, always or in some cases, but not those of which one is enough. */
  readonly needed: Set<string>;
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
    const rules = new Set(this.parts.flatMap(({ schema }) => rulesIn(schema)));
    const isAsking = ({ schema, hold }: Part) => hold === "asked" || rules.has(schema);
    this.needed = new Set([...required(this.parts.filter((part) => !isAsking(part))), ...needed.flat()]);
    this.asked = new Set([...triggers, ...required(this.parts.filter(isAsking))]);
    this.isCounted = this.parts.some(({ schema }) => "minProperties" in schema || "maxProperties" in schema);
  }

  /** Every schema that applies or may apply to the property of this name and, by default, those in conditions. */
  of(name: string, upTo: Hold = "asked"): (Schema | boolean)[] {
    const parts = this.parts.filter(({ hold }) => upTo === "asked" || hold !== "asked");
    return parts.flatMap(({ schema: { properties = {}, patternProperties = {}, additionalProperties = true } }) => {
      const own = Object.hasOwn(properties, name) ? [properties[name] as Schema | boolean] : [];
      const named = Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern, "u").test(name));
      const all = [...own, ...named.map(([, part]) => part)];
      return all.length > 0 ? all : [additionalProperties];
    });
  }
}

/** Whether a field depends on a branch or condition. */
export const isConditional = ({ pointer }: Field) =>
  stepsIn(pointer).some(({ keyword }) => holdOf(keyword) === "maybe");

/** Whether a field is a list in a branch and not under a condition, whose fields appear only when it holds. */
const isListOfBranch = ({ pointer, whole }: Field) =>
  kindOf(whole)?.name === "list" && stepsIn(pointer).every(({ keyword }) => !/^(then|else|depend)/.test(keyword));

/** The fields of a path that determine its empty value: those outside branches and conditions, else the lists in branches. */
function settledAmong(all: Field[]): Field[] {
  const named = all.filter(({ pattern }) => pattern === undefined);
  const always = named.filter((field) => !isConditional(field));
  return always.length > 0 || !named.every(isListOfBranch) ? always : named;
}

/** A field with its presentation and everything that applies to it. */
interface Asked {
  fields: [Field, ...Field[]];
  look: Partial<FieldUi>;
  group: Group;
  isRequired: boolean;
  /** Whether it is a list whose entries are like the value that contains it. */
  isOfItself: boolean;
  name: string;
  /** Whether every schema that applies to the field accepts a value; by default including those in conditions. */
  allows: (value: Json, upTo?: Hold) => boolean;
}

/** Whether null is a branch of a schema; or, for a choice, whether null is not offered, so that it means no answer. */
const hasNull = (schema: Schema, { options }: Partial<FieldUi>) =>
  branchesOf(schema)?.some((branch) => isObject(branch) && branch.type === "null") ??
  (isChoice(schema) && choicesOf(schema, options).every(({ value }) => value !== null));

/**
 * Whether a value is a group of fields, or a choice between groups, lists and null. Without a "type", the rules of these would
 * accept an empty text, too.
 */
function isParted(schema: Schema, kinds = /^group$/): boolean {
  const branches: (Schema | boolean)[] | undefined = branchesOf(schema);
  if (!branches) return kinds.test(kindOf(schema)?.name ?? "");
  return branches.every((one) => isObject(one) && (one.type === "null" || isParted(one, /^(group|list)$/)));
}

/** What an empty field is sent as; undefined if it is left out. */
function emptyOf({ fields, look, group, isRequired, isOfItself, name, allows }: Asked): Json | undefined {
  // An unchecked checkbox means no; with radio buttons for yes and no, nobody has answered yet.
  if (look.widget === "checkbox" && isRequired && allows(false, "maybe")) return false;
  // A nullable field is sent as null; the empty string would mean that something was entered.
  const isNull = fields.some(
    ({ whole }) => isNullable(whole) || constantOf(whole) === null || (isRequired && hasNull(whole, look)),
  );
  if (isNull && isRequired && allows(null, "maybe")) return null;
  if (isRequired && fields.some(({ whole }) => branchesOf(whole)?.some(isEmptyText)) && allows("", "maybe")) return "";
  // A required value that can only be null is always sent, since nobody can fill it in.
  const isFixed =
    group.needed.has(name) && fields.some(({ whole }) => whole.type === "null" || constantOf(whole) === null);
  if (isNull && (isFixed || !(group.asked.has(name) || group.isCounted)) && allows(null)) return null;
  // If every node of a tree had to have a child, the tree would never end.
  if (isRequired && isOfItself && allows([])) return [];
  const isWhole = fields.some(({ schema, whole }) => schema.$ref || isParted(whole));
  const isLeftOut = group.counted.has(name) || group.isCounted || isWhole;
  if (fields[0].path.includes(".") || isLeftOut) return undefined;
  const value: "" | [] = fields.some(({ whole }) => typeOf(whole) === "array") ? [] : "";
  return allows(value) ? value : undefined;
}

/** The initial value of a group, list or choice, before any of its fields is filled in. */
function untouched(schema: Schema): Json {
  const [first] = branchesOf(schema) ?? [];
  if (first) return untouched({ ...schema, oneOf: undefined, anyOf: undefined, ...first });
  const { items, minItems = 0, properties = {} } = schema;
  // A tuple shows all of its entries.
  if (Array.isArray(items)) return items.map(() => null);
  if (typeOf(schema) === "array") return Array.from({ length: Math.min(minItems, 1) }, () => null);
  // A checkbox that must be ticked is no constant here: nobody has ticked it yet.
  const sent = Object.entries(constantsIn(schema)).filter(([name]) => constantOf(properties[name] ?? {}) !== undefined);
  return Object.fromEntries(sent) as Json;
}

/** Whether a choice between branches can be an answer by itself, with nothing filled in: it is sent as a constant. */
const isChosen = (schema: Schema) =>
  branchesOf(schema)?.some((branch) => isObject(branch) && hasConstants(branch)) ?? false;

/**
 * The initial value of an optional group, list or choice, if the rules would reject it, or of a group whose presence they test. It
 * is left out as a whole while nothing inside it is filled in, however many blank entries a list has.
 */
function lapsingOf({ fields, group, isRequired, name, allows }: Asked, hidden: string[]): Json | undefined {
  const { whole } = fields[0];
  const kind = kindOf(whole)?.name ?? "";
  if (isRequired || name === "*" || !/^(group|branches|list)$/.test(kind)) return undefined;
  const value = untouched(whole);
  const isTold = kind === "group" && (group.asked.has(name) || group.isCounted) && !group.needed.has(name);
  // Hidden fields in a group are sent, so the group is, too.
  if (allows(value) && (!isTold || hidden.some((path) => path.startsWith(`${fields[0].path}.`)))) return undefined;
  if (kind !== "list") return value;
  return subschemasOf(whole).some(isChosen) ? undefined : [];
}

/**
 * What each field is sent as when it is empty: the UI document's `emptyValue`; null if its schema allows it; otherwise,
 * at the top level, the empty string or list if the schema accepts it. All schemas that apply to the field are
 * considered, in every branch and condition. A field that is or can become required is left out, so that `required` is
 * reported, whatever else its schema accepts.
 */
export function unsetValues(root: Schema, looks: Looks, accepts: Accepts): Pick<FormDefinition, "empty" | "lapsing"> {
  const lapsing: NonNullable<FormDefinition["lapsing"]> = {};
  const byPath = fieldsByPath(root);
  const groups = new Map<string, Group>();
  const hidden = Object.keys(looks).filter((path) => looks[path]?.widget === "hidden");
  const allowed = (part: Schema | boolean, value: Json) =>
    isObject(part) ? accepts(withDefinitions(part, root), value) : part;
  const empty = blanksOfNamed(byPath, looks, allowed);
  for (const [path, all] of byPath) {
    const [first, ...others] = settledAmong(all);
    if (!first) continue;
    const isOfBranch = isConditional(first);
    const fields: Asked["fields"] = [first, ...others];
    const around = parentOf(path);
    const group = groups.get(around) ?? new Group(around ? (byPath.get(around) ?? []) : [{ schema: root }], root);
    groups.set(around, group);
    const name = stepsOf(path).at(-1) ?? "";
    // Where only branches have the field, schemas outside them do not count.
    const isOwn = isOfBranch || !isFieldName(name);
    const speaking = (upTo?: Hold) => (isOwn ? fields.map(({ schema }) => schema) : group.of(name, upTo));
    const asked: Asked = {
      ...{ fields, group, name, look: looks[path] ?? {} },
      isRequired: fields.some(({ required }) => required) || (isOfBranch && group.counted.has(name)),
      isOfItself: isOfItself(first, byPath),
      allows: (value, upTo) => speaking(upTo).every((part) => allowed(part, value)),
    };
    const value = isOfBranch ? undefined : (asked.look.emptyValue ?? emptyOf(asked));
    if (value !== undefined) empty[path] = value;
    const lapses = lapsingOf(asked, hidden);
    if (lapses !== undefined) lapsing[path] = lapses;
  }
  return { empty, ...(Object.keys(lapsing).length > 0 && { lapsing }) };
}
