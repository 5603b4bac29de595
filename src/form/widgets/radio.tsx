/** One choice of a few, all in sight. */
import type { WidgetProps } from "@rjsf/utils";
import { describedBy, optionId } from "../ids.ts";
import { choiceOf, optionsOf } from "./options.ts";

/** Draws radio buttons; the field's frame is their fieldset. */
export function Radio({ id, htmlName, value, options, rawErrors, disabled, onChange }: WidgetProps) {
  const invalid = rawErrors?.length ? true : undefined;
  return optionsOf(options.enumOptions, options.options).map((option, index) => (
    <div className="form-check" key={option.value}>
      <input
        className="form-check-input"
        type="radio"
        id={optionId(id, index)}
        name={htmlName}
        value={option.value}
        checked={String(value) === option.value}
        disabled={disabled}
        aria-invalid={invalid}
        aria-describedby={describedBy(id, false, rawErrors)}
        onChange={() => onChange(choiceOf(options.enumOptions, option.value))}
      />
      <label className="form-check-label" htmlFor={optionId(id, index)}>
        {option.label}
      </label>
    </div>
  ));
}
