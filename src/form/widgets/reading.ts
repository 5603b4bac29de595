/** Files that are still being read: a form that is sent meanwhile waits for them. */
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import type { Edits } from "../context.ts";

/** The files that each form is reading; each resolves with whether it was added. */
const reads = new WeakMap<Edits, Set<Promise<boolean>>>();

const of = (edits: Edits): Set<Promise<boolean>> => {
  const known = reads.get(edits) ?? new Set();
  reads.set(edits, known);
  return known;
};

/** Makes the form wait for some files before it is sent. */
export async function reading(edits: Edits, files: Promise<boolean>): Promise<void> {
  of(edits).add(files);
  await files;
  of(edits).delete(files);
}

/** The total length of the files in each control of a form, in characters, by its id. */
const lengths = new WeakMap<Edits, Map<string, number>>();

/** Stores the total length of a control's files; without one, forgets the control. */
export function holds(edits: Edits, id: string, length?: number): void {
  const known = lengths.get(edits) ?? new Map<string, number>();
  lengths.set(edits, known);
  if (length === undefined) known.delete(id);
  else known.set(id, length);
}

/** The total length of the files in a form's other controls, in characters. */
export const heldBeside = (edits: Edits, id: string): number =>
  [...(lengths.get(edits) ?? [])].reduce((sum, [one, length]) => (one === id ? sum : sum + length), 0);

const held = new WeakSet<Edits>();

/**
 * Delays a submission until all files have been read, and cancels it if one of them was not added.
 * @param onBusy called with whether it is delayed
 */
export function holdWhileReading(edits: Edits, event: FormEvent, onBusy: (isBusy: boolean) => void): void {
  const all = [...of(edits)];
  if (all.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  if (held.has(edits)) return;
  held.add(edits);
  const form = event.target as HTMLFormElement;
  const { activeElement: pressed } = document;
  onBusy(true);
  // As while it is sent (src/form/submission.ts).
  self.onbeforeunload = () => true;
  void Promise.all(all).then((added) => {
    held.delete(edits);
    self.onbeforeunload = null;
    flushSync(() => onBusy(false));
    if (!added.includes(false)) form.requestSubmit();
    // The disabled button has lost the focus.
    else if (document.activeElement === document.body) (pressed as HTMLElement).focus();
  });
}
