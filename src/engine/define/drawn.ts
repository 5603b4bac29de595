/** The schema that is drawn: that of the fields, with what it leaves open settled, and constants as their own defaults. */

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
 * Whether a group has a choice between branches only from what it is put together from, or on a condition. A dependency's is none:
 * its field chooses. A reference leads to what is asked by itself.
 */
const isGivenChoice = ({ dependencies: _dependencies, ...schema }: Schema, root: Schema): boolean =>
  schema.$ref === undefined && !branchesOf(schema) && schemasInPlace(schema, root).some(branchesOf);

/**
 * The schema as react-jsonschema-form gets it, with some schemas in `allOf`, which it opens when it has data for them.
 *
 * What the entries of lists refer to: when it opens a reference, it opens all in it as well, at each level of lists that contain
 * themselves those of one list for each other. It leaves `allOf` alone until there is an entry. Where entries are there from the
 * start it has to know them: only a reference ends its defaults.
 *
 * Groups with a choice from a part of theirs or on a condition: in those of the type `object` it looks for the defaults of fields
 * alone, and the branch that is shown would lack its constants.
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
 * The schema in which dependents come as those of a condition do, once their field is sent: react-jsonschema-form takes a space, or
 * a group that was cleared, for an answer. Those of a field that is sent without one, too, are there from the start. Where they are
 * a choice, the field selects the branch.
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
    // Beside any at all, react-jsonschema-form takes the branch that fits the data: nobody could choose.
    if (Object.keys(dependencies).length === 0) delete part.dependencies;
  }
  return changed;
}
