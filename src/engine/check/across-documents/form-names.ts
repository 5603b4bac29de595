/** Checks for names that a form's element in a page needs for itself. */

import type { ByPath } from "../../define/fields.ts";
import type { Schema } from "../../schema/schema.ts";
import { type Problem, quote } from "../problem.ts";
import { writtenAt } from "../schema/controls.ts";

/** What scripts, above all React, ask of the element: a control of such a name is the answer in place of the property. */
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
 * Fields whose controls would keep scripts of the page from their form. In a group a control is named by its whole path.
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
        expected: `a name that scripts do not ask of the page's form itself: ${asked.join(", ")}`,
        found: quote(name),
        fix: "give the field another name, or put it into a group",
      },
    ];
  });
