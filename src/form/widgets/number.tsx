/** A number, typed as text so that no browser swallows what it cannot read. */
import type { WidgetProps } from "@rjsf/utils";
import type { RefObject } from "react";
import { describedBy } from "../ids.ts";
import { useHeld } from "./held.ts";

/** The number a text stands for; a text that is none stays as it is, for the rules to refuse. */
function parse(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
}

/** Draws the input. */
export function NumberInput(props: WidgetProps) {
  const { id, htmlName, options, placeholder, schema, rawErrors, disabled, required } = props;
  const held = useHeld(props, parse);
  return (
    <input
      className="form-control"
      id={id}
      name={htmlName}
      type="text"
      inputMode={schema.type === "integer" ? "numeric" : "decimal"}
      defaultValue={held.defaultValue}
      placeholder={placeholder}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={rawErrors?.length ? true : undefined}
      aria-describedby={describedBy(id, options.help ?? schema.description, rawErrors)}
      ref={held.ref as RefObject<HTMLInputElement | null>}
      onInput={held.onInput}
      onBlur={held.onBlur}
    />
  );
}
