/** A free key: its name next to its value. */

import type { FieldProps } from "@rjsf/utils";
import { useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { isUnnamed, keyBoxOf, keyFrom } from "../../engine/define/keys.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { spoken } from "../../engine/words/spoken.ts";
import type { FormContext } from "../context.ts";
import { Field } from "../fields/field.tsx";
import { ErrorText } from "../fields/frame.tsx";
import { actionId, domId, errorId, nameOf } from "../ids.ts";
import { onLeaving } from "../widgets/held.ts";
import { ChangeButton } from "./change-button.tsx";

/** The field, with a button that removes it. */
export function NamedField(props: FieldProps) {
  const { name, schema, fieldPathId, registry, onKeyRename, onRemoveProperty, disabled, readonly, errorSchema } = props;
  const context = registry.formContext as FormContext;
  const { edits, controls } = context;
  const id = domId(fieldPathId.$id);
  const keyId = `${id}-key`;
  const path = nameOf(fieldPathId.path);
  const unnamed = isUnnamed(name);
  // A key that matches no pattern has the type null in react-jsonschema-form, and no control to show the error of its name.
  const isOfName =
    unnamed ||
    (schema as Schema).type === "null" ||
    Boolean(errorSchema?.__errors?.[0]?.startsWith(spoken.form.noName(name)));
  const { __errors: errors, ...inner } = (isOfName && errorSchema) || {};
  const input = useRef<HTMLInputElement>(null);
  const read = () => keyFrom(input.current?.value);
  const commit = () => {
    edits.delete(keyId);
    if (read() && read() !== name) onKeyRename?.(read());
  };
  const pending = { path, read, commit, isName: true };
  const edit = useRef(pending);
  edit.current = pending;
  useEffect(() => {
    // A name that was typed before hydration has not fired an event.
    if (input.current?.value !== input.current?.defaultValue) edits.set(keyId, edit);
  }, [edits, keyId]);
  const drawn = useRef(name);
  const valueId = useRef(id);
  useLayoutEffect(() => {
    // If another field has the name, it comes back with a number appended; a name typed before hydration stays.
    if (input.current && name !== drawn.current) input.current.value = name;
    drawn.current = name;
  }, [name]);
  useLayoutEffect(() => {
    const own = controls.get(path);
    if (own && own.id !== keyId) valueId.current = own.id;
    // Errors of a field without a valid name are shown at its name.
    const isKey = isOfName || !document.getElementById(valueId.current);
    if (own) controls.set(path, { ...own, id: isKey ? keyId : valueId.current });
  });
  return (
    <fieldset className="field-named" id={context.isScriptless && actionId(id, "entry")}>
      <legend className="visually-hidden">{unnamed ? spoken.form.newEntry : name}</legend>
      <div className="field field-key">
        <label className="form-label" htmlFor={keyId}>
          {spoken.form.name}
        </label>
        <input
          className="form-control"
          id={keyId}
          name={keyBoxOf(path)}
          defaultValue={unnamed ? "" : name}
          disabled={disabled || readonly}
          aria-invalid={errors?.length ? true : undefined}
          aria-describedby={errors?.length ? errorId(keyId) : undefined}
          ref={input}
          onInput={() => edits.set(keyId, edit)}
          onBlur={onLeaving(commit)}
        />
        <ErrorText id={keyId} errors={errors} />
      </div>
      <Field {...props} name={unnamed ? spoken.form.newEntry : name} errorSchema={isOfName ? inner : errorSchema} />
      <ChangeButton
        context={context}
        path={path}
        change="remove"
        says={spoken.form.removeWhat(unnamed ? spoken.form.newEntryInside : name)}
        className="btn btn-link field-remove"
        id={actionId(id, "remove")}
        disabled={disabled || readonly}
        onClick={() => {
          flushSync(onRemoveProperty);
          document.getElementById(controls.get(nameOf(fieldPathId.path.slice(0, -1)))?.id ?? "")?.focus();
        }}
      >
        {spoken.form.remove}
      </ChangeButton>
    </fieldset>
  );
}
