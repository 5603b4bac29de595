/** Yes or no, as one checkbox with its label beside it. */
import type { WidgetProps } from "@rjsf/utils";
import { describedBy } from "../ids.ts";

/** Draws the checkbox. */
export function Checkbox({ id, htmlName, value, label, options, schema, rawErrors, disabled, onChange }: WidgetProps) {
  return (
    <div className="form-check">
      <input
        className="form-check-input"
        type="checkbox"
        id={id}
        name={htmlName}
        checked={Boolean(value)}
        disabled={disabled}
        aria-invalid={rawErrors?.length ? true : undefined}
        aria-describedby={describedBy(id, options.help ?? schema.description, rawErrors)}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
