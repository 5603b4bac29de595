/** A number, typed as text, since native number inputs hide invalid text; or, as `updown`, native with its buttons. */
import { typeOf } from "../../engine/kinds/kind.ts";
import { attributesOf, type ControlProps } from "./control.ts";
import { useHeld } from "./held.ts";
import { scaleOf } from "./scale.ts";

/** Renders the input. */
export function NumberInput(props: ControlProps) {
  const { schema, look, widget, readOnly } = props;
  const { ref, ...held } = useHeld<HTMLInputElement>(props);
  const native = widget === "updown" && { type: "number", ...scaleOf(schema) };
  return (
    <input
      className="form-control"
      type="text"
      inputMode={typeOf(schema) === "integer" ? "numeric" : "decimal"}
      {...native}
      placeholder={look.placeholder}
      readOnly={readOnly}
      ref={ref}
      {...attributesOf(props)}
      {...held}
    />
  );
}
