/** The controls of a page of which browsers may post nothing: an answer says itself which of them it had. */
import type { WholeForm } from "../engine/define/definition.ts";
import { knownPath } from "../engine/schema/path.ts";
import { attributeOf, type Element, elementsOf } from "../html.ts";
import { shownQuery } from "../site.ts";

/** The controls in some markup. */
export const controlsIn = (markup: string): Element[] =>
  elementsOf(markup).filter(({ tagName }) => /^(input|select|textarea)$/.test(tagName));

/** The name of a control; empty if it has none. */
export const nameOf = (control: Element): string => attributeOf(control, "name") ?? "";

/** The field of a control, the same for all entries of a list; the control's name if it is that of no field. */
export function fieldOf({ fields, again, patterns }: WholeForm, control: Element): string {
  const name = nameOf(control);
  const known = knownPath({ fields, again, patterns }, name);
  return Object.hasOwn(fields, known) ? known : name;
}

/** Whether browsers may post nothing of a control that can be answered. */
export const isSilent = (control: Element): boolean =>
  attributeOf(control, "disabled") === undefined &&
  (/^(checkbox|radio|file)$/.test(attributeOf(control, "type") ?? "") ||
    attributeOf(control, "multiple") !== undefined);

/** An address with more is refused by some servers, and the request would be lost. */
const longest = 4000;

/** The action of an answer's form, with the fields on its page of which browsers may post nothing, unless they are too many. */
export function withShown(action: string, form: WholeForm, markup: string): string {
  // No answer brings fields to any other form.
  if (!form.rich) return action;
  const fields = new Set(
    controlsIn(markup)
      .filter(isSilent)
      .map((control) => fieldOf(form, control)),
  );
  const said = new URLSearchParams(["", ...fields].map((field) => [shownQuery, field])).toString();
  return said.length > longest ? action : `${action}&${said}`;
}
