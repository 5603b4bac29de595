/** Yes or no, as one checkbox with its label beside it. */
import { useEffect, useRef } from "react";
import { attributesOf, type ControlProps } from "./control.ts";

/**
 * A required box that is left alone says no. Of most the engine knows it (src/engine/define/empty.ts); of one that came with a
 * branch only the box itself does, so it holds its no until the form is read.
 */
function useNo({ id, name, schema, value, required, edits, onChange }: ControlProps): void {
  const isLeftAlone = required && value === undefined && schema.const === undefined && !schema.enum;
  const edit = { path: name, read: () => false, commit: () => onChange(false) };
  const pending = useRef(edit);
  pending.current = edit;
  useEffect(() => {
    if (!isLeftAlone) return;
    edits.set(id, pending);
    return () => void edits.delete(id);
  }, [isLeftAlone, edits, id]);
}

/** Renders the checkbox. */
export function Checkbox(props: ControlProps) {
  const { id, value, label, disabled, readOnly, onChange } = props;
  useNo(props);
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
