/** What only richer schemas need: numbers, booleans, lists that grow, alternatives, conditions. Loaded on demand. */
import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import BooleanField from "@rjsf/core/lib/components/fields/BooleanField.js";
import CyclicSchemaField from "@rjsf/core/lib/components/fields/CyclicSchemaField.js";
import FallbackField from "@rjsf/core/lib/components/fields/FallbackField.js";
import MultiSchemaField from "@rjsf/core/lib/components/fields/MultiSchemaField.js";
import NullField from "@rjsf/core/lib/components/fields/NullField.js";
import OptionalDataControlsField from "@rjsf/core/lib/components/fields/OptionalDataControlsField.js";
import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType, ValidatorType } from "@rjsf/utils";
import shallowAllOfMerge from "@rjsf/utils/lib/schema/shallowAllOfMerge.js";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import type { Form, Validate } from "../engine/definition.ts";
import { templates } from "./heavy-templates.tsx";
import { provideMerge } from "./lean/merge.ts";
import { Checkbox } from "./widgets/checkbox.tsx";
import { Checkboxes } from "./widgets/checkboxes.tsx";
import { Input } from "./widgets/input.tsx";
import { NumberInput } from "./widgets/number.tsx";
import { Radio } from "./widgets/radio.tsx";
import { Select } from "./widgets/select.tsx";
import { Textarea } from "./widgets/textarea.tsx";

/** What the host adds to its registry for a heavy form. */
export interface HeavyParts {
  fields: Partial<RegistryFieldsType>;
  templates: Partial<TemplatesType>;
  widgets: Partial<RegistryWidgetsType>;
  branches: ValidatorType;
}

/** A fixed value has no control. */
const Hidden = () => null;

/** Names that react-jsonschema-form asks for by itself, where no UI schema names a widget. */
const byConvention = {
  TextWidget: Input,
  EmailWidget: Input,
  URLWidget: Input,
  DateWidget: Input,
  DateTimeWidget: Input,
  TimeWidget: Input,
  PasswordWidget: Input,
  ColorWidget: Input,
  TextareaWidget: Textarea,
  SelectWidget: Select,
  RadioWidget: Radio,
  CheckboxesWidget: Checkboxes,
  CheckboxWidget: Checkbox,
  UpDownWidget: NumberInput,
};

provideMerge(shallowAllOfMerge as (schema: object) => object);

/** The heavier parts for one form. */
export function heavyParts(form: Form, branches: { [hash: string]: Validate }): HeavyParts {
  type Functions = Parameters<typeof createPrecompiledValidator>[0];
  return {
    fields: {
      ArrayField,
      BooleanField,
      CyclicSchemaField,
      FallbackField,
      NumberField: StringField,
      NullField,
      OptionalDataControlsField,
      AnyOfField: MultiSchemaField,
      OneOfField: MultiSchemaField,
    } as Partial<RegistryFieldsType>,
    templates,
    widgets: {
      ...byConvention,
      checkbox: Checkbox,
      number: NumberInput,
      hidden: Hidden,
    } as unknown as Partial<RegistryWidgetsType>,
    branches: createPrecompiledValidator(
      branches as unknown as Functions,
      form.schema as Parameters<typeof createPrecompiledValidator>[1],
    ),
  };
}
