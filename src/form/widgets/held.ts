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
    // Firefox blurs after it has put the page away: what React schedules then is dropped, and it never schedules again.
    if (document.visibilityState === "visible") commit();
  };

/** What a text control needs to hold its value. */
interface Held<T extends Element> {
  ref: RefObject<T | null>;
  /** What it held when it was first drawn. React copies it into the `value` attribute, and a browser that comes back to
   * the page without its page cache gives only those controls their text again whose text is not their attribute's. */
  defaultValue: string;
  onInput: () => void;
  /** What fills in forms for a visitor may tell of it by a change alone. */
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

  // A native number control hands out nothing at all for what it cannot read.
  const typed = () => (ref.current?.validity.badInput ? "?" : (ref.current?.value ?? ""));
  useLayoutEffect(() => {
    const { current: control } = ref;
    if (!control || text === known.current) return;
    // What is still being typed may be on its way to the same value: "1." to 1.5.
    const isOnItsWay = known.current !== control.value && document.activeElement === control;
    known.current = control.value;
    const { kind: own, schema: rules } = latest.current;
    // But a moment that clocks skip is another than it says.
    if ((isOnItsWay || own.name !== "date-time") && own.write(own.read([control.value], rules), rules)[0] === text)
      return;
    known.current = control.value = text;
    // A link fills in what somebody is about to write into: they write in its place, not behind it.
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
