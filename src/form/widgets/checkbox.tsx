/** Yes or no, as one checkbox with its label beside it. */
import { useEffect, useRef } from "react";
import { boxOf } from "../../engine/define/list-changes.ts";
import { attributesOf, type ControlProps } from "./control.ts";

/**
 * A required checkbox that is left untouched means no. For most, the engine knows that (src/engine/define/empty.ts); for one in a
 * branch, the checkbox itself holds its no as a pending edit until the form is read.
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
  // An optional checkbox whose only choice is yes has no value once it is unticked.
  const no = String(schema.enum ?? schema.const) === "true" && !required ? undefined : false;
  useNo(props, isNeeded);
  // An optional checkbox is no if it has a default, was unticked, or is demanded by an error; not if its no is that error.
  const isNo = canSayNo && (schema.default !== undefined || value === (invalid ? undefined : false));
  return (
    <div className="form-check">
      {/* Without script, this says that the checkbox was there: otherwise a default would tick it again. */}
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
