/** Additional properties that the visitor names: the button that adds one, and its name next to its value. */

import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import { ADDITIONAL_PROPERTY_FLAG, canExpand, type FieldProps, type ObjectFieldTemplateProps } from "@rjsf/utils";
import { type FunctionComponent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { Form } from "../engine/define/definition.ts";
import { isUnnamed, keyBoxOf, keyFrom } from "../engine/define/keys.ts";
import { knownPath, ownOf, pathStep, within } from "../engine/schema/path.ts";
import { isObject, type JsonObject, type Schema } from "../engine/schema/schema.ts";
import { spoken } from "../engine/words/spoken.ts";
import { singular } from "../engine/words/words.ts";
import { ChangeButton, Unchanged } from "./change-button.tsx";
import { useComputed } from "./computed.ts";
import type { FormContext } from "./context.ts";
import { Field } from "./field.tsx";
import { handedIn } from "./field-props.ts";
import { ErrorText } from "./frame.tsx";
import { Group } from "./group.tsx";
import { actionId, domId, errorId, idSeparator, nameOf } from "./ids.ts";
import { onLeaving } from "./widgets/held.ts";
import { phrase } from "./words.ts";

/** Whether a key in the data of a group was named by the visitor; a field that a condition has hidden was not. */
function isFree(form: Form, path: string, key: string): boolean {
  const known = knownPath(form, path);
  return !Object.hasOwn(form.fields, within(form.again?.[known] ?? known, pathStep(key)));
}

const Stock = ObjectField as unknown as FunctionComponent<FieldProps>;

/**
 * A group of fields. Of free keys, react-jsonschema-form draws those that a group was first drawn with, and those that it added
 * itself; where others come with its data, as from a draft, the group is drawn anew.
 */
export function OpenObject(props: FieldProps) {
  const { formData, fieldPathId, registry, onChange, errorSchema, rawErrors } = props;
  const { form } = registry.formContext as FormContext;
  const { path } = fieldPathId;
  const freeIn = (data: unknown) =>
    isObject(data) ? Object.keys(data).filter((key) => isFree(form, nameOf(path), key)) : [];
  const keys = freeIn(formData);
  const drawn = useRef({ keys, times: 0 });
  const { keys: known, times } = drawn.current;
  if (keys.length !== known.length || keys.some((key) => !known.includes(key)))
    drawn.current = { keys, times: times + 1 };
  return (
    <Stock
      key={drawn.current.times}
      {...props}
      // A group's template is told in no other way what is wrong with it.
      errorSchema={{ ...errorSchema, __errors: rawErrors } as FieldProps["errorSchema"]}
      onChange={(value, to, errors, id) => {
        const { current } = drawn;
        const before = current.keys;
        // It reports a key that was added or renamed with all of its data, and one that was removed by the key's path.
        if (to.length === path.length) current.keys = freeIn(value);
        else if (typeof value === "symbol" && to.length === path.length + 1)
          current.keys = before.filter((key) => key !== to.at(-1));
        const gone = before.find((key) => !current.keys.includes(key));
        if (gone === undefined) return onChange(value, to, errors, id);
        // It does not say which it was; what was wrong with it is said by a name that is no longer there.
        const left = to.length > path.length ? {} : { ...errorSchema, [gone]: {}, __errors: rawErrors ?? [] };
        const own = `${fieldPathId.$id}${idSeparator}${gone}`;
        onChange(value, to, errorSchema?.[gone] && (left as FieldProps["errorSchema"]), own);
      }}
    />
  );
}

/** The boxes that names are typed into. */
const keyBoxes = () => [...document.querySelectorAll<HTMLInputElement>(".field-key input")];

/** A group with a button that adds a field, where its schema allows additional properties. */
export function OpenGroup(props: ObjectFieldTemplateProps) {
  const { schema, properties, uiSchema, formData, onAddProperty, disabled, readonly, registry, fieldPathId } = props;
  const context = registry.formContext as FormContext;
  const { form, controls } = context;
  const path = nameOf(fieldPathId.path);
  const { label, look, elsewhere } = handedIn(uiSchema);
  const canAdd = look?.list?.addable !== false && canExpand(schema, uiSchema, formData) && !readonly;
  const one = form.fields[within(knownPath(form, path), "*")]?.label ?? singular(label ?? spoken.form.entry);
  // A branch takes the fields around it for free keys of its own, and they take its fields for theirs.
  const drawn = properties.filter(
    ({ name }) => !elsewhere?.includes(name) || !(ADDITIONAL_PROPERTY_FLAG in Object(ownOf(schema.properties, name))),
  );
  const id = actionId(domId(fieldPathId.$id), "add");
  useComputed(context, path === "" ? (formData as JsonObject) : undefined);
  const adder = canAdd && (
    <ChangeButton
      context={context}
      path={path}
      change="add"
      says={look?.add ?? spoken.form.add(phrase(one))}
      className="btn btn-outline-primary field-add"
      id={id}
      disabled={disabled}
      onClick={() => {
        // By name: a field that was renamed is drawn anew as soon as another is added.
        const before = keyBoxes().map(({ name }) => name);
        flushSync(onAddProperty);
        keyBoxes()
          .find(({ name }) => !before.includes(name))
          ?.focus();
      }}
      ref={(button) => {
        if (button) controls.set(path, { id, steps: fieldPathId.path });
      }}
    />
  );
  return (
    <>
      {form.free?.includes(knownPath(form, path)) && !readonly && <Unchanged context={context} path={path} />}
      <Group {...props} properties={drawn} adder={adder} />
    </>
  );
}

/** One such field: its name, its value, and a button that removes it. */
export function NamedField(props: FieldProps) {
  const { name, schema, fieldPathId, registry, onKeyRename, onRemoveProperty, disabled, readonly, errorSchema } = props;
  const context = registry.formContext as FormContext;
  const { edits, controls } = context;
  const id = domId(fieldPathId.$id);
  const keyId = `${id}-key`;
  const path = nameOf(fieldPathId.path);
  const unnamed = isUnnamed(name);
  // A key that no pattern fits is null to react-jsonschema-form: it has no control for what is wrong with its name.
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
  const pending = { path: keyBoxOf(path), read, commit, isName: true };
  const edit = useRef(pending);
  edit.current = pending;
  const drawn = useRef(name);
  const valueId = useRef(id);
  useLayoutEffect(() => {
    // A name that another field has is taken over with a number behind it; what was typed before hydration stays.
    if (input.current && name !== drawn.current) input.current.value = name;
    drawn.current = name;
  }, [name]);
  useLayoutEffect(() => {
    const own = controls.get(path);
    if (own && own.id !== keyId) valueId.current = own.id;
    // What is wrong with a field that has no name yet, or none that fits, is its name.
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
          name={pending.path}
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
