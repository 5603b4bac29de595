/**
 * What a kind of field is: which schemas it fits, the widgets it may be drawn with, and how the text of a control becomes
 * the value that is sent and back. Checks, widgets, what was typed before hydration, deep links and the payload all ask
 * it. A kind is one file in this folder, its name in index.ts, in the order they are tried, and what developers read of it in
 * src/engine/check/kinds.ts.
 */
import type { Choice } from "../choices.ts";
import type { Json, Schema } from "../schema.ts";

/** A kind of field. */
export interface Kind {
  name: string;
  /** The widgets that can draw it, the usual one first (widgets.ts says when it is another); none for what has no control of its own. */
  widgets: readonly string[];
  fits: (schema: Schema) => boolean;
  /** The value for what the controls of a field hold, as a form would send it; `undefined` when the field is unset. */
  read: (texts: string[], schema: Schema) => Json | undefined;
  /** What the controls of a field hold for a value. */
  write: (value: unknown, schema: Schema) => string[];
  /** The answers a widget offers that shows them all, where the schema need not list them. */
  answers?: (schema: Schema, labels?: { [text: string]: string }) => Choice[];
  /** A value's text in words, where it is not what people call it. */
  say?: (text: string) => string;
  /** The same for a widget that is a browser's own, and holds the value as no language writes it. */
  native?: (widget?: string) => Kind | undefined;
  /** How a widget holds the value, where that is not as the others do. */
  held?: (widget: string) => Pick<Kind, "read" | "write"> | undefined;
  /** Whether the text depends on the visitor's time zone, so that it is only known in a browser. */
  local?: boolean;
}

/** The type a schema asks for: the first that is not null. */
export const typeOf = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? (type.find((name) => name !== "null") ?? type[0]) : type;

/** Words that say something of one type of value only. */
const ofType: { [word: string]: string } = {
  ...{ minimum: "number", maximum: "number", exclusiveMinimum: "number", exclusiveMaximum: "number" },
  ...{
    multipleOf: "number",
    items: "array",
    minItems: "array",
    maxItems: "array",
    uniqueItems: "array",
    contains: "array",
  },
};

/** The type that a schema without one speaks of: a text, unless its words say otherwise. */
export const impliedType = (schema: Schema): string =>
  Object.entries(ofType).find(([word]) => word in schema)?.[1] ?? "string";

/** Whether a schema lets its value be null. */
export const isNullable = ({ type }: Schema): boolean =>
  Array.isArray(type) && type.length > 1 && type.includes("null");

/** The kind of a schema among some, if it has one. */
export const kindIn = (kinds: readonly Kind[], schema: Schema): Kind | undefined =>
  kinds.find((kind) => kind.fits(schema));
