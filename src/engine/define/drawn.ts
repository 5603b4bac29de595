/** The schema that is drawn: that of the fields, with missing types filled in and constants as their own defaults. */

import { constantOf } from "../kinds/constant.ts";
import { branchesOf } from "../kinds/structures.ts";
import { holdOf, inPlace, schemasInPlace } from "../schema/in-place.ts";
import { withKeysApart } from "../schema/key-patterns.ts";
import { ownOf, pathStep, within } from "../schema/path.ts";
import { lookup } from "../schema/refs.ts";
import { dependentsIn, isObject, type Json, mapChildren, type Schema, stepsIn } from "../schema/schema.ts";
import { dropBrokenDefaults } from "./defaults.ts";
import type { FormDocuments } from "./documents.ts";
import type { Accepts } from "./empty.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { settle } from "./settle.ts";
import { drawnIn } from "./translation/translated.ts";

/** Whether a field is a constant inside a branch that a visitor chooses, which identifies the branch. */
function isDiscriminator(root: Schema, { schema, pointer }: Field): boolean {
  const [, around] = /^(.*)\/(?:oneOf|anyOf)\/\d+\//.exec(pointer) ?? [];
  const parent = schema.const === undefined || around === undefined ? undefined : lookup(root, around);
  return isObject(parent) && branchesOf(parent) !== undefined;
}

/**
 * Sets constants as defaults, so that they are sent, and change with the branch that contains them.
 * @param schema a copy that nothing else uses; it is modified in place
 */
function setConstants(schema: Schema): Schema {
  for (const field of fieldsOf(schema)) {
    if (isDiscriminator(schema, field)) field.schema.fixed = true;
    const value = constantOf(field.schema);
    if (value !== undefined) field.schema.default = value;
  }
  return schema;
}

/**
 * The schema to draw for a form's documents.
 * @param resolved the schema of its fields (src/engine/rules/contract.ts)
 */
export function drawnSchemaOf(documents: FormDocuments, resolved: Schema, accepts: Accepts): Schema {
  const own = dropBrokenDefaults(settle(withKeysApart(structuredClone(resolved))), accepts);
  return setConstants(drawnIn(documents, own));
}

/**
 * Whether a group has branches to choose from only through `allOf` or a condition. Those of a dependency do not count, since its
 * field selects the branch; nor do those behind a reference, whose target is examined by itself.
 */
const isGivenChoice = ({ dependencies: _dependencies, ...schema }: Schema, root: Schema): boolean =>
  schema.$ref === undefined && !branchesOf(schema) && schemasInPlace(schema, root).some(branchesOf);

/**
 * The schema as react-jsonschema-form gets it, with some subschemas wrapped in `allOf`, which it resolves only once there are data:
 *
 * - References in `items`. It resolves a reference together with everything inside, which multiplies at each level if lists contain
 *   each other. Lists that start with entries keep the bare reference, since only a reference ends its computation of defaults.
 *
 * - Groups that get their branches from a part of theirs or a condition. In a schema of the type `object`, it computes only the
 *   defaults of fields, so the branch that is shown would lack its constants.
 */
export function withAllOf(schema: Schema, root = schema): Schema {
  const isBegun = Boolean(schema.minItems) || schema.default !== undefined;
  return mapChildren(schema, (child, steps) => {
    const [{ keyword = "" } = {}] = stepsIn(`/${steps}`);
    const isApart = keyword === "items" && child.$ref !== undefined && !isBegun;
    if (isApart) return { allOf: [child] };
    const changed = withAllOf(child, root);
    return !holdOf(keyword) && isGivenChoice(child, root) ? { allOf: [changed] } : changed;
  });
}

/**
 * The schema with dependencies rewritten as conditions, which apply once their field is sent: react-jsonschema-form considers even
 * a space, or a cleared group, an answer. Dependents of a field that is sent even when empty are there from the start.
 * Dependencies with branches stay, since there the field selects the branch.
 * @param empty what unanswered fields are sent as, by path
 */
export function withDependents(schema: Schema, empty: { [path: string]: Json }): Schema {
  const changed = structuredClone(schema);
  const parts = [{ path: "", schema: changed }, ...fieldsOf(changed)].flatMap(({ path, schema: group }) =>
    [...inPlace({ schema: group, pointer: "" })].map((part) => ({ path, part: part.schema })),
  );
  for (const { path, part } of parts) {
    const { dependencies = {} } = part;
    for (const [name, what] of Object.entries(dependencies)) {
      if (branchesOf(what as Schema)) continue;
      const isSent = ownOf(empty, within(path, pathStep(name))) !== undefined;
      const dependents = dependentsIn(what);
      delete dependencies[name];
      part.allOf = [...(part.allOf ?? []), isSent ? dependents : { if: { required: [name] }, then: dependents }];
    }
    // Beside `dependencies`, even if empty, react-jsonschema-form itself picks the branch that fits the data: nobody could choose.
    if (Object.keys(dependencies).length === 0) delete part.dependencies;
  }
  return changed;
}
