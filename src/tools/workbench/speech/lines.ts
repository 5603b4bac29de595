/** What a screen reader announces of a document, in order: each element by role, name, description and state. */
import { computeAccessibleDescription, computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";
import { roleWords, statesOf, wholes } from "./words.ts";

/** One announcement. */
export interface Line {
  /** The number of groups, lists and landmarks around it. */
  depth: number;
  /** Empty for plain text. */
  role: string;
  name: string;
  description: string;
  states: string[];
  hasFocus: boolean;
  element: Element;
}

/** Normalizes a text as it is read out. The library loses the space before a bracket in an element of its own. */
const squeezed = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/(\w)\(/g, "$1 (")
    .trim();

/** The ids of elements that are announced as the name or description of a control. */
function spokenElsewhere(root: Element): Set<string> {
  const ids = [...root.querySelectorAll("[aria-describedby], [aria-labelledby]")].flatMap((element) =>
    ["aria-describedby", "aria-labelledby"].flatMap((name) => (element.getAttribute(name) ?? "").split(/\s+/)),
  );
  return new Set(ids.filter(Boolean));
}

/** Whether an element is a label, which is announced with its control. */
const isLabel = (element: Element) =>
  element.tagName === "LEGEND" || (element.tagName === "LABEL" && (element as HTMLLabelElement).control !== null);

/** Inline elements. */
const inline = new Set([
  "A",
  "ABBR",
  "B",
  "BR",
  "CODE",
  "EM",
  "I",
  "SMALL",
  "SPAN",
  "STRONG",
  "SUB",
  "SUP",
  "TIME",
  "WBR",
]);

function roleOf(element: Element): string {
  const role = getRole(element) ?? "";
  if (!(role in roleWords)) return "";
  // A form or region without a name is not a landmark.
  const isNameless = /^(form|region|group|img)$/.test(role) && !computeAccessibleName(element);
  return isNameless ? "" : role;
}

/** Marks where reading goes on when the focused element, such as the error summary's box, is not announced itself. */
function markFocus(lines: Line[], focused: Element | null): void {
  if (!focused || focused.tagName === "BODY" || lines.some(({ hasFocus }) => hasFocus)) return;
  const next = lines.find(({ element }) => focused.contains(element));
  if (next) next.hasFocus = true;
}

/** The announcements of everything inside an element. */
export function linesOf(root: Element): Line[] {
  const lines: Line[] = [];
  const elsewhere = spokenElsewhere(root);
  const focused = root.ownerDocument.activeElement;
  const line = (element: Element, depth: number, role: string, name: string): Line => ({
    depth,
    role,
    name: squeezed(name),
    description: role ? squeezed(computeAccessibleDescription(element)) : "",
    states: role ? statesOf(element, role) : [],
    hasFocus: element === focused,
    element,
  });
  let text = "";
  let holder: Element = root;
  const flush = (depth: number) => {
    const said = squeezed(text);
    if (said) lines.push(line(holder, depth, "", said));
    text = "";
  };

  const visit = (element: Element, depth: number) => {
    if (isInaccessible(element) || element.tagName === "SCRIPT" || element.tagName === "STYLE") return;
    if (isLabel(element) || elsewhere.has(element.id)) return;
    const role = roleOf(element);
    if (role && wholes.has(role)) {
      flush(depth);
      lines.push(line(element, depth, role, computeAccessibleName(element)));
      return;
    }
    const isInline = inline.has(element.tagName);
    if (!isInline) flush(depth);
    if (role) lines.push(line(element, depth, role, computeAccessibleName(element)));
    const inside = depth + (role ? 1 : 0);
    for (const child of element.childNodes) {
      if (child.nodeType === 3) {
        if (!text) holder = element;
        text += child.textContent ?? "";
      } else if (child.nodeType === 1) visit(child as Element, inside);
    }
    if (!isInline) flush(inside);
  };
  visit(root, 0);
  flush(0);
  markFocus(lines, focused);
  return lines;
}
