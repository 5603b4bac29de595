/**
 * Controls hold their own value, so a keystroke costs the same in a form of ten fields and of five hundred. The form
 * learns of it when the visitor leaves the control, before submitting, and at once when an error is to be cleared.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ControlProps } from "./control.ts";

type Element = HTMLInputElement | HTMLTextAreaElement;

/** Commits an edit when the focus leaves its control. */
export const onLeaving =
  (commit: () => void): (() => void) =>
  () => {
    // Firefox fires blur after caching the page: an update scheduled then is dropped, and React never schedules another one.
    if (document.visibilityState === "visible") commit();
  };

/** The properties by which a text control holds its own value. */
interface Held<T extends Element> {
  ref: RefObject<T | null>;
  /** The value when it was first rendered. React copies it into the `value` attribute, and a browser that returns to the page
   * without its back-forward cache restores only controls whose text differs from their attribute. */
  defaultValue: string;
  onInput: () => void;
  /** Programs that fill in forms may fire only a change event. */
  onChange: () => void;
  onBlur: () => void;
}

/** Ties a text control to the form's state. */
export function useHeld<T extends Element>(props: ControlProps): Held<T> {
  const { id, name, kind, schema, value, look, widget, edits, invalid, isTrigger } = props;
  const ref = useRef<T>(null);
  const text = kind.write(value, schema)[0] ?? "";
  const [first] = useState(kind.local ? "" : text);
  const known = useRef(first);
  const latest = useRef(props);
  latest.current = props;

  // The value of a native number control is empty while its text is invalid.
  const typed = () => (ref.current?.validity.badInput ? "?" : (ref.current?.value ?? ""));
  useLayoutEffect(() => {
    const { current: control } = ref;
    if (!control || text === known.current) return;
    // Text that is still being typed may be a prefix of the next value: "1." of 1.5.
    const isOnItsWay = known.current !== control.value && document.activeElement === control;
    known.current = control.value;
    const { kind: own, schema: rules } = latest.current;
    // But a time that a clock change skips is stored as another than was typed, so it has to be shown.
    if ((isOnItsWay || own.name !== "date-time") && own.write(own.read([control.value], rules), rules)[0] === text)
      return;
    known.current = control.value = text;
    // If a link fills in the focused control, its text is selected, so that typing replaces it.
    if (document.activeElement === control) control.select();
  }, [text]);
  const read = () => kind.read([typed()], schema, widget) ?? look.emptyValue;
  const commit = () => {
    edits.delete(id);
    if (!ref.current || typed() === known.current) return;
    known.current = typed();
    latest.current.onChange(read());
  };
  const edit = { path: name, read, commit };
  const pending = useRef(edit);
  pending.current = edit;
  useEffect(() => () => void edits.delete(id), [edits, id]);
  const hear = () => (invalid || isTrigger ? commit() : edits.set(id, pending));
  return {
    ref,
    defaultValue: first,
    onInput: hear,
    onChange: hear,
    onBlur: onLeaving(commit),
  };
}
