/** A field of a rich form: one that a visitor named, or one whose schema begins again inside itself, is framed first. */
import { ADDITIONAL_PROPERTY_FLAG, type FieldProps, RJSF_REF_CYCLE_KEY } from "@rjsf/utils";
import { CycleField } from "./cycle-field.tsx";
import { Field } from "./field.tsx";
import { NamedField } from "./free-keys.tsx";

/** Draws the field. */
export function RichField(props: FieldProps) {
  const { schema } = props;
  if (RJSF_REF_CYCLE_KEY in schema && schema[RJSF_REF_CYCLE_KEY]) return <CycleField {...props} />;
  return ADDITIONAL_PROPERTY_FLAG in schema ? <NamedField {...props} /> : <Field {...props} />;
}
