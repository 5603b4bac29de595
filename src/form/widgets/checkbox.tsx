/** Yes or no, as one checkbox with its label beside it. */
import { useEffect, useRef } from "react";
import { boxOf } from "../../engine/define/list-changes.ts";
import { attributesOf, type ControlProps } from "./control.ts";

/**
 * A required box that is left alone says no. Of most the engine knows it (src/engine/define/empty.ts); of one that came with a
 * branch only the box itself does, so it holds its no until the form is read.
 */
function useNo({ id, name, value, edits, onChange }: ControlProps, isNeeded: boolean | undefined): void {
  const isLeftAlone = isNeeded && value === undefined;
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
  const { id, name, schema, value, label, required, invalid, onChange } = props;
  const canSayNo = schema.const === undefined && !schema.enum;
  const isNeeded = required && canSayNo;
  // One that may only be ticked, and need not be, says nothing once its tick is taken back.
  const no = String(schema.enum ?? schema.const) === "true" && !required ? undefined : false;
  useNo(props, isNeeded);
  // One that is asked for, and need not be there, says no from then on, unless it is what must not be there.
  const isNo = canSayNo && (schema.default !== undefined || value === (invalid ? undefined : false));
  return (
    <div className="form-check">
      {/* Without it, what a default has ticked and the visitor has not would be ticked again. */}
      {(isNeeded || isNo) && <input type="hidden" name={boxOf(name)} />}
      <input
        {...attributesOf(props)}
        className="form-check-input"
        type="checkbox"
        value="true"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked || no)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
