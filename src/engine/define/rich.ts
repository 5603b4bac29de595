/** Distinguishes flat forms from rich ones, whose pages load more of the host on demand. */

import { flatKinds } from "../kinds/flat.ts";
import { kindOf } from "../kinds/index.ts";
import { hasFreeKeys } from "../kinds/structures.ts";
import { isComposed } from "../schema/in-place.ts";
import { isObject, type Schema } from "../schema/schema.ts";
import type { FormDefinition } from "./definition.ts";
import { isSecret } from "./secret.ts";

/** The widgets of flat forms; the color widget needs a rich part, since it can be cleared (src/form/widgets/shown.tsx). */
const flatWidgets = new Set([...flatKinds.flatMap(({ widgets }) => widgets), "radio", "hidden"]);
flatWidgets.delete("color");

/**
 * Whether a form needs the parts of the host that load on demand: for anything but texts, days, choices and lists of choices; in a
 * form in steps also for fields that drafts leave out, since the review must know that they were filled in.
 */
export function isRich(schema: Schema, looks: FormDefinition["fields"], steps?: boolean): boolean {
  const isUnkept = Object.values(looks).some(({ widget: type = "", autocomplete = "" }) =>
    isSecret({ type, autocomplete }),
  );
  if (steps && isUnkept) return true;
  if (isComposed(schema) || "definitions" in schema || hasFreeKeys(schema)) return true;
  if (Object.values(looks).some(({ widget = "" }) => widget && !flatWidgets.has(widget))) return true;
  const isFlat = (field: Schema) => {
    const kind = kindOf(field);
    const isRuled = kind?.name !== "choice" && (field.oneOf || field.anyOf);
    return kind !== undefined && flatKinds.includes(kind) && !isRuled && !field.allOf && !field.$ref;
  };
  return !Object.values(schema.properties ?? {}).every((field) => isObject(field) && isFlat(field));
}
