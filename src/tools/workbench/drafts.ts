/** What is written in the workbench, form by form, kept while the tab lives: neither another form nor a reload loses it. */

/** What the editors of a form hold. */
export interface Draft {
  schema: string;
  ui: string;
  data: string;
  /** The documents on disk that it began from. */
  base: { schema: string; ui: string };
}

const keyOf = (form: string) => `workbench ${form}`;
const lastKey = "workbench";

/** A form's draft. */
export function draftOf(form: string): Draft | undefined {
  const text = sessionStorage.getItem(keyOf(form));
  return text ? JSON.parse(text) : undefined;
}

/** Keeps it. */
export function keepDraft(form: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
}

/** The form that was picked last. */
export const lastForm = (): string | null => sessionStorage.getItem(lastKey);

/** Remembers it. */
export const keepLast = (form: string): void => sessionStorage.setItem(lastKey, form);

/** Whether a draft says something else than the documents it began from. */
export const isEdited = ({ schema, ui, base }: Draft): boolean => schema !== base.schema || ui !== base.ui;
