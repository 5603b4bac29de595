/** A number, typed as text so that no browser swallows what it cannot read; or with a browser's own buttons. */
import { typeOf } from "../../engine/kinds/kind.ts";
import { plainNumber } from "../../engine/words/numbers.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { attributesOf, type ControlProps } from "./control.ts";
import { useHeld } from "./held.ts";

const meant = (text: string) => Number(plainNumber(text, spoken.form.locale));

const isSame = (typed: string, text: string) => typed !== "" && meant(typed) === meant(text);

/** Renders the input. */
export function NumberInput(props: ControlProps) {
  const { schema, look, widget, readOnly } = props;
  const { ref, ...held } = useHeld<HTMLInputElement>(props, isSame);
  const native = widget === "updown" && {
    type: "number",
    step: Number(schema.multipleOf ?? (typeOf(schema) === "integer" ? 1 : 0)) || "any",
    min: schema.minimum as number | undefined,
    max: schema.maximum as number | undefined,
  };
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
