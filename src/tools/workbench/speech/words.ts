/** How a screen reader names roles, and announces the state of a control. */

/** The announced roles, in words. Other roles are skipped, and their contents are read. */
export const roleWords: { [role: string]: string } = {
  alert: "alert",
  button: "button",
  checkbox: "checkbox",
  combobox: "combo box",
  complementary: "complementary",
  form: "form",
  group: "group",
  heading: "heading",
  img: "image",
  link: "link",
  list: "list",
  listbox: "list box",
  main: "main",
  navigation: "navigation",
  progressbar: "progress bar",
  radio: "radio button",
  radiogroup: "radio group",
  region: "region",
  slider: "slider",
  spinbutton: "spin button",
  status: "status",
  textbox: "edit",
};

/** Roles that are named by their contents: they are announced once, as a whole. */
export const wholes = new Set([
  "button",
  "checkbox",
  "combobox",
  "heading",
  "img",
  "link",
  "listbox",
  "radio",
  "slider",
  "spinbutton",
  "textbox",
]);

const said: [attribute: string, value: string, words: string][] = [
  ["aria-required", "true", "required"],
  ["aria-invalid", "true", "invalid entry"],
  ["aria-expanded", "true", "expanded"],
  ["aria-expanded", "false", "collapsed"],
  ["aria-disabled", "true", "unavailable"],
  ["aria-current", "step", "current step"],
];

/** The value of a control, as it is read out. */
function holdingOf(element: Element): string[] {
  if (element.tagName === "SELECT") {
    const { selectedOptions } = element as HTMLSelectElement;
    return [[...selectedOptions].map(({ text }) => text).join(", ") || "nothing chosen"];
  }
  if (element.tagName === "TEXTAREA") return [(element as HTMLTextAreaElement).value || "blank"];
  if (element.tagName !== "INPUT") return [];
  const { type, checked, value, placeholder } = element as HTMLInputElement;
  if (type === "checkbox" || type === "radio") return [checked ? "checked" : "not checked"];
  if (type === "password") return [value ? `${value.length} characters` : "blank"];
  return [value || placeholder || "blank"];
}

/** The states of an element, in the order of announcement. */
export function statesOf(element: Element, role: string): string[] {
  const level = role === "heading" ? [`level ${element.getAttribute("aria-level") ?? element.tagName.slice(1)}`] : [];
  const native = [
    element.hasAttribute("required") && "required",
    element.hasAttribute("disabled") && "unavailable",
    element.hasAttribute("readonly") && "read only",
  ].filter((word) => word !== false);
  const attributes = said
    .filter(([attribute, value]) => element.getAttribute(attribute) === value)
    .map(([, , words]) => words);
  return [...level, ...new Set([...native, ...attributes]), ...holdingOf(element)];
}
