/** The branches that a form post chooses: without script, changing the choice changes none of the fields below it. */
import type { Form } from "../../engine/define/definition.ts";
import { namesOf, wholeSchema } from "../../engine/define/fields.ts";
import { branchesOf, constantsIn } from "../../engine/kinds/structures.ts";
import { followIn, inPlace } from "../../engine/schema/in-place.ts";
import { chooserOf } from "../../engine/schema/path.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { schemaAt } from "./known.ts";

/** A branch of a choice. */
interface Branch {
  schema: Schema;
  /** The constants that identify it. */
  constants: JsonObject;
  /** The fields that only other branches have. */
  foreign: string[];
}

/** A choice that was made. */
export interface Chosen extends Branch {
  /** The path of the field that has branches; none for the form itself. */
  path: string;
  index: number;
}

/** The constants of a branch and of the parts that it is put together from. */
const constantsOf = (branch: Schema, form: Form): JsonObject =>
  Object.assign(
    {},
    ...[...inPlace({ schema: branch, pointer: "" }, { upTo: "always", follow: followIn(form.schema) })].map(
      ({ schema }) => constantsIn(schema),
    ),
  );

function branchesIn(schema: Schema, form: Form): Branch[] {
  const { oneOf: _oneOf, anyOf: _anyOf, ...shared } = schema;
  const all = (branchesOf(schema) ?? []).map((branch) => wholeSchema(branch, form.schema));
  return all.map((one) => {
    const own = new Set([...namesOf(shared, form.schema), ...namesOf(one, form.schema)]);
    const foreign = all.flatMap((other) => namesOf(other, form.schema)).filter((name) => !own.has(name));
    return { schema: one, constants: constantsOf(one, form), foreign };
  });
}

const ending = chooserOf("");

/** The schema that a name chooses a branch of. */
function chooserSchema(form: Form, name: string): Schema | undefined {
  const schema = name.endsWith(ending) ? schemaAt(form, name.slice(0, -ending.length)) : undefined;
  return schema && branchesOf(schema) && schema;
}

/** Whether a name is that of a control that chooses a branch, which is not a field. */
export const isChooser = (form: Form, name: string): boolean => chooserSchema(form, name) !== undefined;

/**
 * Finds the chosen branches among the names that were sent, by the path of the field; each value is the index of a
 * branch.
 */
export function chosenIn(form: Form, texts: Map<string, string[]>): Map<string, Chosen> {
  const known = new Map<Schema, Branch[]>();
  const found = new Map<string, Chosen>();
  for (const [name, [text = ""]] of texts) {
    const schema = chooserSchema(form, name);
    if (!schema) continue;
    const path = name.slice(0, -ending.length);
    const branches = known.get(schema) ?? branchesIn(schema, form);
    known.set(schema, branches);
    const branch = /^\d{1,3}$/.test(text) ? branches[Number(text)] : undefined;
    if (branch) found.set(path, { ...branch, path, index: Number(text) });
  }
  return found;
}
