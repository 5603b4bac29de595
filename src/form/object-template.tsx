/** Renders a group of fields: the form's own in its sections, a nested one in a fieldset. */
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import type { FormContext } from "./context.ts";
import { handedIn } from "./field-props.ts";
import { ErrorText, Hint } from "./frame.tsx";
import { domId, hintId } from "./ids.ts";
import { Sections } from "./sections.tsx";

/** The properties of a group: react-jsonschema-form's, and our own, passed through its field. */
export interface GroupProps extends ObjectFieldTemplateProps {
  /** Adds a field that the visitor names, where the schema allows any. */
  adder?: ReactNode;
}

/** A group's fields without a frame around them. */
const contents = ({ properties, adder }: GroupProps) => (
  <>
    {properties[0] && <div className="fields">{properties.map(({ content }) => content)}</div>}
    {adder}
  </>
);

/** Renders the root in sections, followed by fields that no section names; nested groups with their title as legend. */
export function ObjectTemplate(props: GroupProps) {
  const { properties, fieldPathId, registry, schema, errorSchema, uiSchema } = props;
  const { label, look, isBare } = handedIn(uiSchema);
  if (isBare) return contents(props);
  const { form, steps } = registry.formContext as FormContext;
  const Drawn = steps?.Sections ?? Sections;
  if (fieldPathId.path.length === 0) return <Drawn form={form} properties={properties} adder={props.adder} />;
  const id = domId(fieldPathId.$id);
  const hint = look?.hint ?? schema.description;
  return (
    <fieldset className="field-group" id={id} aria-describedby={hint ? hintId(id) : undefined}>
      {label && <legend className={look?.hideLabel ? "visually-hidden" : undefined}>{label}</legend>}
      <Hint id={id} text={hint} />
      {contents(props)}
      <ErrorText id={id} errors={errorSchema?.__errors} />
    </fieldset>
  );
}
