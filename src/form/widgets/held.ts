/**
 * Controls hold their own value, so a keystroke costs the same in a form of ten fields and of five hundred. The form
 * learns of it when the visitor leaves the control, before submitting, and at once when an error is to be cleared.
 */
import type { WidgetProps } from "@rjsf/utils";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { FormContext } from "../context.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a text control needs to hold its value. */
export interface Held {
  /** What it held when it was first drawn. React copies it into the `value` attribute, and a browser that comes back to
   * the page without its page cache gives only those controls their text again whose text is not their attribute's. */
  defaultValue: string;
  ref: RefObject<Control | null>;
  onInput: () => void;
  onBlur: () => unknown;
}

/**
 * Ties a text control to the form's state.
 * @param parse turns the control's text into the field's value; unset is `undefined`
 */
export function useHeld(props: WidgetProps, parse: (text: string) => unknown): Held {
  const { id, htmlName, value, onChange, registry, rawErrors } = props;
  const { drafts } = registry.formContext as FormContext;
  const [defaultValue] = useState(String(value ?? ""));
  const ref = useRef<Control>(null);
  const known = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (ref.current && value !== known.current) ref.current.value = value ?? "";
    known.current = value;
  }, [value]);
  const read = () => parse(ref.current?.value ?? "");
  const commit = () => {
    drafts.delete(id);
    const next = read();
    if (next === known.current) return;
    known.current = next;
    latest.current(next);
  };
  const draft = { path: htmlName ?? id, read, commit };
  const pending = useRef(draft);
  pending.current = draft;
  useEffect(() => {
    // What was typed into the prerendered control before React arrived.
    if (ref.current && ref.current.value !== String(known.current ?? "")) drafts.set(id, pending);
    return () => drafts.delete(id);
  }, [drafts, id]);
  return {
    defaultValue,
    ref,
    onInput: () => (rawErrors?.length ? commit() : drafts.set(id, pending)),
    // Firefox blurs after it has put the page away: what React schedules then is dropped, and it never schedules again.
    onBlur: () => document.visibilityState === "visible" && commit(),
  };
}
