/** The frame around every control: label or legend, hint, the control, its error. */

import type { ReactNode } from "react";
import type { FieldUi } from "../../engine/define/definition.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { errorId, hintId } from "../ids.ts";

/** A label's text, with the mark of an optional field or group. */
export function Caption({ label, required }: { label: string; required?: boolean }) {
  return (
    <>
      {label}
      {!required && <span className="optional">{spoken.form.optional}</span>}
    </>
  );
}

/** The hint below a label. */
export function Hint({ id, text }: { id: string; text: unknown }) {
  if (!text) return null;
  return (
    <p className="field-hint" id={hintId(id)}>
      {String(text)}
    </p>
  );
}

/** An error under its control. */
export function ErrorText({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (!errors?.length) return null;
  return (
    <p className="field-error" id={errorId(id)}>
      {errors[0]}
    </p>
  );
}

interface FrameProps {
  id: string;
  label: string;
  look: Partial<FieldUi>;
  widget: string;
  /** Whether its texts are numbers, as the form's language writes them (src/browser/retyped.ts). */
  isNumber?: boolean;
  /** Whether the widget is several controls, which share a legend. */
  isGroup?: boolean;
  hint: unknown;
  errors?: string[];
  required?: boolean;
  children: ReactNode;
}

/**
 * Renders a control's frame. When a text changes, its element is replaced: a translation tool may have replaced the text node that
 * React would update.
 */
export function Frame({ id, label, look, widget, isNumber, isGroup, hint, errors, required, children }: FrameProps) {
  const half = look.width === "half" ? " field-half" : "";
  const number = isNumber ? " is-number" : "";
  const className = `field field-${widget}${number}${half}${look.className ? ` ${look.className}` : ""}`;
  const hidden = look.hideLabel ? " visually-hidden" : "";
  const control = (
    <>
      {children}
      <ErrorText id={id} errors={errors} />
    </>
  );
  const rest = (
    <>
      <Hint id={id} text={hint} />
      {/* One element, since fields side by side have one grid row for it. */}
      {half ? <div>{control}</div> : control}
    </>
  );
  if (isGroup)
    return (
      <fieldset className={className} aria-describedby={hint ? hintId(id) : undefined}>
        <legend key={label} className={hidden.trim() || undefined}>
          <Caption label={label} required={required} />
        </legend>
        {rest}
      </fieldset>
    );
  return (
    <div className={className}>
      {widget !== "checkbox" && (
        <label key={label} className={`form-label${hidden}`} htmlFor={id}>
          <Caption label={label} required={required} />
        </label>
      )}
      {rest}
    </div>
  );
}
