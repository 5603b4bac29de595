/** The fallback without form script and receiver: an e-mail with the text typed so far. */
import { isSecret } from "../../engine/visit/secret.ts";
import { type Control, controls, isBox } from "./controls.ts";

const words = (element: Element | null | undefined): string => element?.firstChild?.textContent ?? "";

/** The label of a control; for a checkbox or radio button, that of its group. */
export const labelOf = (control: Control): string =>
  words(isBox(control) ? control.closest("fieldset")?.firstElementChild : control.labels?.[0]);

/** A control as a line of text; none for an empty one. */
function line(control: Control & Partial<Pick<HTMLSelectElement, "selectedOptions">>): string[] {
  const { value, labels, checked, selectedOptions } = control;
  const label = words(labels?.[0]);
  const said = isBox(control)
    ? checked && `${labelOf(control)}: ${label}`
    : `${label}: ${selectedOptions ? [...selectedOptions].map(words) : value}`;
  return said && value && !isSecret(control) ? [said] : [];
}

/** Puts the text typed so far into a `mailto:` link. */
export function writeInto(link: HTMLAnchorElement): void {
  const body = controls().flatMap(line).join("\r\n");
  const [address] = link.href.split("?");
  link.href = `${address}?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(body)}`;
}
