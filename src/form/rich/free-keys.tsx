/** Free keys: the group that has them, with the button that adds one. */

import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import { ADDITIONAL_PROPERTY_FLAG, canExpand, type FieldProps, type ObjectFieldTemplateProps } from "@rjsf/utils";
import { type FunctionComponent, useRef } from "react";
import { flushSync } from "react-dom";
import type { Form } from "../../engine/define/definition.ts";
import { knownPath, ownOf, pathStep, within } from "../../engine/schema/path.ts";
import { isObject, type JsonObject } from "../../engine/schema/schema.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { singular } from "../../engine/words/words.ts";
import { entered, type FormContext } from "../context.ts";
import { handedIn } from "../fields/field-props.ts";
import { ErrorText } from "../fields/frame.tsx";
import { Group } from "../fields/group.tsx";
import { actionId, describedBy, domId, idSeparator, nameOf } from "../ids.ts";
import { isNamed } from "../stand-ins/merge-schemas.ts";
import { phrase } from "../words.ts";
import { follow } from "./away.ts";
import { ChangeButton, Unchanged } from "./change-button.tsx";

/** Whether a key in the data of a group is free, and not a field that a condition has hidden. */
function isFree(form: Form, path: string, key: string): boolean {
  const known = knownPath(form, path);
  return !Object.hasOwn(form.fields, within(ownOf(form.again, known) ?? known, pathStep(key)));
}

/** A group with a key added to it, without react-jsonschema-form's initial 0 for a number, which nobody has entered. */
function begun({ schema, registry }: FieldProps, group: JsonObject, added: string): JsonObject {
  const { properties } = registry.schemaUtils.retrieveSchema(schema, group);
  const isGiven = ["default", "const"].some((keyword) => keyword in Object(properties?.[added]));
  return group[added] === 0 && !isGiven ? { ...group, [added]: "" } : group;
}

const Stock = ObjectField as unknown as FunctionComponent<FieldProps>;

/**
 * A group of fields. react-jsonschema-form draws only the free keys that a group had at first, and those that it added itself; if
 * its data bring others, as from a draft, the group is remounted.
 */
export function OpenObject(props: FieldProps) {
  const { schema, uiSchema, formData, fieldPathId, registry, onChange, errorSchema, rawErrors } = props;
  const context = registry.formContext as FormContext;
  const { form } = context;
  const { path } = fieldPathId;
  const { elsewhere } = handedIn(uiSchema);
  const freeIn = (data: unknown) => {
    if (!isObject(data)) return [];
    const { properties } = registry.schemaUtils.retrieveSchema(schema, data);
    // A key without a value may be a hidden field; one with a value may have the name of a field in another branch.
    return Object.keys(data).filter((key) =>
      isFree(form, nameOf(path), key)
        ? data[key] !== undefined || ownOf(properties, key) !== undefined
        : data[key] !== undefined && isNamed(ownOf(properties, key)) && !elsewhere?.includes(key),
    );
  };
  const keys = freeIn(formData);
  const drawn = useRef({ keys, times: 0 });
  // The error of a key that is not there yet is shown on the group, where keys are added.
  const missing = Object.entries(errorSchema ?? {}).flatMap(([key, error]) =>
    key in Object(formData) || !isFree(form, nameOf(path), key) ? [] : (error?.__errors ?? []),
  );
  const { keys: known, times } = drawn.current;
  if (keys.length !== known.length || keys.some((key) => !known.includes(key)))
    drawn.current = { keys, times: times + 1 };
  return (
    <Stock
      key={drawn.current.times}
      {...props}
      // This is the only way to pass a group's errors to its template.
      errorSchema={{ ...errorSchema, __errors: [...(rawErrors ?? []), ...missing] } as FieldProps["errorSchema"]}
      onChange={(value, to, errors, id) => {
        const { current } = drawn;
        const before = current.keys;
        // An added or renamed key is reported with the data of the whole group, a removed one with the key's path.
        if (to.length === path.length) current.keys = freeIn(value);
        else if (typeof value === "symbol" && to.length === path.length + 1)
          current.keys = before.filter((key) => key !== to.at(-1));
        const gone = before.find((key) => !current.keys.includes(key));
        const added = current.keys.find((key) => !before.includes(key));
        if (gone === undefined) return onChange(added ? begun(props, value, added) : value, to, errors, id);
        const name = added === undefined ? undefined : pathStep(added);
        follow(context, nameOf(path), (step) => (step === pathStep(gone) ? name : step));
        // `Stock` does not say which key was renamed; errors under the old name are dropped.
        const left = to.length > path.length ? {} : { ...errorSchema, [gone]: {}, __errors: rawErrors ?? [] };
        const own = `${fieldPathId.$id}${idSeparator}${gone}`;
        onChange(value, to, errorSchema?.[gone] && (left as FieldProps["errorSchema"]), own);
      }}
    />
  );
}

/** The boxes that names are typed into. */
const keyBoxes = () => [...document.querySelectorAll<HTMLInputElement>(".field-key input")];

/** A group with a button that adds a free key, if its schema allows one. */
export function OpenGroup(props: ObjectFieldTemplateProps) {
  const { schema, properties, uiSchema, formData, onAddProperty, disabled, readonly, registry, fieldPathId } = props;
  const context = registry.formContext as FormContext;
  const { form, controls } = context;
  const path = nameOf(fieldPathId.path);
  const { label, look, elsewhere } = handedIn(uiSchema);
  const canAdd = look?.list?.addable !== false && canExpand(schema, uiSchema, formData) && !readonly;
  const one = form.fields[within(knownPath(form, path), "*")]?.label ?? singular(label ?? spoken.form.entry);
  // Not free keys: for a branch, fields around it; for the group around a branch, the branch's fields; and hidden fields.
  const isOther = (name: string) =>
    elsewhere?.includes(name) || (ownOf(formData, name) === undefined && !isFree(form, path, name));
  const drawn = properties.filter(
    ({ name }) => !isOther(name) || !(ADDITIONAL_PROPERTY_FLAG in Object(ownOf(schema.properties, name))),
  );
  const id = actionId(domId(fieldPathId.$id), "add");
  // The form itself has no frame that shows its errors.
  const errors = path === "" ? props.errorSchema?.__errors : undefined;
  const add = (
    <ChangeButton
      context={context}
      path={path}
      change="add"
      says={look?.add ?? spoken.form.add(phrase(one))}
      className="btn btn-outline-primary field-add"
      id={id}
      disabled={disabled}
      aria-describedby={describedBy(id, undefined, errors)}
      onClick={() => {
        // Compared by name, since a renamed field is remounted when another is added.
        const before = keyBoxes().map(({ name }) => name);
        flushSync(onAddProperty);
        keyBoxes()
          .find(({ name }) => !before.includes(name))
          ?.focus();
      }}
      ref={() => entered(controls, path, { id, steps: fieldPathId.path })}
    />
  );
  const adder = canAdd && (
    <>
      {add}
      <ErrorText id={id} errors={errors} />
    </>
  );
  return (
    <>
      {form.free?.includes(knownPath(form, path)) && !readonly && <Unchanged context={context} path={path} />}
      <Group {...props} properties={drawn} adder={adder} />
    </>
  );
}
