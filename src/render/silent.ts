/** The controls of a page of which browsers may post nothing: an answer says itself which of them it had. */
import type { WholeForm } from "../engine/define/definition.ts";
import { changeOf, countOf } from "../engine/define/list-changes.ts";
import { knownPath } from "../engine/schema/path.ts";
import { attributeOf, type Element, elementsOf } from "../html.ts";
import { shownQuery } from "../site.ts";

const add = changeOf("", "add");

const sentNameOf = (control: Element): string => attributeOf(control, "name") ?? "";

/** The name of a control; empty if it has none. That of a button which adds an entry is the path of what it adds to. */
export function nameOf(control: Element): string {
  const name = sentNameOf(control);
  return name.endsWith(add) ? name.slice(0, -add.length) : name;
}

/** The controls in some markup: where visitors name the fields of a group, the button that adds one, too. A list has its count. */
export function controlsIn(markup: string): Element[] {
  const all = elementsOf(markup);
  const names = new Set(all.map(sentNameOf));
  const isAdder = (one: Element) => sentNameOf(one).endsWith(add) && !names.has(countOf(nameOf(one)));
  return all.filter((one) => /^(input|select|textarea)$/.test(one.tagName) || isAdder(one));
}

/** The field of a control, the same for all entries of a list; the control's name if it is that of no field. */
export function fieldOf({ fields, again, patterns }: WholeForm, control: Element): string {
  const name = nameOf(control);
  const known = knownPath({ fields, again, patterns }, name);
  return Object.hasOwn(fields, known) ? known : name;
}

/** Whether browsers may post nothing of a control that can be answered. */
export const isSilent = (control: Element): boolean =>
  attributeOf(control, "disabled") === undefined &&
  (control.tagName === "button" ||
    /^(checkbox|radio|file)$/.test(attributeOf(control, "type") ?? "") ||
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
