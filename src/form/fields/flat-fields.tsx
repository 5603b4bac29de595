/** The root field of a flat form, without nesting; rich/rich-parts.ts adds react-jsonschema-form's own fields for others. */
import { type FieldProps, getByPath, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";
import type { Schema } from "../../engine/schema/schema.ts";
import { Field } from "./field.tsx";
import { ObjectTemplate } from "./object-template.tsx";

/** Renders the fields, whose order is that of the form's sections. */
export function FlatFields({ schema, uiSchema: _ofAll, formData, errorSchema, fieldPathId, ...rest }: FieldProps) {
  const { properties = {}, required } = schema as Schema;
  const { globalFormOptions } = rest.registry;
  const ids = useMemo(
    () =>
      Object.keys(properties).map((name) => ({
        name,
        id: toFieldPathId(name, globalFormOptions, fieldPathId.path),
      })),
    [properties, globalFormOptions, fieldPathId],
  );
  return (
    <ObjectTemplate
      registry={rest.registry}
      properties={ids.map(({ name, id }) => ({
        name,
        content: (
          <Field
            {...rest}
            key={name}
            name={name}
            schema={properties[name] as RJSFSchema}
            required={required?.includes(name)}
            formData={getByPath(formData, name)}
            errorSchema={getByPath(errorSchema, name)}
            fieldPathId={id}
          />
        ),
      }))}
    />
  );
}
