/** A line of text in one of HTML's kinds: text, email, tel, url, date and the like. */
import { useEffect, useState } from "react";
import { localDay } from "../../engine/dates.ts";
import { attributesOf, type ControlProps } from "./control.ts";
import { useHeld } from "./held.ts";

/** The visitor's day, known only once the page is in a browser. */
function useToday(wanted: boolean): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    if (wanted) setToday(localDay(new Date()));
  }, [wanted]);
  return today;
}

/** Draws the input; the widget's name is the input's type. */
export function Input(props: ControlProps) {
  const { id, schema, look, widget, readOnly } = props;
  const { ref, ...held } = useHeld<HTMLInputElement>(props);
  const today = useToday(schema.dateMinimum === "today");
  const examples = schema.examples as unknown[] | undefined;
  const listId = examples?.length ? `${id}-examples` : undefined;
  return (
    <>
      <input
        className="form-control"
        type={widget}
        min={today}
        placeholder={look.placeholder}
        autoComplete={look.autocomplete}
        inputMode={look.inputMode as "text" | undefined}
        readOnly={readOnly}
        list={listId}
        ref={ref}
        {...attributesOf(props)}
        {...held}
      />
      {listId && (
        <datalist id={listId}>
          {examples?.map((example) => (
            <option key={String(example)} value={String(example)} />
          ))}
        </datalist>
      )}
    </>
  );
}
