/** The fallback without form script and receiver: an email with the text typed so far. */
import { isSecret } from "../../engine/define/secret.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { type Control, controls, isBox } from "../../form/drafts/controls.ts";

const words = (element: Element | null | undefined): string => element?.firstChild?.textContent ?? "";

/** The label of a control; for a radio button or checkbox of a group, that of the group. */
export const labelOf = (control: Control): string =>
  words(control.closest("fieldset.field")?.firstElementChild ?? control.labels?.[0]);

/** A control as a line of text; none for an empty one. */
function line(control: Control & Partial<Pick<HTMLSelectElement, "selectedOptions">>): string[] {
  const { value, labels, checked, selectedOptions } = control;
  if (!value || isSecret(control) || (isBox(control) && !checked)) return [];
  return [
    labelOf(control) +
      spoken.form.colon +
      (checked ? words(labels?.[0]) : selectedOptions ? [...selectedOptions].map(words) : value),
  ];
}

/** Puts the text typed so far into a `mailto:` link. */
export function writeInto(link: HTMLAnchorElement): void {
  const body = controls().flatMap(line).join("\r\n");
  const [address] = link.href.split("?");
  link.href = `${address}?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(body)}`;
}
