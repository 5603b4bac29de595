/** Any number of choices from a list, as checkboxes that share the field's name. */
import type { WidgetProps } from "@rjsf/utils";
import { describedBy, optionId } from "../ids.ts";
import { choiceOf, optionsOf } from "./options.ts";

type Props = Pick<
  WidgetProps,
  "id" | "htmlName" | "schema" | "value" | "options" | "rawErrors" | "disabled" | "onChange"
>;

/** Draws the boxes; the field's frame is their fieldset. The list keeps the order of the schema. */
export function Checkboxes({ id, htmlName, schema, value, options, rawErrors, disabled, onChange }: Props) {
  const entries = (schema.items as { enum?: unknown[] } | undefined)?.enum ?? [];
  const values = entries.map((entry) => ({ value: entry, label: String(entry) }));
  const chosen = new Set((Array.isArray(value) ? value : []).map(String));
  const toggle = (text: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(text);
    else next.delete(text);
    const all = optionsOf(values, undefined).filter((option) => next.has(option.value));
    onChange(all.map((option) => choiceOf(values, option.value)));
  };
  return (
    <div className="choices">
      {optionsOf(values, options.options).map((option, index) => (
        <div className="form-check" key={option.value}>
          <input
            className="form-check-input"
            type="checkbox"
            id={optionId(id, index)}
            name={htmlName}
            value={option.value}
            checked={chosen.has(option.value)}
            disabled={disabled}
            aria-invalid={rawErrors?.length ? true : undefined}
            aria-describedby={describedBy(id, false, rawErrors)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <label className="form-check-label" htmlFor={optionId(id, index)}>
            {option.label}
          </label>
        </div>
      ))}
    </div>
  );
}
