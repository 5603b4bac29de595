/**
 * The registry of a flat form. The build substitutes it for react-jsonschema-form's default registry, whose thirty widgets and
 * Markdown renderer our forms do not need; src/form/rich/rich-parts.ts adds the rest on demand.
 */
import type { Registry } from "@rjsf/utils";
import { Field } from "./fields/field.tsx";
import { FlatFields } from "./fields/flat-fields.tsx";
import { Checkboxes, Radio } from "./widgets/boxes.tsx";
import { Input } from "./widgets/input.tsx";
import { Select } from "./widgets/select.tsx";
import { Textarea } from "./widgets/textarea.tsx";

const Nothing = () => null;

/** The component of each widget that a kind of field can have (src/engine/kinds). */
const widgets = {
  text: Input,
  email: Input,
  tel: Input,
  url: Input,
  date: Input,
  "datetime-local": Input,
  time: Input,
  password: Input,
  textarea: Textarea,
  select: Select,
  radio: Radio,
  checkboxes: Checkboxes,
};

/** The registry of a flat form: what the form takes from it. The rest of a registry comes from the form's properties. */
export default function getRegistry(): Pick<Registry, "fields" | "templates" | "widgets"> {
  return {
    fields: { SchemaField: Field, ObjectField: FlatFields } as unknown as Registry["fields"],
    templates: { ButtonTemplates: { SubmitButton: Nothing } } as unknown as Registry["templates"],
    widgets: widgets as unknown as Registry["widgets"],
  };
}
