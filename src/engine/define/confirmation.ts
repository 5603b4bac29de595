/** The confirmation mail to whoever sent a form; sent only if the UI document asks for it. */

import { isTopLevel, ownOf, parentOf, pathStep } from "../schema/path.ts";
import type { Confirmation, FormWords } from "../words/form-words.ts";
import { spoken } from "../words/spoken.ts";
import { chain } from "../words/words.ts";
import type { FieldUi, WholeDefinition } from "./definition.ts";
import type { UiDocument } from "./documents.ts";

/** The paths of a form's fields for email addresses, by their looks; those in a list, or under a free key, do not count. */
export function addressFields(looks: { [path: string]: Pick<FieldUi, "entry" | "widget"> }): string[] {
  const isOfMany = (path: string): boolean =>
    path !== "" && (ownOf(looks, path)?.entry !== undefined || isOfMany(parentOf(path)));
  return Object.keys(looks).filter((path) => looks[path]?.widget === "email" && !isOfMany(path));
}

/**
 * The one among them that is the sender's. Unless the UI document names it, it is the first outside groups: one in a group may
 * well be somebody else's.
 * @param named a path, or a name at the top level as it is
 */
export const addressAmong = (fields: string[], named?: string): string | undefined =>
  named === undefined ? fields.find(isTopLevel) : [named, pathStep(named)].find((path) => fields.includes(path));

/** The path of the field with the sender's address; of a form that is gone, the usual one. */
export const senderField = (form: Pick<WholeDefinition, "fields" | "confirmation"> | undefined): string =>
  form?.confirmation?.field ?? addressAmong(addressFields(form?.fields ?? {})) ?? "email";

/** The UI document's settings for the mail with defaults filled in; undefined when it has none. */
export function confirmationOf(
  { confirmation }: UiDocument,
  looks: WholeDefinition["fields"],
  words: FormWords,
): Confirmation | undefined {
  const field = addressAmong(addressFields(looks), confirmation?.field);
  if (!confirmation || field === undefined) return undefined;
  return {
    subject: chain([words.heading, spoken.page.confirmed]),
    text: words.success.text,
    ...confirmation,
    field,
  };
}
