/** A line of text in one of HTML's kinds: text, email, tel, url, date and the like. */
import type { WidgetProps } from "@rjsf/utils";
import { type RefObject, useEffect, useState } from "react";
import { localDay } from "../../engine/dates.ts";
import { describedBy } from "../ids.ts";
import { useHeld } from "./held.ts";

const unset = (text: string) => text || undefined;

/** The visitor's day, known only once the page is in a browser. */
function useToday(wanted: boolean): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    if (wanted) setToday(localDay(new Date()));
  }, [wanted]);
  return today;
}

/** Draws the input; the widget's name is the input's type. */
export function Input(props: WidgetProps) {
  const { id, htmlName, options, placeholder, schema, rawErrors, disabled, required, uiSchema } = props;
  const held = useHeld(props, unset);
  const today = useToday(schema.dateMinimum === "today");
  const type = String(uiSchema?.["ui:widget"] ?? "text");
  return (
    <input
      className="form-control"
      id={id}
      name={htmlName}
      type={type}
      min={today}
      defaultValue={held.defaultValue}
      placeholder={placeholder || undefined}
      autoComplete={options.autocomplete as string | undefined}
      inputMode={options.inputMode as "text" | undefined}
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
