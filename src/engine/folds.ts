/** Sections that are folded until something in them is answered, which styles alone have to see: a page may have no script. */
import type { FieldUi } from "./definition.ts";
import type { UiDocument } from "./documents.ts";

/** Widgets that are seen to be empty by their placeholder. */
const written = new Set(["text", "textarea", "email", "tel", "url", "password", "number", "updown"]);

/** Widgets that are seen to be answered by what is chosen in them. */
const chosen = new Set(["select", "radio", "checkboxes", "checkbox"]);

/** Whether styles can tell that a widget is answered. A browser's own pickers, and files, do not say. */
export const showsAnswer = (widget: string): boolean => written.has(widget) || chosen.has(widget);

/** Gives each folded field that is written into a placeholder, if only a space: while it is shown, the field is empty. */
export function withPlaceholders(looks: { [path: string]: FieldUi }, { sections = [] }: UiDocument): void {
  for (const field of sections.flatMap(({ folded, fields }) => (folded ? fields : []))) {
    const look = looks[field];
    if (look && written.has(look.widget ?? "")) look.placeholder ??= " ";
  }
}
