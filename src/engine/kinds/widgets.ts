/** Selects the default widget of a field. This happens when a form is built, so that no page includes it. */

import { ownOf } from "../schema/path.ts";
import type { Schema } from "../schema/schema.ts";
import { personal } from "./conventions.ts";
import { kindOf } from "./index.ts";
import { isNullable } from "./kind.ts";

/** Widgets by the `format` of a text. */
const formats: { [format: string]: string } = {
  email: "email",
  uri: "url",
  "uri-reference": "url",
  url: "url",
  color: "color",
  password: "password",
};

/** Common names of fields for long texts. */
const longNames = /^(message|description|comments?|details|notes?|about|requirements|question|feedback)$/i;

type Choose = (schema: Schema, name: string) => string | undefined;

/** Overrides of a kind's default widget. */
const choosers: { [kind: string]: Choose } = {
  text(schema, name) {
    const byFormat = formats[schema.format ?? ""];
    if (byFormat) return byFormat;
    // By its name before its length, which may be the default of this very widget.
    const byName = ownOf(personal, name)?.widget;
    if (byName) return byName;
    return (schema.maxLength ?? 0) > 1000 || (!schema.maxLength && longNames.test(name)) ? "textarea" : undefined;
  },
  // Labels for both answers are only visible on radio buttons, and a box cannot tell no from no answer, which is null.
  boolean: (schema) => (schema.oneOf || schema.anyOf || schema.enumNames || isNullable(schema) ? "radio" : undefined),
};

/** The default widget of a field, by its name and schema. */
export function defaultWidget(name: string, schema: Schema): string | undefined {
  const kind = kindOf(schema);
  return choosers[kind?.name ?? ""]?.(schema, name) ?? kind?.widgets[0];
}
