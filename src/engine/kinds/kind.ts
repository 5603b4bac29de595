/**
 * The interface of a kind of field: which schemas it fits, the widgets that can draw it, and the conversion between the
 * text of a control and the value that is sent. Checks, widgets, hydration, deep links and the payload all use it. To
 * add a kind, write one file in this folder, add it to index.ts in the order of precedence, and describe it for
 * developers in src/engine/check/ui-schema/kinds.ts.
 */

import type { Json, Schema } from "../schema/schema.ts";
import type { Choice } from "../words/choices.ts";

/** A kind of field. */
export interface Kind {
  name: string;
  /**
   * The widgets that can draw it, the default first (widgets.ts has exceptions); empty for kinds without a control of
   * their own.
   */
  widgets: readonly string[];
  fits: (schema: Schema) => boolean;
  /**
   * Converts the contents of a field's controls to the value that is sent; `undefined` when the field is empty.
   * @param widget its control, which may hold a password
   */
  read: (texts: string[], schema: Schema, widget?: string) => Json | undefined;
  /** Converts a value to the contents of the field's controls. */
  write: (value: unknown, schema: Schema) => string[];
  /** The choices to show, for schemas that need not list them. */
  answers?: (schema: Schema, labels?: { [text: string]: string }) => Choice[];
  /** Formats a value's text for people, if it is not readable as it is. */
  say?: (text: string) => string;
  /** The variant for native controls, whose value is not localized. */
  native?: (widget?: string) => Kind | undefined;
  /** The conversions for a widget that differs from the others. */
  held?: (widget: string) => Pick<Kind, "read" | "write"> | undefined;
  /** Whether the text depends on the visitor's time zone, so that only the browser knows it. */
  local?: boolean;
}

/** The type of a schema: the first that is not null. */
export const typeOf = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? (type.find((name) => name !== "null") ?? type[0]) : type;

/** Whether a schema allows null besides another type. */
export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes("null");

/** The kind of a schema among some, if it has one. */
export const kindIn = (kinds: readonly Kind[], schema: Schema): Kind | undefined =>
  kinds.find((kind) => kind.fits(schema));
