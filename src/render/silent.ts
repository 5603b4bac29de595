/** Controls that browsers may post nothing for, such as unticked checkboxes: an answer lists those it has in its form's action. */
import type { WholeForm } from "../engine/define/definition.ts";
import { changeOf, countOf } from "../engine/define/list-changes.ts";
import { knownPath } from "../engine/schema/path.ts";
import { attributeOf, type Element, elementsOf } from "../html.ts";
import { shownQuery } from "../site.ts";

const add = changeOf("", "add");

const sentNameOf = (control: Element): string => attributeOf(control, "name") ?? "";

/** The name of a control, empty if it has none; for a button that adds an entry, the path of the list or group. */
export function nameOf(control: Element): string {
  const name = sentNameOf(control);
  return name.endsWith(add) ? name.slice(0, -add.length) : name;
}

/** The controls in some markup, with the Add buttons of groups with free keys; lists do not need theirs, since they post a count. */
export function controlsIn(markup: string): Element[] {
  const all = elementsOf(markup);
  const names = new Set(all.map(sentNameOf));
  const isAdder = (one: Element) => sentNameOf(one).endsWith(add) && !names.has(countOf(nameOf(one)));
  return all.filter((one) => /^(input|select|textarea)$/.test(one.tagName) || isAdder(one));
}

/** The field of a control, the same for all entries of a list; the control's name if it belongs to no field. */
export function fieldOf({ fields, again, patterns }: WholeForm, control: Element): string {
  const name = nameOf(control);
  const known = knownPath({ fields, again, patterns }, name);
  return Object.hasOwn(fields, known) ? known : name;
}

/** Whether browsers may post nothing for a control that can be filled in. */
export const isSilent = (control: Element): boolean =>
  attributeOf(control, "disabled") === undefined &&
  (control.tagName === "button" ||
    /^(checkbox|radio|file)$/.test(attributeOf(control, "type") ?? "") ||
    attributeOf(control, "multiple") !== undefined);

/** The longest query, in characters: some servers reject longer addresses, and the request would be lost. */
const longest = 4000;

/** The action of an answer's form, which lists the fields that browsers may post nothing for, unless there are too many. */
export function withShown(action: string, form: WholeForm, markup: string): string {
  // Only these forms have fields that depend on answers.
  if (!form.rich) return action;
  const fields = new Set(
    controlsIn(markup)
      .filter(isSilent)
      .map((control) => fieldOf(form, control)),
  );
  const said = new URLSearchParams(["", ...fields].map((field) => [shownQuery, field])).toString();
  return said.length > longest ? action : `${action}&${said}`;
}
