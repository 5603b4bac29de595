/** The order of choices that a `uiSchema` sets (`ui:enumOrder`). */

import { isSame } from "../schema/same.ts";
import { isObject, type Json, type Schema } from "../schema/schema.ts";
import { controlText } from "../words/choices.ts";
import type { UiDocument } from "./documents.ts";
import { nodesIn, optionsIn, ordered, ownerOf } from "./ui-schema.ts";

/** The index of a choice; a text also stands for the value that it is the text of. */
function indexIn(values: Json[], choice: Json): number {
  const same = values.findIndex((value) => isSame(value, choice));
  return same < 0 ? values.map(controlText).indexOf(controlText(choice)) : same;
}

/**
 * Puts choices into the order of their `ui:enumOrder`; labels in a list belong to the order that the schema has.
 * @param schemasAt the schemas of the field at a path, which are modified
 */
export function orderChoices(ui: UiDocument, schemasAt: (path: string) => Schema[]): void {
  for (const { path, node } of nodesIn(ui.uiSchema ?? {})) {
    const { enumOrder } = optionsIn(node);
    if (!Array.isArray(enumOrder)) continue;
    for (const field of schemasAt(ownerOf(path, (at) => schemasAt(at)[0] ?? {}))) {
      const schema = (isObject(field.items) ? field.items : field) as Schema;
      const { enum: values, enumNames: names } = schema;
      if (!values) continue;
      const order = enumOrder.map((one) => (one === "*" && !values.includes(one) ? one : String(indexIn(values, one))));
      const indexes = ordered([...values.keys()].map(String), [...new Set(order)]).map(Number);
      schema.enum = indexes.map((index) => values[index] as Json);
      if (Array.isArray(names)) schema.enumNames = indexes.map((index) => names[index] as string);
    }
  }
}
