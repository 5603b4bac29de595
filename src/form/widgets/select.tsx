/** One choice from a list, as a native select whose option values are the payload's. */
import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useRef } from "react";
import { describedBy } from "../ids.ts";
import { choiceOf, optionsOf } from "./options.ts";

/** Draws the select; its first option leaves the choice unset. */
export function Select(props: WidgetProps) {
  const { id, htmlName, name, value, options, placeholder, schema, rawErrors, disabled, required, onChange } = props;
  const ref = useRef<HTMLSelectElement>(null);
  const selected = value === undefined ? "" : String(value);
  useEffect(() => {
    if (ref.current && ref.current.value !== selected) ref.current.value = selected;
  }, [selected]);
  return (
    <select
      className="form-select"
      id={id}
      name={htmlName ?? name}
      defaultValue={selected}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={rawErrors?.length ? true : undefined}
      aria-describedby={describedBy(id, options.help ?? schema.description, rawErrors)}
      ref={ref}
      onChange={(event) => onChange(choiceOf(options.enumOptions, event.target.value))}
    >
      <option value="">{placeholder || "Please select"}</option>
      {optionsOf(options.enumOptions, options.options).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
