/** A list whose entries are chosen from an enum, without the weight of a list that grows. */
import type { FieldProps } from "@rjsf/utils";
import { Checkboxes } from "./widgets/checkboxes.tsx";

/** Draws the list as checkboxes and hands changes on under the list's own path. */
export function ChoicesField({ fieldPathId, onChange, formData, uiSchema, schema, rawErrors, disabled }: FieldProps) {
  return (
    <Checkboxes
      id={fieldPathId.$id}
      htmlName={fieldPathId.name}
      schema={schema}
      value={formData}
      options={{ ...uiSchema?.["ui:options"], help: uiSchema?.["ui:help"] }}
      rawErrors={rawErrors}
      disabled={disabled}
      onChange={(value: unknown) => onChange(value, fieldPathId.path)}
    />
  );
}
