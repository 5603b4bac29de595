/**
 * A range and a color: native controls that always show a value. Until the visitor answers, it does not count and the
 * control says so; an answer can be cleared. They are prerendered as text inputs, which can be left empty, so that a
 * page without script, or before it, sends nothing either.
 */

import { type ComponentPropsWithoutRef, useEffect, useLayoutEffect, useRef, useState } from "react";
import { spoken } from "../../engine/words/spoken.ts";
import { actionId } from "../ids.ts";
import { attributesOf, type ControlProps } from "./control.ts";
import { rangeOf } from "./scale.ts";

/** Keys that move a range: pressed at its end they change nothing, but count as an answer. */
const moving = /^(Arrow|Page|Home|End)/;

interface ShownProps {
  props: ControlProps;
  native: ComponentPropsWithoutRef<"input">;
  /** The control as prerendered. */
  plain: ComponentPropsWithoutRef<"input">;
  /** What the control shows while there is no answer. */
  unset: string;
}

function Shown({ props, native, plain, unset }: ShownProps) {
  const { id, kind, schema, value, label, disabled, describedBy, onChange } = props;
  const [isAlive, setAlive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const text = kind.write(value, schema)[0] ?? "";
  const first = useRef(text).current;
  useEffect(() => {
    // The host has read the value; an empty text is no color, about which the browser complains.
    if (input.current) input.current.value ||= unset;
    setAlive(true);
  }, [unset]);
  useLayoutEffect(() => {
    if (isAlive && input.current) input.current.value = text || unset;
  }, [isAlive, text, unset]);
  const answer = () => onChange(kind.read([input.current?.value ?? ""], schema));
  // The value on display may be what the visitor means.
  const confirm = () => isAlive && text === "" && answer();
  const isRange = native.type === "range";
  const outputId = `${id}-shown`;
  // A screen reader would take the displayed value for an answer, so the control is described as unanswered.
  const described = isAlive && !text ? [outputId, describedBy].filter(Boolean).join(" ") : describedBy;
  return (
    <div className={isAlive ? "shown" : "shown shown-plain"}>
      <input
        {...attributesOf(props)}
        // Otherwise, after a reload, Firefox restores the unanswered value into the prerendered text input as if it had been typed.
        autoComplete={props.look.autocomplete ?? "off"}
        aria-describedby={described}
        {...(isAlive ? native : { className: "form-control", type: "text", ...plain })}
        // Also the value to which a form reset returns.
        defaultValue={isAlive ? first || unset : first}
        ref={input}
        onInput={isAlive ? answer : undefined}
        onClick={confirm}
        onKeyUp={({ key }) => isRange && moving.test(key) && confirm()}
      />
      {isAlive && (
        // A range announces its number itself.
        <output
          id={outputId}
          htmlFor={id}
          className={text ? undefined : "shown-unset"}
          aria-live={isRange ? "off" : undefined}
        >
          {text || spoken.form.notAnswered}
        </output>
      )}
      {isAlive && text && !disabled && schema.default === undefined && (
        <button
          className="btn btn-link"
          type="button"
          id={actionId(id, "clear")}
          aria-label={spoken.form.clearWhat(label)}
          onClick={() => {
            onChange(undefined);
            input.current?.focus();
          }}
        >
          {spoken.form.clear}
        </button>
      )}
    </div>
  );
}

/** Renders a number as a range, with the number beside it. */
export function Range(props: ControlProps) {
  const { schema, value } = props;
  // The scale must not change while it is dragged; it is extended only for a number outside it from a link or a draft.
  const shown = useRef<unknown>(schema.default);
  const { min, max } = rangeOf(schema, shown.current);
  if (Number(value) < min || Number(value) > max) shown.current = value;
  const native = { type: "range", ...rangeOf(schema, shown.current) };
  return <Shown props={props} native={native} plain={{ inputMode: "decimal" }} unset={String(native.min)} />;
}

/** Renders a color, with its name beside it. */
export const Color = (props: ControlProps) => (
  <Shown
    props={props}
    native={{ type: "color", className: "form-control form-control-color" }}
    plain={{ placeholder: "#12ab34" }}
    unset="#000000"
  />
);
