/**
 * A field of a rich form: free keys and recursive schemas get a frame of their own, and a group is drawn without the answers that a
 * condition has hidden.
 */
import { ADDITIONAL_PROPERTY_FLAG, type FieldProps, type RJSFSchema } from "@rjsf/utils";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { Field } from "../fields/field.tsx";
import { handedIn } from "../fields/field-props.ts";
import { originOf } from "./asked-groups.ts";
import { CycleField } from "./cycle-field.tsx";
import { isClosed, opened } from "./cycles.ts";
import { NamedField } from "./named-field.tsx";
import { shownOf } from "./shown.ts";

/** The properties of a field with only those data; for the form itself, hidden answers are kept separately (hidden.ts). */
function useShown(props: FieldProps): FieldProps {
  const { schema, uiSchema, registry, formData, fieldPathId, onChange } = props;
  const { path } = fieldPathId;
  const { branch, elsewhere } = handedIn(uiSchema);
  const whole = (branch ?? (isObject(schema) ? opened(originOf(schema)) : schema)) as Schema;
  const named = useRef(new Set<string>()).current;
  const shown = useMemo(() => {
    const isKnown = isObject(whole) && isObject(formData) && (branch || path.length > 0);
    return isKnown ? shownOf(registry, whole, formData, { elsewhere, named }) : formData;
  }, [whole, branch, elsewhere, registry, formData, path, named]);
  const now = useRef({ formData, shown });
  now.current = { formData, shown };
  const change = useCallback<FieldProps["onChange"]>(
    (value, to, ...more) => {
      const { formData, shown } = now.current;
      // An added or renamed key is reported with the data of the whole group.
      if (to.length > path.length || !isObject(value) || !isObject(formData)) return onChange(value, to, ...more);
      for (const key of Object.keys(value)) if (!Object.hasOwn(shown, key)) named.add(key);
      const isHidden = ([key, one]: [string, unknown]) => ownOf(shown, key) !== one;
      const hidden = Object.fromEntries(Object.entries(formData).filter(isHidden));
      const given = Object.entries(value).filter(([key, one]) => one !== undefined || !Object.hasOwn(hidden, key));
      onChange({ ...hidden, ...Object.fromEntries(given) }, to, ...more);
    },
    [onChange, path, named],
  );
  // An entry of a list was resolved with all of its data.
  const isWhole = branch || isClosed(schema) || shown === formData;
  return { ...props, schema: isWhole ? schema : (whole as RJSFSchema), formData: shown, onChange: change };
}

/** Restores the focus when a condition turns a group into a choice, which remounts the control that the condition depends on. */
function useFocus(): void {
  const focused = globalThis.document?.activeElement as Partial<HTMLInputElement> | null | undefined;
  useLayoutEffect(() => {
    if (!focused?.id || focused.isConnected) return;
    const again = document.getElementById(focused.id) as HTMLInputElement | null;
    again?.focus();
    // Some controls have no caret, such as a select that has replaced a text.
    if (typeof again?.selectionStart === "number")
      again.setSelectionRange(focused.selectionStart ?? null, focused.selectionEnd ?? null);
  });
}

/** Renders the field. */
export function RichField(given: FieldProps) {
  const props = useShown(given);
  useFocus();
  const { schema } = props;
  // A branch may allow or forbid a name by `true` or `false`: the field itself is described elsewhere.
  if (!isObject(schema)) return null;
  if (isClosed(schema)) return <CycleField {...props} />;
  return ADDITIONAL_PROPERTY_FLAG in schema ? <NamedField {...props} /> : <Field {...props} />;
}
