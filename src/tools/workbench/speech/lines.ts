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

/** Reads a document out, element by element; texts that stand side by side are one announcement. */
class Reader {
  readonly lines: Line[] = [];
  private readonly elsewhere: Set<string>;
  /** The text that was read since the last announcement, and the element in which it began. */
  private text = "";
  private holder: Element;

  constructor(
    root: Element,
    private readonly focused: Element | null,
  ) {
    this.elsewhere = spokenElsewhere(root);
    this.holder = root;
  }

  /** Reads an element and what is in it; `depth` is the number of groups around it. */
  visit(element: Element, depth: number): void {
    if (this.isUnread(element)) return;
    const role = roleOf(element);
    const isWhole = wholes.has(role);
    const isInline = !isWhole && inline.has(element.tagName);
    if (!isInline) this.flush(depth);
    if (role) this.add(element, depth, role, computeAccessibleName(element));
    if (isWhole) return;
    const inside = depth + (role ? 1 : 0);
    for (const child of element.childNodes) {
      if (child.nodeType === 3) this.hear(element, child.textContent ?? "");
      else if (child.nodeType === 1) this.visit(child as Element, inside);
    }
    if (!isInline) this.flush(inside);
  }

  /** Announces the text that was read so far. */
  flush(depth: number): void {
    const said = squeezed(this.text);
    if (said) this.add(this.holder, depth, "", said);
    this.text = "";
  }

  private hear(holder: Element, text: string): void {
    if (!this.text) this.holder = holder;
    this.text += text;
  }

  private isUnread(element: Element): boolean {
    if (isInaccessible(element) || element.tagName === "SCRIPT" || element.tagName === "STYLE") return true;
    return isLabel(element) || this.elsewhere.has(element.id);
  }

  private add(element: Element, depth: number, role: string, name: string): void {
    this.lines.push({
      depth,
      role,
      name: squeezed(name),
      description: role ? squeezed(computeAccessibleDescription(element)) : "",
      states: role ? statesOf(element, role) : [],
      hasFocus: element === this.focused,
      element,
    });
  }
}

/** The announcements of everything inside an element. */
export function linesOf(root: Element): Line[] {
  const focused = root.ownerDocument.activeElement;
  const reader = new Reader(root, focused);
  reader.visit(root, 0);
  reader.flush(0);
  markFocus(reader.lines, focused);
  return reader.lines;
}
