/**
 * What a flat form is drawn with. The build puts it in the place of react-jsonschema-form's own default registry, whose
 * thirty widgets and Markdown renderer no form of ours needs; src/form/heavy.ts adds the rest on demand.
 */
import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import { englishStringTranslator, type Registry } from "@rjsf/utils";
import { ChoicesField } from "./choices-field.tsx";
import { FieldTemplate } from "./field-template.tsx";
import { ObjectTemplate } from "./object-template.tsx";
import { Checkboxes } from "./widgets/checkboxes.tsx";
import { Input } from "./widgets/input.tsx";
import { Radio } from "./widgets/radio.tsx";
import { Select } from "./widgets/select.tsx";
import { Textarea } from "./widgets/textarea.tsx";

const Nothing = () => null;

/** Which component draws each widget that a UI document can name (src/engine/widgets.ts). */
const widgets = {
  text: Input,
  email: Input,
  tel: Input,
  url: Input,
  date: Input,
  "datetime-local": Input,
  time: Input,
  password: Input,
  color: Input,
  textarea: Textarea,
  select: Select,
  radio: Radio,
  checkboxes: Checkboxes,
};

/** The registry of a flat form. */
export default function getRegistry(): Pick<
  Registry,
  "fields" | "templates" | "widgets" | "rootSchema" | "formContext" | "translateString" | "globalFormOptions"
> {
  return {
    fields: { SchemaField, ObjectField, StringField, choices: ChoicesField } as unknown as Registry["fields"],
    templates: {
      FieldTemplate,
      ObjectFieldTemplate: ObjectTemplate,
      DescriptionFieldTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      ButtonTemplates: { SubmitButton: Nothing },
    } as unknown as Registry["templates"],
    widgets: widgets as unknown as Registry["widgets"],
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: "root", idSeparator: "_", useFallbackUiForUnsupportedType: false },
  };
}
