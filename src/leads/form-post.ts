/** Reads an ordinary form post, as browsers send it without script, into the body that the form's rules are about. */
import type { Form } from "../engine/definition.ts";
import { kindOf } from "../engine/kinds/index.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../engine/schema.ts";

/** The content type of such a post. */
export const formPostType = "application/x-www-form-urlencoded";

/** What a box without a value of its own sends. */
const ticked = (texts: string[]) => texts.map((text) => (text === "on" ? "true" : text));

/** What was sent for a field. What its kind cannot read stays as it was sent, so that the rules refuse it. */
function valueFrom(texts: string[], schema: Schema): Json {
  const kind = kindOf(schema);
  const said = kind?.name === "boolean" ? ticked(texts) : texts;
  const [text = "", ...more] = said;
  const isList = schema.type === "array";
  const value = kind && (isList || more.length === 0) ? kind.read(said, schema) : undefined;
  const isWhole = !Array.isArray(value) || value.length === new Set(said).size;
  if (value !== undefined && isWhole) return value;
  if (!isList) return more.length > 0 ? said : text;
  const entry = isObject(schema.items) ? (schema.items as Schema) : {};
  return said.filter((one) => one !== "").map((one) => kindOf(entry)?.read([one], entry) ?? one);
}

/** The fields that were sent; lists come as repeated keys, lines as browsers end them. */
export function bodyFrom(form: Form, sent: URLSearchParams): JsonObject {
  const texts = new Map<string, string[]>();
  for (const [name, text] of sent) {
    const known = texts.get(name);
    if (known) known.push(text.replaceAll("\r\n", "\n"));
    else texts.set(name, [text.replaceAll("\r\n", "\n")]);
  }
  const schemas = new Map(Object.entries(form.schema.properties ?? {}));
  return Object.fromEntries([...texts].map(([name, values]) => [name, valueFrom(values, schemas.get(name) ?? {})]));
}
