/** Additional properties that the visitor names: the button that adds one, and its name next to its value. */

import { canExpand, type FieldProps, type ObjectFieldTemplateProps } from "@rjsf/utils";
import { useRef } from "react";
import { isUnnamed, keyBoxOf } from "../engine/define/keys.ts";
import { knownPath, within } from "../engine/schema/path.ts";
import type { JsonObject } from "../engine/schema/schema.ts";
import { spoken } from "../engine/words/spoken.ts";
import { singular } from "../engine/words/words.ts";
import { ChangeButton, Unchanged } from "./change-button.tsx";
import { useComputed } from "./computed.ts";
import type { FormContext } from "./context.ts";
import { Field } from "./field.tsx";
import { handedIn } from "./field-props.ts";
import { ErrorText } from "./frame.tsx";
import { Group } from "./group.tsx";
import { actionId, domId, errorId, nameOf } from "./ids.ts";
import { phrase } from "./words.ts";

/** A group with a button that adds a field, where its schema allows additional properties. */
export function OpenGroup(props: ObjectFieldTemplateProps) {
  const { schema, uiSchema, formData, onAddProperty, disabled, readonly, registry, fieldPathId } = props;
  const context = registry.formContext as FormContext;
  const { form, controls } = context;
  const path = nameOf(fieldPathId.path);
  const { label, look } = handedIn(uiSchema);
  const canAdd = look?.list?.addable !== false && canExpand(schema, uiSchema, formData) && !readonly;
  const one = form.fields[within(path, "*")]?.label ?? singular(label ?? spoken.form.entry);
  const id = actionId(domId(fieldPathId.$id), "add");
  useComputed(context, path === "" ? (formData as JsonObject) : undefined);
  const adder = canAdd && (
    <ChangeButton
      context={context}
      path={path}
      change="add"
      className="btn btn-outline-primary field-add"
      id={id}
      disabled={disabled}
      onClick={onAddProperty}
      ref={(button) => {
        if (button) controls.set(path, { id, steps: fieldPathId.path });
      }}
    >
      {look?.add ?? spoken.form.add(phrase(one))}
    </ChangeButton>
  );
  return (
    <>
      {form.free?.includes(knownPath(form, path)) && !readonly && <Unchanged context={context} path={path} />}
      <Group {...props} adder={adder} />
    </>
  );
}

/** One such field: its name, its value, and a button that removes it. */
export function NamedField(props: FieldProps) {
  const { name, fieldPathId, registry, onKeyRename, onRemoveProperty, disabled, readonly, errorSchema } = props;
  const context = registry.formContext as FormContext;
  const { edits } = context;
  const id = domId(fieldPathId.$id);
  const unnamed = isUnnamed(name);
  const errors = unnamed ? errorSchema?.__errors : undefined;
  const input = useRef<HTMLInputElement>(null);
  const read = () => input.current?.value.trim() ?? "";
  const commit = () => {
    edits.delete(`${id}-key`);
    if (read() && read() !== name) onKeyRename?.(read());
  };
  const edit = useRef({ path: keyBoxOf(nameOf(fieldPathId.path)), read, commit });
  edit.current = { ...edit.current, read, commit };
  return (
    <fieldset className="field-named" id={context.isScriptless && actionId(id, "entry")}>
      <legend className="visually-hidden">{unnamed ? spoken.form.newEntry : name}</legend>
      <div className="field field-key">
        <label className="form-label" htmlFor={`${id}-key`}>
          {spoken.form.name}
        </label>
        <input
          className="form-control"
          id={`${id}-key`}
          name={edit.current.path}
          defaultValue={unnamed ? "" : name}
          disabled={disabled || readonly}
          aria-invalid={errors?.length ? true : undefined}
          aria-describedby={errors?.length ? errorId(`${id}-key`) : undefined}
          ref={input}
          onInput={() => edits.set(`${id}-key`, edit)}
          onBlur={commit}
        />
        <ErrorText id={`${id}-key`} errors={errors} />
      </div>
      <Field {...props} name={unnamed ? spoken.form.newEntry : name} errorSchema={unnamed ? undefined : errorSchema} />
      <ChangeButton
        context={context}
        path={nameOf(fieldPathId.path)}
        change="remove"
        className="btn btn-link field-remove"
        id={actionId(id, "remove")}
        disabled={disabled || readonly}
        aria-label={spoken.form.removeWhat(unnamed ? spoken.form.newEntryInside : name)}
        onClick={onRemoveProperty}
      >
        {spoken.form.remove}
      </ChangeButton>
    </fieldset>
  );
}
