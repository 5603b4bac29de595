/** The confirmation mail to whoever sent a form; sent only if the UI document asks for it. */

import { stepsOf } from "../schema/path.ts";
import type { Confirmation, FormWords } from "../words/form-words.ts";
import { spoken } from "../words/spoken.ts";
import { chain } from "../words/words.ts";
import type { WholeDefinition } from "./definition.ts";
import type { UiDocument } from "./documents.ts";

/** The names of a form's top-level fields for e-mail addresses, by their looks; the first is its sender's. */
export const addressFields = (looks: { [path: string]: { widget?: string } }): string[] =>
  Object.keys(looks)
    .filter((path) => !path.includes(".") && looks[path]?.widget === "email")
    .flatMap(stepsOf);

/** The name of the field with the sender's address; of a form that is gone, the usual one. */
export const senderField = (form: Pick<WholeDefinition, "fields"> | undefined): string =>
  addressFields(form?.fields ?? {})[0] ?? "email";

/** The UI document's settings for the mail with defaults filled in; undefined when it has none. */
export function confirmationOf(
  { confirmation }: UiDocument,
  looks: WholeDefinition["fields"],
  words: FormWords,
): Confirmation | undefined {
  const [first] = addressFields(looks);
  if (!confirmation || first === undefined) return undefined;
  return {
    field: first,
    subject: chain([words.heading, spoken.page.confirmed]),
    text: words.success.text,
    ...confirmation,
  };
}
