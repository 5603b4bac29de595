/** The forms of the project on this disk, for commands that show leads with their labels. */
import { fileURLToPath } from "node:url";
import { readProject } from "../../content/read.ts";
import { DocumentError } from "../../engine/check/problem.ts";
import { define } from "../../engine/define/define.ts";
import { resolvedSchemaOf } from "../../engine/rules/contract.ts";
import { UnresolvedRef } from "../../engine/schema/resolve.ts";
import type { Forms } from "../notify/lead-answers.ts";

/** The forms by name; empty if the documents have errors, which are printed: leads are then shown as they were sent. */
export function formsOnDisk(): Forms {
  try {
    const { forms, shared } = readProject(fileURLToPath(new URL("../../..", import.meta.url)));
    // Which values are accepted as empty affects the payload, not the labels.
    const defined = forms.map((documents) => define(documents, resolvedSchemaOf(documents, shared), () => false));
    return new Map(defined.map((form) => [form.formName, form]));
  } catch (error) {
    if (!(error instanceof DocumentError || error instanceof UnresolvedRef)) throw error;
    console.error(error.message);
    return new Map();
  }
}
