/** Frames of what only richer schemas have: lists that grow, and alternatives to choose from. */
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  TemplatesType,
  UnsupportedFieldProps,
} from "@rjsf/utils";
import { getUiOptions } from "@rjsf/utils";
import { cloneElement, type ReactElement, useId } from "react";
import { ErrorText } from "./field-template.tsx";
import { hintId } from "./ids.ts";

/** A list that grows: its entries, and a button that names what it adds. */
function List({
  fieldPathId,
  title,
  items,
  canAdd,
  onAddClick,
  disabled,
  uiSchema,
  schema,
  rawErrors,
}: ArrayFieldTemplateProps) {
  const { add, help } = getUiOptions(uiSchema);
  const label = title || "entry";
  const text = help ?? schema.description;
  return (
    <fieldset className="field-group" aria-describedby={text ? hintId(fieldPathId.$id) : undefined}>
      <legend>{label}</legend>
      {text && (
        <p className="field-hint" id={hintId(fieldPathId.$id)}>
          {String(text)}
        </p>
      )}
      {items}
      {canAdd && (
        <button
          className="btn btn-outline-primary"
          type="button"
          id={fieldPathId.$id}
          onClick={onAddClick}
          disabled={disabled}
        >
          {String(add ?? `Add ${label.toLowerCase().replace(/s$/, "")}`)}
        </button>
      )}
      <ErrorText id={fieldPathId.$id} errors={rawErrors} />
    </fieldset>
  );
}

/** One entry of a list, with a button that takes it out. */
function Entry({ children, buttonsProps, index, parentUiSchema }: ArrayFieldItemTemplateProps) {
  const { title } = getUiOptions(parentUiSchema);
  const what = `${String(title ?? "entry")} ${index + 1}`;
  return (
    <div className="field-entry">
      <div className="field-entry-body">{children}</div>
      {buttonsProps.hasRemove && (
        <button
          className="btn btn-link"
          type="button"
          onClick={buttonsProps.onRemoveItem}
          disabled={buttonsProps.disabled}
          aria-label={`Remove ${what}`}
        >
          Remove
        </button>
      )}
    </div>
  );
}

/** A choice between schemas: the selector, labelled, above the fields of the one chosen. */
function Alternatives({ selector, optionSchemaField, schema }: MultiSchemaFieldTemplateProps) {
  const id = useId();
  return (
    <div className="field-group">
      <div className="field">
        <label className="form-label" htmlFor={id}>
          {schema.title ?? "Choose one"}
        </label>
        {cloneElement(selector as ReactElement<{ id: string }>, { id })}
      </div>
      {optionSchemaField}
    </div>
  );
}

/** A schema that nothing can draw is an error of its author's, said where it stands. */
function Unsupported({ reason, schema }: UnsupportedFieldProps) {
  return (
    <p className="field-error">
      {reason} {JSON.stringify(schema)}
    </p>
  );
}

/** The templates a heavy form adds. */
export const templates = {
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Entry,
  MultiSchemaFieldTemplate: Alternatives,
  UnsupportedFieldTemplate: Unsupported,
} as Partial<TemplatesType>;
