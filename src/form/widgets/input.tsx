/** A line of text in one of HTML's kinds: text, email, tel, url, date and the like. */
import { useEffect, useState } from "react";
import { localDay } from "../../engine/dates.ts";
import { attributesOf, type ControlProps } from "./control.ts";
import { useHeld } from "./held.ts";

/** What only the visitor's browser knows, and only once the page is in it. */
function useBrowser(read: (() => string) | false): string | undefined {
  const [known, setKnown] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useEffect(() => {
    if (read) setKnown(read());
  }, []);
  return known;
}

const today = () => localDay(new Date());
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Draws the input; the widget's name is the input's type. */
export function Input(props: ControlProps) {
  const { id, schema, look, widget, readOnly } = props;
  const { ref, ...held } = useHeld<HTMLInputElement>(props);
  const least = useBrowser(schema.dateMinimum === "today" && today);
  const zone = useBrowser(!!look.proposes && timeZone);
  const examples = zone ? [zone] : (schema.examples as unknown[] | undefined);
  const listId = examples?.length ? `${id}-examples` : undefined;
  return (
    <>
      <input
        className="form-control"
        type={widget}
        min={least}
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
