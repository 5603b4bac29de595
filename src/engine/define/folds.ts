/** Collapsed sections open by CSS alone once a field in them is filled in, since a page may run no script. */
import type { FieldUi } from "./definition.ts";
import type { UiDocument } from "./documents.ts";

/** Widgets whose emptiness CSS detects by `:placeholder-shown`. */
const written = new Set(["text", "textarea", "email", "tel", "url", "password", "number", "updown"]);

/** Widgets whose answer CSS detects by what is checked or selected. */
const chosen = new Set(["select", "radio", "checkboxes", "checkbox"]);

/** Whether CSS can detect that a widget is filled in; native pickers and file inputs cannot be detected. */
export const showsAnswer = (widget: string): boolean => written.has(widget) || chosen.has(widget);

/** Gives text fields in collapsed sections a placeholder, if only a space, so that `:placeholder-shown` works. */
export function addPlaceholders(looks: { [path: string]: FieldUi }, { sections = [] }: UiDocument): void {
  for (const field of sections.flatMap(({ folded, fields }) => (folded ? fields : []))) {
    const look = looks[field];
    if (look && written.has(look.widget ?? "")) look.placeholder ??= " ";
  }
}
