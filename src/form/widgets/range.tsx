/** A number on a scale, with the number beside it: what is seen is what is sent, so the scale begins with a value. */
import { useEffect, useRef } from "react";
import { attributesOf, type ControlProps } from "./control.ts";

/** Draws the scale. */
export function Range(props: ControlProps) {
  const { id, schema, value, disabled, readOnly, onChange } = props;
  const [low, high] = [Number(schema.minimum ?? 0), Number(schema.maximum ?? 100)];
  const shown = Number(value ?? low);
  const begin = useRef(() => onChange(low)).current;
  const isUnset = value === undefined;
  useEffect(() => {
    if (isUnset) begin();
  }, [isUnset, begin]);
  return (
    <div className="range">
      <input
        {...attributesOf(props)}
        type="range"
        min={low}
        max={high}
        step={Number(schema.multipleOf ?? (schema.type === "integer" ? 1 : 0)) || "any"}
        value={shown}
        disabled={disabled || readOnly}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{shown}</output>
    </div>
  );
}
