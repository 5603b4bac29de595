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
 * Whether a group, list or choice is not marked as optional, because it has to be filled in or cannot be. An optional one may be
 * left out, unless its required fields are demanded even when it is blank.
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
  // Errors of a choice lead to its select, and those of a group with free keys to the button that adds one.
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
        ? // The frame of the choice around this branch is the group, and has its name.
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
