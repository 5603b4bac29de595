/** A text of several lines. */
import type { WidgetProps } from "@rjsf/utils";
import type { RefObject } from "react";
import { describedBy } from "../ids.ts";
import { useHeld } from "./held.ts";

/** Draws the text area. */
export function Textarea(props: WidgetProps) {
  const { id, htmlName, options, placeholder, schema, rawErrors, disabled, required } = props;
  const held = useHeld(props, (text) => text || undefined);
  return (
    <textarea
      className="form-control"
      id={id}
      name={htmlName}
      rows={Number(options.rows ?? 5)}
      defaultValue={held.defaultValue}
      placeholder={placeholder}
      autoComplete={options.autocomplete as string | undefined}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={rawErrors?.length ? true : undefined}
      aria-describedby={describedBy(id, options.help ?? schema.description, rawErrors)}
      ref={held.ref as RefObject<HTMLTextAreaElement | null>}
      onInput={held.onInput}
      onBlur={held.onBlur}
    />
  );
}
