/** The confirmation mail to whoever sent a form; sent only if the UI document asks for it. */

import type { UiDocument } from "./documents.ts";
import type { Confirmation, FormWords } from "./form-words.ts";
import type { Schema } from "./schema.ts";
import { spoken } from "./spoken.ts";
import { chain } from "./words.ts";

/** The top-level fields of a form that hold an e-mail address. */
export const addressFields = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties).filter((name) => properties[name]?.format === "email");

/** The UI document's settings for the mail with defaults filled in; undefined when it has none. */
export function confirmationOf(
  { confirmation }: UiDocument,
  schema: Schema,
  words: FormWords,
): Confirmation | undefined {
  const [first] = addressFields(schema);
  if (!confirmation || first === undefined) return undefined;
  return {
    field: first,
    subject: chain([words.heading, spoken.page.confirmed]),
    text: words.success.text,
    ...confirmation,
  };
}
