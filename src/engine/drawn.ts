/** The schema that is drawn: that of the fields, with what it leaves open settled, and constants as their own defaults. */
import { dropBrokenDefaults } from "./defaults.ts";
import type { FormDocuments } from "./documents.ts";
import type { Accepts } from "./empty.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { constantOf } from "./kinds/constant.ts";
import type { Schema } from "./schema.ts";
import { settle } from "./settle.ts";
import { drawnIn } from "./translation/translated.ts";

/** Whether a field is a constant inside a branch, which identifies the branch. */
const isDiscriminator = ({ schema, pointer }: Field) => schema.const !== undefined && /\/(oneOf|anyOf)\//.test(pointer);

/**
 * Sets constants as defaults, so that they are sent, and change with the branch that contains them.
 * @param schema a copy that nothing else uses; it is modified in place
 */
function setConstants(schema: Schema): Schema {
  for (const field of fieldsOf(schema)) {
    if (isDiscriminator(field)) field.schema.fixed = true;
    const value = constantOf(field.schema);
    if (value !== undefined) field.schema.default = value;
  }
  return schema;
}

/**
 * The schema to draw for a form's documents.
 * @param resolved the schema of its fields (src/engine/contract.ts)
 */
export function drawnSchemaOf(documents: FormDocuments, resolved: Schema, accepts: Accepts): Schema {
  const own = dropBrokenDefaults(settle(structuredClone(resolved)), accepts);
  return setConstants(drawnIn(documents, own));
}
