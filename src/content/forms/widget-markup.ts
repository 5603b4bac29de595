/**
 * The requirements for a widget's markup: a control with the field's name that has its value, is labeled, and refers
 * to its error.
 */
import type { Finding } from "../../engine/check/problem.ts";
import { attributeOf, type Element, elementsOf, textContentOf } from "../../html.ts";

/** The input a field was drawn with. */
interface Drawn {
  markup: string;
  id: string;
  name: string;
  isGroup: boolean;
  /** The expected contents of its controls; not checked if undefined. */
  texts?: string[];
  /** Whether it was drawn with an error. */
  isBroken?: boolean;
  /** Whether it was drawn as read-only or disabled. */
  isLocked?: boolean;
}

const has = (element: Element, name: string) => attributeOf(element, name) !== undefined;

/** The values that a select would send. */
function chosenIn(select: Element): string[] {
  const options = select.childNodes.flatMap((node) => ("tagName" in node && node.tagName === "option" ? [node] : []));
  const chosen = options.filter((option) => has(option, "selected"));
  const shown = chosen.length > 0 || has(select, "multiple") ? chosen : options.slice(0, 1);
  return shown.map((option) => attributeOf(option, "value") ?? textContentOf(option));
}

/** The values of controls that always have one. */
const shownUnasked: { [type: string]: string } = { range: "50", color: "#000000" };

/** The values that a control would send, as prerendered. */
function heldBy(control: Element): string[] {
  if (control.tagName === "select") return chosenIn(control);
  if (control.tagName === "textarea") return [textContentOf(control).replace(/^\n/, "")];
  const type = attributeOf(control, "type") ?? "text";
  const value = attributeOf(control, "value");
  if (/^(checkbox|radio)$/.test(type)) return has(control, "checked") ? [value ?? "on"] : [];
  return [value || (shownUnasked[type] ?? "")];
}

const quoted = (texts: string[]) =>
  texts.length > 0 ? texts.map((text) => JSON.stringify(text)).join(", ") : "nothing";

type Ask = (drawn: Drawn, elements: Element[], controls: Element[]) => Finding | undefined;

const isNamed: Ask = ({ name }, elements, controls) => {
  const strange = elements.find((one) => has(one, "name") && attributeOf(one, "name") !== name);
  const found = strange ? `<${strange.tagName} name="${attributeOf(strange, "name")}">` : "none";
  if (!strange && controls.some((one) => attributeOf(one, "type") !== "hidden")) return undefined;
  const fix =
    "give it the name from its props: <input {...attributesOf(props)} />, so that drafts keep its value and it is sent without script";
  return { expected: "a native control with the name and the id from its props", found, fix };
};

const isFound: Ask = ({ id, isGroup }, elements, controls) => {
  const ids = elements.flatMap((one) => attributeOf(one, "id") ?? []);
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  const wanted = isGroup ? `${id}-0` : id;
  const isThere = controls.some((one) => attributeOf(one, "id") === wanted);
  if (isThere && !twice) return undefined;
  const expected = isGroup
    ? "the id from its props, followed by -0, on its first control, since isGroup is true"
    : "the id from its props on its control, which the label refers to";
  const fix = isGroup
    ? "write {...attributesOfPart(props, index, text)} on each"
    : "write id={id} on it or, if there are several controls, export const isGroup = true";
  return twice
    ? {
        expected: "each id once",
        found: `${twice.replace(id, "{id}")} twice`,
        fix: "write {...attributesOfPart(props, index, text)} on each",
      }
    : { expected, found: quoted(controls.flatMap((one) => attributeOf(one, "id") ?? [])), fix };
};

const holds: Ask = ({ texts }, _elements, controls) => {
  if (!texts) return undefined;
  const held = controls.flatMap(heldBy).filter(Boolean);
  if (String([...held].sort()) === String([...texts].filter(Boolean).sort())) return undefined;
  const expected = texts.some(Boolean)
    ? `controls that hold ${quoted(texts)}, before any script runs`
    : "controls that are empty while the field has no value";
  const fix = texts.some(Boolean)
    ? "show the value from its props: kind.write(value, schema) returns its texts"
    : "leave it empty, or it is sent as an answer that nobody gave";
  return { expected, found: quoted(held), fix };
};

const saysErrors: Ask = ({ isBroken, id }, _elements, controls) => {
  const mute = controls.find(
    (one) =>
      attributeOf(one, "aria-invalid") !== "true" ||
      !attributeOf(one, "aria-describedby")?.split(" ").includes(`${id}-error`),
  );
  if (!isBroken || !mute) return undefined;
  const expected = 'aria-invalid="true" and aria-describedby with the error, while there is one';
  const fix =
    "write {...attributesOf(props)}, or aria-invalid={invalid} and aria-describedby={describedBy}, on each control";
  return { expected, found: `<${mute.tagName}> without them`, fix };
};

const isShut: Ask = ({ isLocked }, _elements, controls) => {
  const open = controls.find((one) => !has(one, "disabled") && !has(one, "readonly"));
  if (!isLocked || !open) return undefined;
  const fix =
    "write readOnly={readOnly} or, on controls without it, such as checkboxes and selects, disabled={disabled || readOnly}";
  return {
    expected: "a control that cannot be changed while the field is read-only",
    found: `<${open.tagName}> that can be changed`,
    fix,
  };
};

const sendsNothing: Ask = (_drawn, elements) => {
  const isLoose = (one: Element) => one.tagName === "button" && attributeOf(one, "type") !== "button";
  if (!elements.some(isLoose)) return undefined;
  return {
    expected: "buttons that do not send the form",
    found: "<button> without a type",
    fix: 'write type="button"',
  };
};

const asks = [isNamed, isFound, holds, saysErrors, isShut, sendsNothing];

/** The first problem of a drawing, if there is one. */
export function faultIn(drawn: Drawn): Finding | undefined {
  const elements = elementsOf(drawn.markup);
  const controls = elements.filter(
    (one) => /^(input|select|textarea)$/.test(one.tagName) && attributeOf(one, "name") === drawn.name,
  );
  for (const ask of asks) {
    const found = ask(drawn, elements, controls);
    if (found) return found;
  }
  return undefined;
}
