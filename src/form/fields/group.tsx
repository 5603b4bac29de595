/** A group of fields: a nested one in a fieldset with its title as legend. */
import { ADDITIONAL_PROPERTY_FLAG } from "@rjsf/utils";
import { useLayoutEffect } from "react";
import type { FieldUi, FormDefinition } from "../../engine/define/definition.ts";
import { knownPath, ownOf } from "../../engine/schema/path.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { entered, type FormContext } from "../context.ts";
import { describedBy, domId, nameOf } from "../ids.ts";
import { handedIn } from "./field-props.ts";
import { Caption, ErrorText, Hint } from "./frame.tsx";
import { type GroupProps, ObjectTemplate } from "./object-template.tsx";

/** A group, list or choice between schemas, as react-jsonschema-form describes it. */
interface Structure {
  schema: object;
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
}

/**
 * Whether a group, list or choice has to be filled in, or cannot be. One that is optional may be left out, unless what
 * it requires is asked of it even when it is blank.
 */
export function isNeeded(form: Pick<FormDefinition, "fields" | "lapsing">, path: string, asked: Structure): boolean {
  const { required, disabled, readonly } = asked;
  const schema = asked.schema as Schema;
  const known = knownPath(form, path);
  if (required || disabled || readonly || form.fields[known]?.entry || ADDITIONAL_PROPERTY_FLAG in schema) return true;
  const asks = Boolean(schema.required?.length || schema.minItems || schema.minProperties);
  return asks && ownOf(form.lapsing, known) === undefined;
}

/** The legend of a group or list. */
export const Legend = ({ label, look, isNeeded }: { label: string; look?: Partial<FieldUi>; isNeeded: boolean }) => (
  <legend key={label} className={look?.hideLabel ? "visually-hidden" : undefined}>
    <Caption label={label} required={isNeeded} />
  </legend>
);

/** A group's fields without a frame around them. */
const contents = ({ properties, adder }: GroupProps) => (
  <>
    {properties[0] && <div className="fields">{properties.map(({ content }) => content)}</div>}
    {adder}
  </>
);

/** Renders the group; the form itself in its sections. */
export function Group(props: GroupProps) {
  const { fieldPathId, registry, schema, errorSchema, uiSchema, properties, adder } = props;
  const { label, look, chooser, elsewhere } = handedIn(uiSchema);
  const { form, controls } = registry.formContext as FormContext;
  const id = domId(fieldPathId.$id);
  const name = nameOf(fieldPathId.path);
  // What is wrong with a choice, or with a group that fields can be added to, leads to the control for that.
  const isTarget = name !== "" && !elsewhere && !adder && properties.length > 0;
  useLayoutEffect(() => {
    if (isTarget) return entered(controls, name, { id, steps: fieldPathId.path });
  }, [controls, isTarget, name, id, fieldPathId]);
  if (chooser !== undefined) return contents(props);
  if (name === "") return <ObjectTemplate {...props} />;
  const hint = look?.hint ?? schema.description;
  const errors = errorSchema?.__errors;
  return (
    <fieldset
      className="field-group"
      id={id}
      {...(elsewhere
        ? // The choice that its other fields belong to is the group, of the same name.
          { role: "none" }
        : { tabIndex: -1, "aria-describedby": describedBy(id, hint, errors) })}
    >
      {label && <Legend label={label} look={look} isNeeded={isNeeded(form, name, props)} />}
      <Hint id={id} text={hint} />
      {contents(props)}
      <ErrorText id={id} errors={errors} />
    </fieldset>
  );
}
