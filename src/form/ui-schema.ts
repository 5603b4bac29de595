/** The UI schema that react-jsonschema-form draws by, from a definition's fields. */
import type { UiSchema } from "@rjsf/utils";
import type { FieldUi, Form } from "../engine/definition.ts";

interface Node {
  [key: string]: unknown;
}

function optionsOf({ label, widget, hint, ...look }: FieldUi): Node {
  const field = widget === "checkboxes" ? { "ui:field": "choices" } : {};
  const control = widget ? { "ui:widget": widget } : {};
  return { ...field, ...control, "ui:title": label, "ui:help": hint, "ui:options": look };
}

/** `people.*.name` is the UI schema's `people.items.name`. */
export function uiSchemaOf(form: Form): UiSchema {
  const root: Node = { "ui:order": [...form.order, "*"] };
  for (const [path, ui] of Object.entries(form.fields)) {
    let node = root;
    for (const part of path.split(".")) {
      const key = part === "*" ? "items" : part;
      node[key] ??= {};
      node = node[key] as Node;
    }
    Object.assign(node, optionsOf(ui));
  }
  return root;
}
