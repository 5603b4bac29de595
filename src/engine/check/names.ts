/** Checks that conditions, dependencies and required names refer to existing fields, and to values they can have. */

import { isOpenIn, namesOf } from "../define/fields.ts";
import { hasFreeKeys } from "../kinds/structures.ts";
import { accepts } from "../rules/compile.ts";
import { followIn, holdOf, inPlace, isQuestion, ownerOf } from "../schema/in-place.ts";
import { pointerStep } from "../schema/path.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import { resolveRefs } from "../schema/resolve.ts";
import { isObject, type Json, type Schema, stepsIn, walk } from "../schema/schema.ts";
import { type Placed, type Problem, quote } from "./problem.ts";
import { instead } from "./suggest.ts";

/** Everything in a schema that names a sibling field, with its pointer. */
function* mentions(schema: Schema, pointer: string): Generator<[name: string, pointer: string]> {
  for (const [index, name] of (schema.required ?? []).entries()) yield [name, `${pointer}/required/${index}`];
  for (const word of ["dependencies", "dependentRequired", "dependentSchemas"] as const)
    for (const [name, needed] of Object.entries((schema[word] ?? {}) as { [name: string]: unknown })) {
      yield [name, `${pointer}/${word}/${pointerStep(name)}`];
      if (Array.isArray(needed))
        for (const [index, other] of needed.entries())
          yield [String(other), `${pointer}/${word}/${pointerStep(name)}/${index}`];
    }
  if (holdOf(stepsIn(pointer).at(-1)?.keyword ?? "") === "asked")
    for (const name of Object.keys(schema.properties ?? {})) yield [name, `${pointer}/properties/${pointerStep(name)}`];
}

/** The place of a value: the pointer of a schema without its steps into parts, which are of the same value. */
const valueAt = (pointer: string): string =>
  stepsIn(pointer)
    .filter(({ keyword }) => !holdOf(keyword))
    .map(({ text }) => text)
    .join("");

/** A schema that describes a value, and the names that may be in it; all of its conditions ask for them. */
interface Owner {
  owner: Schema;
  /** Each of them in every part that may apply, without those that only ask. */
  fields: Map<string, Schema[]>;
  names: string[];
  isOpen: boolean;
}

function withNames(owner: Schema): Owner {
  const fields = new Map<string, Schema[]>();
  for (const { schema } of inPlace({ schema: owner, pointer: "" }, { follow: followIn(owner) }))
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      fields.set(name, [...(fields.get(name) ?? []), field]);
  const names = [...fields.keys()];
  return { owner, fields, names, isOpen: hasFreeKeys(owner) || owner.$ref !== undefined };
}

/** A name that no field has. */
const strange = (name: string, names: string[], path: string): Placed => ({
  path,
  expected: `a field of the schema: ${names.join(", ")}`,
  found: quote(name),
  fix: `${instead(name, names)}, or add the field`,
});

/** A field in every part that has it; and in those that say what it can be, which are all of them if the schema itself has none. */
interface Known {
  all: Schema[];
  telling: Schema[];
}

const inside = ({ all, telling }: Known, find: (part: Schema) => Schema[]): Known => {
  const told = telling.flatMap(find);
  return { all: all.flatMap(find), telling: told.length > 0 ? told : all.flatMap(find) };
};

/** What is asked of a field: in vain, if it can never be so. */
interface Asked {
  name: string;
  asked: Schema | boolean;
  known: Known;
  path: string;
}

/** What a value must not be; anything, if only that it must not be blank, which may be said of one that never is. */
function ruledOut({ not = true }: Schema): Schema | boolean {
  const { enum: values, const: value } = (isObject(not) ? not : {}) as Schema;
  return (values ?? [value]).every((one) => one === "" || one === null) || (not as Schema);
}

/** A constant that the field itself can never have; in a question, also one of its entries, and of the fields inside it. */
function* inVain({ name, asked, known, path }: Asked, root: Schema, isAsked: boolean): Generator<Placed> {
  const { all, telling } = known;
  if (!isObject(asked) || telling.length === 0 || telling.some((field) => !isObject(field) || field.$ref)) return;
  const withDefinitions = (field: Schema): Schema => ({ ...field, definitions: root.definitions ?? {} });
  const fields = telling.map(withDefinitions);
  const values = asked.const === undefined ? asked.enum : [asked.const];
  if (values?.length && !values.some((value) => fields.some((field) => accepts(field, value as Json)))) {
    const choices = telling.every((field) => field.enum) && [...new Set(telling.flatMap((field) => field.enum ?? []))];
    yield {
      path: `${path}/${asked.const === undefined ? "enum" : "const"}`,
      expected: choices ? `one of ${choices.map(quote).join(", ")}` : `a value that ${quote(name)} can have`,
      found: values.map(quote).join(", "),
      fix: "correct the value, or the rules of the field",
    };
  }
  yield* inVain({ name, asked: ruledOut(asked), known, path: `${path}/not` }, root, isAsked);
  if (!isAsked) return;
  const entries = inside(known, ({ items }) => (isObject(items) ? [items as Schema] : []));
  const contains = asked.contains as Schema | undefined;
  if (contains) yield* inVain({ name, asked: contains, known: entries, path: `${path}/contains` }, root, true);
  const parts = all.map(withDefinitions);
  const names = [...new Set(parts.flatMap((part) => withNames(part).names))];
  const isClosed = names.length > 0 && !parts.some((part) => isOpenIn(part));
  for (const [index, one] of (asked.required ?? []).entries())
    if (isClosed && !names.includes(one)) yield strange(one, names, `${path}/required/${index}`);
  for (const [one, sub] of Object.entries(asked.properties ?? {})) {
    const at = `${path}/properties/${pointerStep(one)}`;
    if (isClosed && !names.includes(one)) yield strange(one, names, at);
    const own = inside(known, (part) => withNames(withDefinitions(part)).fields.get(one) ?? []);
    yield* inVain({ name: one, asked: sub, known: own, path: at }, root, true);
  }
}

/**
 * What a condition or a branch asks of fields in vain.
 * @param around every schema of the same value
 */
function* impossible(schema: Schema, { owner, fields }: Owner, around: Owner[], pointer: string): Generator<Placed> {
  for (const [name, asked] of Object.entries(schema.properties ?? {})) {
    const own = owner.properties?.[name];
    const all = around.flatMap((one) => one.fields.get(name) ?? []);
    const known = { all, telling: own ? [own] : (fields.get(name) ?? []) };
    const path = `${pointer}/properties/${pointerStep(name)}`;
    yield* inVain({ name, asked, known, path }, owner, isQuestion(pointer));
  }
}

/** Branches of a dependency's choice that bring fields and do not say when: react-jsonschema-form draws none of these. */
function* unled(schema: Schema, pointer: string, resolved: (branch: Schema) => Schema): Generator<Placed> {
  for (const word of ["dependencies", "dependentSchemas"] as const)
    for (const [name, needed] of Object.entries((schema[word] ?? {}) as { [name: string]: Schema }))
      for (const [index, branch] of [needed.oneOf ?? []].flat().entries()) {
        const whole = resolved(branch);
        if (namesOf(whole).length === 0 || whole.properties?.[name] !== undefined) continue;
        yield {
          path: `${pointer}/${word}/${pointerStep(name)}/oneOf/${index}`,
          expected: `the values of ${quote(name)} for which this branch is shown`,
          found: `fields alone: ${namesOf(whole).join(", ")}`,
          fix: `write "properties": { ${quote(name)}: { "const": … } } in each branch, or "if": { "required": [${quote(name)}] }, "then": … in place of the dependency`,
        };
      }
}

/**
 * Names of missing fields, and impossible values.
 * @throws UnresolvedRef
 */
export function checkNames(file: string, root: Schema, shared: SharedSchemas): Problem[] {
  const places = [...walk({ schema: root, pointer: "" })];
  const schemas = new Map(places.map(({ schema, pointer }) => [pointer, schema]));
  const owners = new Map<string, Owner>();
  const ownerAt = (pointer: string): Owner => {
    const known = owners.get(pointer) ?? withNames(resolveRefs(schemas.get(pointer) ?? {}, shared, root));
    owners.set(pointer, known);
    return known;
  };
  const uses = places.filter(({ schema: { $ref } }) => $ref?.startsWith("#"));
  const alike = new Map<string, string[]>();
  for (const { pointer } of places)
    if (ownerOf(pointer) === pointer && !isQuestion(pointer))
      alike.set(valueAt(pointer), [...(alike.get(valueAt(pointer)) ?? []), pointer]);
  /** A schema, others of the same value in other parts, and those that it is a definition for: each of them describes the value. */
  const around = (at: string, seen = new Set<string>()): string[] => {
    if (seen.has(at)) return [];
    seen.add(at);
    const used = uses.filter(({ schema: { $ref } }) => $ref === `#${at}`).map(({ pointer }) => ownerOf(pointer));
    return [at, ...[...(alike.get(valueAt(at)) ?? []), ...used].flatMap((one) => around(one, seen))];
  };
  return places.flatMap(({ schema, pointer }): Problem[] => {
    const at = ownerOf(pointer);
    // What asks of entries, keys, or the fields of a group names some of theirs, and is compared with them from outside.
    if (isQuestion(at)) return [];
    const found = [...mentions(schema, pointer)];
    const silent = [...unled(schema, pointer, (branch) => resolveRefs(branch, shared, root))].map((one) => ({
      file,
      ...one,
    }));
    const isBranch = at !== pointer && schema.properties !== undefined;
    if (found.length === 0 && !isBranch) return [];
    const owner = ownerAt(at);
    const owners = around(at).map(ownerAt);
    const names = [...new Set(owners.flatMap((one) => one.names))];
    const isOpen = names.length === 0 || owners.some((one) => one.isOpen);
    const stray = found
      .filter(([name]) => !isOpen && !names.includes(name) && name !== "formName")
      .map(([name, path]) => ({ file, ...strange(name, names, path) }));
    return [
      ...stray,
      ...silent,
      ...(isBranch ? [...impossible(schema, owner, owners, pointer)].map((one) => ({ file, ...one })) : []),
    ];
  });
}
