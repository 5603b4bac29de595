/** Yes or no, as one checkbox with its label beside it. */
import { attributesOf, type ControlProps } from "./control.ts";

/** Draws the checkbox. */
export function Checkbox(props: ControlProps) {
  const { id, value, label, disabled, readOnly, onChange } = props;
  return (
    <div className="form-check">
      <input
        {...attributesOf(props)}
        className="form-check-input"
        type="checkbox"
        value="true"
        checked={value === true}
        disabled={disabled || readOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
