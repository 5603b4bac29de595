/**
 * Draws whatever a schema describes, in the place of react-jsonschema-form's own SchemaField: finds the field's kind and its
 * look, and hands it to a control, to a list, to a group, or to a choice between schemas.
 */
import { deepEquals, type FieldProps } from "@rjsf/utils";
import { memo, useCallback } from "react";
import type { FieldUi } from "../engine/definition.ts";
import { kindIn } from "../engine/kinds/kind.ts";
import { knownPath } from "../engine/path.ts";
import type { Schema } from "../engine/schema.ts";
import type { FormContext } from "./context.ts";
import { ControlField } from "./control-field.tsx";
import { type DrawnField, handedIn, handOn } from "./drawn.ts";
import { nameOf } from "./ids.ts";

const none: Partial<FieldUi> = {};

function labelOf(look: Partial<FieldUi>, schema: Schema, { name, fieldPathId }: FieldProps): string {
  const last = fieldPathId.path.at(-1);
  const label = (look.varies && schema.title) || look.label || schema.title || name;
  return typeof last === "number" && !look.isPlaced ? `${label} ${last + 1}` : label;
}

/** Which of the registry's fields draws what has no control of its own. */
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
  // A flat form has nothing to look up below its root.
  const schema = (form.rich || isRoot ? registry.schemaUtils.retrieveSchema(given, formData) : given) as Schema;
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
    disabled: Boolean(look.disabled ?? props.disabled),
    readonly: Boolean(look.readOnly ?? (props.readonly || given.readOnly || schema.readOnly)),
    rawErrors,
  } as unknown as DrawnField;
  if (kind && kind.widgets.length > 0) return <ControlField {...drawn} kind={kind} />;
  const Structure =
    registry.fields[isRoot && kind?.name !== "branches" ? "ObjectField" : (structures[kind?.name ?? ""] ?? "")];
  if (!Structure) return null;
  const uiSchema = {
    ...handOn({ label: drawn.label, look, isBare: handedIn(props.uiSchema).isBare }),
    "ui:options": { ...look.list, ...(look.order && { order: ordered(look.order) }) },
  };
  return <Structure {...drawn} uiSchema={uiSchema} errorSchema={inner as FieldProps["errorSchema"]} />;
}

/** An order that names not every field: the others follow. */
const ordered = (order: string[]) => (order.includes("*") ? order : [...order, "*"]);

/** What a field is drawn from; functions are told apart by what they are called with. */
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

/** The field, drawn again only when something it shows has changed. */
export const Field = memo(FieldRender, (before, now) => compared.every((key) => deepEquals(before[key], now[key])));
