/** Choices that are all visible: one checkbox or radio button each, with its label beside it. */
import type { ChangeEvent } from "react";
import { optionId } from "../ids.ts";
import { type ControlProps, isDisabled, optionsOf, type Widget } from "./control.ts";

/** Renders a box or a radio button for each choice; the field's frame is their fieldset. */
function Boxes({ props, type }: { props: ControlProps; type: "checkbox" | "radio" }) {
  const { id, name, kind, schema, value, look, invalid, describedBy, onChange } = props;
  const chosen = kind.write(value, schema);
  // Reads the controls themselves: a program may have changed others without an event.
  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const checked = currentTarget.closest(".choices")?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
    onChange(
      kind.read(
        Array.from(checked, ({ value: text }) => text),
        schema,
      ),
    );
  };
  return (
    <div className={`choices${look.inline ? " choices-inline" : ""}`}>
      {optionsOf(props).map(({ text, label }, index) => (
        <div className="form-check" key={text}>
          <input
            className="form-check-input"
            type={type}
            id={optionId(id, index)}
            name={name}
            value={text}
            checked={chosen.includes(text)}
            disabled={isDisabled(props, text)}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onChange={read}
          />
          <label className="form-check-label" htmlFor={optionId(id, index)}>
            {label}
          </label>
        </div>
      ))}
    </div>
  );
}

/** One choice of a few. */
export const Radio: Widget = (props) => <Boxes props={props} type="radio" />;

/** Any number of choices from a list. */
export const Checkboxes: Widget = (props) => <Boxes props={props} type="checkbox" />;

Radio.isGroup = Checkboxes.isGroup = true;
