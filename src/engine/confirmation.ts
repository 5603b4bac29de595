/** The mail that confirms to whoever sent a form what was sent: nobody gets one unless the UI document says so. */
import type { Confirmation, FormWords } from "./definition.ts";
import type { UiDocument } from "./documents.ts";
import type { Schema } from "./schema.ts";
import { spoken } from "./spoken.ts";
import { chain } from "./words.ts";

/** The fields of a form that an address stands in, as the form's own, not inside of a group. */
export const addressFields = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties).filter((name) => properties[name]?.format === "email");

/** What a UI document says of the mail, with what it leaves out; nothing when it says nothing. */
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
