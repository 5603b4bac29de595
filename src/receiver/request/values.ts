/** Converts the texts of a form post to values. */
import type { Form } from "../../engine/define/definition.ts";
import { constant, constantOf } from "../../engine/kinds/constant.ts";
import { isFileUrl } from "../../engine/kinds/file.ts";
import { kindOf } from "../../engine/kinds/index.ts";
import { typeOf } from "../../engine/kinds/kind.ts";
import { unzoned } from "../../engine/kinds/unzoned.ts";
import { isSame } from "../../engine/schema/same.ts";
import { isObject, type Json, type Schema } from "../../engine/schema/schema.ts";
import { takesFileAt } from "./known.ts";

/** Converts the value of a checkbox without a value of its own. */
const ticked = (texts: string[]) => texts.map((text) => (text === "on" ? "true" : text));

/** The value of a field. A text that its kind cannot parse is kept, so that the rules reject it. */
function valueFrom(texts: string[], schema: Schema, widget?: string): Json {
  const known = kindOf(schema);
  const kind = known && unzoned(known.native?.(widget) ?? known);
  const said = kind?.name === "boolean" ? ticked(texts) : texts;
  const [text = "", ...more] = said;
  // A page that is shown again contains the submitted file; a newly picked one replaces it.
  if (kind?.name === "file") return text;
  const isList = typeOf(schema) === "array";
  const value = kind && (isList || more.length === 0) ? kind.read(said, schema, widget) : undefined;
  // A list may be one choice of several, or a constant.
  const isWhole =
    !Array.isArray(value) || /^(choice|constant)$/.test(kind?.name ?? "") || value.length === new Set(said).size;
  if (value !== undefined && isWhole) return value;
  if (!isList) return more.length > 0 ? said : text;
  const entry = isObject(schema.items) ? schema.items : {};
  const inner = kindOf(entry);
  return said.filter((one) => one !== "").map((one) => (inner && unzoned(inner).read([one], entry)) ?? one);
}

/**
 * The possible values of a field's texts, the likeliest first: a constant is likely, since its control cannot hold anything else.
 * @param schemas the schemas of the field, of which conditions may draw one
 */
export function valuesFrom(texts: string[], schemas: Schema[], widget?: string): Json[] {
  if (schemas.length === 1) return schemas.map((schema) => valueFrom(texts, schema, widget));
  const isSaid = (schema: Schema) =>
    kindOf(schema) !== constant || constant.write(constantOf(schema), schema)[0] === texts[0];
  const [said, others] = [schemas.filter(isSaid), schemas.filter((schema) => !isSaid(schema))];
  const values = [...said, ...others].map((schema) => valueFrom(texts, schema, widget));
  return values.filter((one, index) => values.findIndex((other) => isSame(one, other)) === index);
}

/**
 * The texts of a field without files that stem from the previous branch, which has a file field of the same name.
 * @param schemas the schemas of the field; empty if it is no field
 */
export function ownTexts(form: Form, name: string, texts: string[], schemas: Schema[]): string[] {
  const takesFiles = schemas.some((schema) => /^files?$/.test(kindOf(schema)?.name ?? ""));
  const isOther = schemas.length > 0 && !takesFiles && texts.some(isFileUrl) && takesFileAt(form, name);
  return isOther ? texts.filter((text) => !isFileUrl(text)) : texts;
}
