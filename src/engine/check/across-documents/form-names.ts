/** Checks for field names that would shadow properties of the page's form element. */

import type { ByPath } from "../../define/fields.ts";
import type { Schema } from "../../schema/schema.ts";
import { type Problem, quote } from "../problem.ts";
import { writtenAt } from "../schema/controls.ts";

/** Properties that scripts, above all React, read from the form element: a control of the same name would shadow them. */
const asked = [
  "closest",
  "dispatchEvent",
  "firstChild",
  "getAttribute",
  "hasAttribute",
  "matches",
  "nextSibling",
  "nodeName",
  "nodeType",
  "requestSubmit",
  "reset",
];

/**
 * Fields whose controls would shadow such a property; only at the top level, since controls in a group are named by their path.
 * @param document the schema document as it was written
 * @param byPath the fields of the schema that is drawn for it
 */
export const checkFormNames = (file: string, document: Schema, byPath: ByPath): Problem[] =>
  asked.flatMap((name) => {
    const [field] = byPath.get(name) ?? [];
    if (!field || field.whole.type === "object") return [];
    return [
      {
        file,
        path: writtenAt(document, field.pointer),
        expected: `a name other than these properties, which scripts read from the form element: ${asked.join(", ")}`,
        found: quote(name),
        fix: "give the field another name, or put it into a group",
      },
    ];
  });
