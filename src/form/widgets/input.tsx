/** A line of text in one of HTML's kinds: text, email, tel, url, date and the like. */
import { useEffect, useState } from "react";
import { localDay } from "../../engine/schema/dates.ts";
import { attributesOf, type ControlProps } from "./control.ts";
import { useHeld } from "./held.ts";

/** The visitor's day or time zone, known only once the page is in a browser. */
function useBrowser(wanted: "today" | "timeZone" | undefined): string | undefined {
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    if (wanted) setKnown(wanted === "today" ? localDay(new Date()) : Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [wanted]);
  return known;
}

/** Renders the input; the widget's name is the input's type. */
export function Input(props: ControlProps) {
  const { id, schema, look, widget, readOnly } = props;
  const { ref, ...held } = useHeld<HTMLInputElement>(props);
  const { dateMinimum, examples: given } = schema as { dateMinimum?: "today"; examples?: unknown[] };
  const known = useBrowser(dateMinimum ?? look.proposes);
  const examples = look.proposes && known ? [known] : given;
  const listId = examples?.length ? `${id}-examples` : undefined;
  return (
    <>
      <input
        className="form-control"
        type={widget}
        min={dateMinimum && known}
        placeholder={look.placeholder}
        // Fields with autofill are names and addresses, which are in no dictionary.
        spellCheck={look.autocomplete ? false : undefined}
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
