/** Drafts of the workbench, one per form, in session storage: neither switching forms nor a reload loses them. */

import { errorText, faultIn } from "../../engine/check/problem.ts";

/** The contents of a form's editors. */
export interface Draft {
  schema: string;
  ui: string;
  data: string;
  /** The documents on disk that it is based on. */
  base: { schema: string; ui: string };
}

const keyOf = (form: string) => `workbench ${form}`;
const lastKey = "workbench";

/** A form's draft. */
export function draftOf(form: string): Draft | undefined {
  const text = sessionStorage.getItem(keyOf(form));
  return text ? JSON.parse(text) : undefined;
}

/**
 * Stores a form's draft. It is async so that exceeding the quota, with large files, is reported beside the editors (faults.tsx);
 * an error thrown in an effect would unmount them.
 */
export async function keepDraft(form: string, draft: Draft): Promise<void> {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch (error) {
    throw faultIn(`the draft of ${form}`, {
      expected: "one that the browser keeps over a reload",
      found: errorText(error),
      fix: "save it to its files, or take large files out of the form, before you reload",
    });
  }
}

/** The form that was selected last. */
export const lastForm = (): string | null => sessionStorage.getItem(lastKey);

/** Stores the selected form. */
export const keepLast = (form: string): void => sessionStorage.setItem(lastKey, form);

/** Whether a draft differs from the documents it is based on. */
export const isEdited = ({ schema, ui, base }: Draft): boolean => schema !== base.schema || ui !== base.ui;
