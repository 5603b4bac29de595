/**
 * Replaces react-jsonschema-form's SchemaField: determines a field's kind and its UI options, and renders it as a control, a
 * list, a group, or a choice between schemas.
 */
import { deepEquals, type FieldProps } from "@rjsf/utils";
import { memo, useCallback } from "react";
import type { FieldUi } from "../../engine/define/definition.ts";
import { entryName } from "../../engine/define/entry-name.ts";
import { kindIn } from "../../engine/kinds/kind.ts";
import { knownPath } from "../../engine/schema/path.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";
import { nameOf } from "../ids.ts";
import { ControlField } from "./control-field.tsx";
import { type DrawnField, handedIn, handOn } from "./field-props.ts";

const none: Partial<FieldUi> = {};

function labelOf(look: Partial<FieldUi>, schema: Schema, { name, fieldPathId }: FieldProps): string {
  const label = (look.varies && schema.title) || look.label || schema.title || name;
  return look.entry === "numbered" ? entryName({ ...look, label }, fieldPathId.path.at(-1)) : label;
}

/** The registry's field for each kind without a control of its own. */
const structures: { [kind: string]: string } = { list: "ArrayField", group: "ObjectField", branches: "OneOfField" };

function FieldRender(props: FieldProps) {
  const { schema: given, formData, fieldPathId, registry, errorSchema, onChange } = props;
  const { form, kinds } = registry.formContext as FormContext;
  const id = fieldPathId.$id;
  const change = useCallback<FieldProps["onChange"]>(
    (value, path, errors, edited) => onChange(value, path, errors, edited || id),
    [onChange, id],
  );
  const isRoot = fieldPathId.path.length === 0;
  // In a flat form there is nothing to resolve.
  const schema = (form.rich ? registry.schemaUtils.retrieveSchema(given, formData) : given) as Schema;
  const kind = kindIn(kinds, schema);
  const known = isRoot ? "" : knownPath(form, nameOf(fieldPathId.path));
  const look = form.fields[known] ?? none;
  const { __errors: rawErrors, ...inner } = errorSchema ?? {};
  const drawn = {
    ...props,
    onChange: change,
    schema,
    look,
    label: labelOf(look, schema, props),
    // A field that is sent as null when blank need not be filled in.
    required: props.required && form.empty[known] !== null,
    disabled: Boolean(look.disabled ?? props.disabled),
    readonly: Boolean(look.readOnly ?? (props.readonly || given.readOnly || schema.readOnly)),
    rawErrors,
  } as unknown as DrawnField;
  if (kind && kind.widgets.length > 0) return <ControlField {...drawn} kind={kind} />;
  const Structure =
    registry.fields[isRoot && kind?.name !== "branches" ? "ObjectField" : (structures[kind?.name ?? ""] ?? "")];
  if (!Structure) return null;
  const uiSchema = {
    ...handOn({ ...handedIn(props.uiSchema), label: drawn.label, look }),
    "ui:options": { ...look.list, ...(look.order && { order: ordered(look.order) }) },
  };
  return <Structure {...drawn} uiSchema={uiSchema} errorSchema={inner as FieldProps["errorSchema"]} />;
}

/** A partial order: fields that it does not name follow. */
const ordered = (order: string[]) => (order.includes("*") ? order : [...order, "*"]);

/** The properties that a field's rendering depends on; functions are identified by what they close over. */
const compared = [
  "schema",
  "formData",
  "errorSchema",
  "fieldPathId",
  "name",
  "required",
  "disabled",
  "readonly",
  "uiSchema",
] as const;

/** The field, rendered again only when something it shows has changed. */
export const Field = memo(FieldRender, (before, now) => compared.every((key) => deepEquals(before[key], now[key])));
