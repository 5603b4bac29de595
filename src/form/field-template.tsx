/** The frame around every control: label or legend, hint, the control, its error. */
import type { FieldTemplateProps } from "@rjsf/utils";
import { getUiOptions } from "@rjsf/utils";
import type { ReactNode } from "react";
import { errorId, hintId } from "./ids.ts";

/** A label's words, with what marks an optional field. */
function Caption({ label, required }: { label: string; required?: boolean }) {
  return (
    <>
      {label}
      {!required && <span className="optional"> (optional)</span>}
    </>
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

/** Draws a field's frame; groups and lists of groups frame themselves. */
export function FieldTemplate({ id, label, required, children, rawErrors, schema, uiSchema }: FieldTemplateProps) {
  const { widget, help, width } = getUiOptions(uiSchema);
  if (widget === "hidden") return <div hidden>{children}</div>;
  if (!widget) return <>{children}</>;
  const text = help ?? schema.description;
  const hint: ReactNode = text && (
    <p className="field-hint" id={hintId(id)}>
      {String(text)}
    </p>
  );
  const error = <ErrorText id={id} errors={rawErrors} />;
  const className = `field field-${String(widget)}${width === "half" ? " field-half" : ""}`;
  if (widget === "checkboxes" || widget === "radio")
    return (
      <fieldset className={className} aria-describedby={text ? hintId(id) : undefined}>
        <legend>
          <Caption label={label} required={required} />
        </legend>
        {hint}
        {children}
        {error}
      </fieldset>
    );
  return (
    <div className={className}>
      {widget !== "checkbox" && (
        <label className="form-label" htmlFor={id}>
          <Caption label={label} required={required} />
        </label>
      )}
      {hint}
      {children}
      {error}
    </div>
  );
}
