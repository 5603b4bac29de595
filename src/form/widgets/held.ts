/**
 * Controls hold their own value, so a keystroke costs the same in a form of ten fields and of five hundred. The form
 * learns of it when the visitor leaves the control, before submitting, and at once when an error is to be cleared.
 */
import type { WidgetProps } from "@rjsf/utils";
import { type RefObject, useEffect, useRef } from "react";
import type { FormContext } from "../context.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a text control needs to hold its value. */
export interface Held {
  ref: RefObject<Control | null>;
  onInput: () => void;
  onBlur: () => void;
}

/**
 * Ties a text control to the form's state.
 * @param parse turns the control's text into the field's value; unset is `undefined`
 */
export function useHeld(props: WidgetProps, parse: (text: string) => unknown): Held {
  const { id, value, onChange, registry, rawErrors } = props;
  const { drafts } = registry.formContext as FormContext;
  const ref = useRef<Control>(null);
  const known = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (ref.current && value !== known.current) ref.current.value = value ?? "";
    known.current = value;
  }, [value]);
  const commit = () => {
    drafts.delete(id);
    const next = parse(ref.current?.value ?? "");
    if (next === known.current) return;
    known.current = next;
    latest.current(next);
  };
  const pending = useRef(commit);
  pending.current = commit;
  useEffect(() => {
    // What was typed into the prerendered control before React arrived.
    if (ref.current && ref.current.value !== String(known.current ?? "")) drafts.set(id, () => pending.current());
    return () => drafts.delete(id);
  }, [drafts, id]);
  return {
    ref,
    onInput: () => (rawErrors?.length ? commit() : drafts.set(id, commit)),
    onBlur: commit,
  };
}
