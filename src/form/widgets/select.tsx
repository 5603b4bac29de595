/** Choices as a native select, whose option values are the payload's: one of them, or any number. */

import { useEffect, useRef, useState } from "react";
import { spoken } from "../../engine/words/spoken.ts";
import { attributesOf, type ControlProps, isDisabled, optionsOf } from "./control.ts";

/** Renders the select; its first option leaves the choice unset. */
export function Select(props: ControlProps) {
  const { kind, schema, value, look, onChange } = props;
  const ref = useRef<HTMLSelectElement>(null);
  const multiple = kind.name === "choices";
  const chosen = kind.write(value, schema);
  const shown = multiple ? chosen : (chosen[0] ?? "");
  const [first] = useState(shown);
  const state = JSON.stringify(chosen);
  useEffect(() => {
    const wanted: string[] = JSON.parse(state);
    const select = ref.current;
    if (select && !select.multiple) select.value = wanted[0] ?? "";
    else for (const option of select?.options ?? []) option.selected = wanted.includes(option.value);
  }, [state]);
  return (
    <select
      {...attributesOf(props)}
      className="form-select"
      multiple={multiple || undefined}
      defaultValue={first}
      ref={ref}
      onChange={({ target }) =>
        onChange(
          kind.read(
            [...target.selectedOptions].map((option) => option.value),
            schema,
          ),
        )
      }
    >
      {!multiple && <option value="">{look.placeholder || spoken.form.pleaseSelect}</option>}
      {optionsOf(props).map(({ text, label }) => (
        <option key={text} value={text} disabled={look.disabledOptions && isDisabled(props, text)}>
          {label}
        </option>
      ))}
    </select>
  );
}
