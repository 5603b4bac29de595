/** Tells flat forms from those whose pages load more: the richer parts of the host come on demand. */
import { flatKinds } from "./kinds/flat.ts";
import { kindOf } from "./kinds/index.ts";
import { hasFreeKeys } from "./kinds/structures.ts";
import { isObject, type Schema } from "./schema.ts";

const structural = ["if", "oneOf", "anyOf", "allOf", "dependencies", "definitions"];

/** Whether a schema needs the parts of the host that load on demand: anything but texts, days, choices and lists of choices. */
export function isRich(schema: Schema): boolean {
  if (structural.some((word) => word in schema) || hasFreeKeys(schema)) return true;
  const isFlat = (field: Schema) => {
    const kind = kindOf(field);
    const isRuled = kind?.name !== "choice" && (field.oneOf || field.anyOf);
    return kind !== undefined && flatKinds.includes(kind) && !isRuled && !field.allOf && !field.$ref;
  };
  return !Object.values(schema.properties ?? {}).every((field) => isObject(field) && isFlat(field));
}
