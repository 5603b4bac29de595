/** Checks that conditions, dependencies and required names refer to existing fields, and to values they can have. */

import { namesOf } from "../../define/fields.ts";
import { holdOf, isOwner, isQuestion, ownerOf } from "../../schema/in-place.ts";
import { pointerStep } from "../../schema/path.ts";
import type { SharedSchemas } from "../../schema/refs.ts";
import { resolving } from "../../schema/resolve.ts";
import { type Place, type Schema, stepsIn } from "../../schema/schema.ts";
import { everyPlace } from "../../schema/strays.ts";
import { inFull, type Placed, type Problem, quote } from "../problem.ts";
import { nearest } from "../suggest.ts";
import { groupWith, inVain, type Owner, strange, withNames } from "./in-vain.ts";
import { followAmong, sameValue } from "./same-value.ts";

/** Everything in a schema that names a sibling field, with its pointer. */
function* mentions(schema: Schema, pointer: string): Generator<[name: string, pointer: string]> {
  for (const [index, name] of (schema.required ?? []).entries()) yield [name, `${pointer}/required/${index}`];
  for (const word of ["dependencies", "dependentRequired", "dependentSchemas"] as const)
    for (const [name, needed] of Object.entries(schema[word] ?? {})) {
      yield [name, `${pointer}/${word}/${pointerStep(name)}`];
      if (Array.isArray(needed))
        for (const [index, other] of needed.entries())
          yield [String(other), `${pointer}/${word}/${pointerStep(name)}/${index}`];
    }
  if (holdOf(stepsIn(pointer).at(-1)?.keyword ?? "") === "asked")
    for (const name of Object.keys(schema.properties ?? {})) yield [name, `${pointer}/properties/${pointerStep(name)}`];
}

/**
 * What a condition or a branch demands of fields that can never be true.
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

/** Branches of a dependency's `oneOf` that have fields but no value of the trigger: react-jsonschema-form draws none of these. */
function* unled(schema: Schema, pointer: string, resolved: (branch: Schema) => Schema): Generator<Placed> {
  for (const word of ["dependencies", "dependentSchemas"] as const)
    for (const [name, needed] of Object.entries(schema[word] ?? {}))
      for (const [index, branch] of [needed.oneOf ?? []].flat().entries()) {
        const whole = resolved(branch);
        if (namesOf(whole).length === 0 || whole.properties?.[name] !== undefined) continue;
        yield {
          path: `${pointer}/${word}/${pointerStep(name)}/oneOf/${index}`,
          expected: `the values of ${quote(name)} for which this branch is shown`,
          found: `fields alone: ${namesOf(whole).join(", ")}`,
          fix: `write "properties": { ${inFull(name)}: { "const": … } } in each branch, or "if": { "required": [${inFull(name)}] }, "then": … in place of the dependency`,
        };
      }
}

/** What is known of the values that a document describes. */
interface Known {
  places: Place[];
  /** Resolves the references of a part of it. */
  resolve: (part: Schema) => Schema;
  /** The schema at a pointer. */
  ownerAt: (pointer: string) => Owner;
  /** Every schema of the same value. */
  ownersAt: (pointer: string) => Owner[];
}

function knownOf(root: Schema, shared: SharedSchemas, named?: string[]): Known {
  const places = everyPlace(root, named);
  const schemas = new Map(places.map(({ schema, pointer }) => [pointer, schema]));
  const follow = followAmong(places, root);
  const owners = new Map<string, Owner>();
  const resolve = resolving(root, shared);
  const ownerAt = (pointer: string): Owner => {
    const schema = schemas.get(pointer) ?? {};
    // Resolving is slow; a place that is nothing but a reference shares the result of its target.
    const target = Object.keys(schema).join() === "$ref" ? follow(schema.$ref ?? "", schema) : undefined;
    if (target) return ownerAt(target.pointer);
    const known = owners.get(pointer) ?? withNames(resolve(schema));
    owners.set(pointer, known);
    return known;
  };
  let around: ReturnType<typeof sameValue> | undefined;
  const ownersAt = (pointer: string) => {
    around ??= sameValue(places, follow);
    return around(pointer).map(ownerAt);
  };
  return { places, resolve, ownerAt, ownersAt };
}

const namesAmong = (owners: Owner[]) => [...new Set(owners.flatMap((one) => one.names))];

/**
 * Names of missing fields, and impossible values.
 * @param named places outside the document's keywords that references of others lead to
 * @throws UnresolvedRef
 */
export function checkNames(file: string, root: Schema, shared: SharedSchemas, named?: string[]): Problem[] {
  const { places, resolve, ownerAt, ownersAt } = knownOf(root, shared, named);
  return places.flatMap(({ schema, pointer }): Problem[] => {
    const at = ownerOf(pointer);
    // Conditions on entries, keys or the fields of a group are compared with these from outside (in-vain.ts).
    if (isQuestion(at)) return [];
    const found = [...mentions(schema, pointer)];
    const silent = [...unled(schema, pointer, resolve)].map((one) => ({ file, ...one }));
    const isBranch = at !== pointer && schema.properties !== undefined;
    if (found.length === 0 && !isBranch) return [];
    const owner = ownerAt(at);
    const owners = ownersAt(at);
    const names = namesAmong(owners);
    const isOpen = names.length === 0 || owners.some((one) => one.isOpen);
    const stray = found
      .filter(([name]) => !isOpen && !names.includes(name) && name !== "formName")
      .map(([name, path]) => {
        const group = /\/required\/\d+$/.test(path) ? groupWith(name, owners) : undefined;
        return { file, ...strange(name, names, path, group) };
      });
    return [
      ...stray,
      ...silent,
      ...(isBranch ? [...impossible(schema, owner, owners, pointer)].map((one) => ({ file, ...one })) : []),
    ];
  });
}

/**
 * Warns of required names without a field, in groups with free keys: every visitor would have to add the key by hand.
 * @throws UnresolvedRef
 */
export function checkNamesToAdd(file: string, root: Schema, shared: SharedSchemas): Problem[] {
  const { places, ownerAt, ownersAt } = knownOf(root, shared);
  return places.flatMap(({ schema: { required = [] }, pointer }) => {
    if (required.length === 0 || !isOwner(pointer)) return [];
    if (!ownerAt(pointer).isOpen) return [];
    const names = namesAmong(ownersAt(pointer));
    return required.flatMap((name, index) => {
      if (names.includes(name) || name === "formName") return [];
      const near = nearest(name, names);
      return [
        {
          file,
          path: `${pointer}/required/${index}`,
          expected: "the name of a field",
          found: `${quote(name)}, which each visitor has to add under this very name`,
          fix: `${near ? `write ${inFull(near)}, or ` : ""}add the field: "properties": { ${inFull(name)}: { … } }`,
        },
      ];
    });
  });
}
