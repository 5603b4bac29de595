/** A field of a rich form: additional properties and recursive schemas get a frame first. */
import { ADDITIONAL_PROPERTY_FLAG, type FieldProps, RJSF_REF_CYCLE_KEY } from "@rjsf/utils";
import { isObject } from "../../engine/schema/schema.ts";
import { Field } from "../fields/field.tsx";
import { CycleField } from "./cycle-field.tsx";
import { NamedField } from "./named-field.tsx";

/** Renders the field. */
export function RichField(props: FieldProps) {
  const { schema } = props;
  // A branch may allow or forbid a name by `true` or `false`: the field itself is described elsewhere.
  if (!isObject(schema)) return null;
  if (RJSF_REF_CYCLE_KEY in schema && schema[RJSF_REF_CYCLE_KEY]) return <CycleField {...props} />;
  return ADDITIONAL_PROPERTY_FLAG in schema ? <NamedField {...props} /> : <Field {...props} />;
}
