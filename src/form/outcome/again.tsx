/**
 * Folds a form that stays on the page after its success: only its beginning is visible until another request is to be sent.
 * The emptied form remains reachable by keyboard, pointer and screen reader.
 */

import { useEffect, useState } from "react";
import type { Form } from "../../engine/define/definition.ts";
import { spoken } from "../../engine/words/spoken.ts";

/** Renders the button that unfolds the form; as long as it precedes the form, the form is folded (outcome.css). */
export function Again() {
  const [isFolded, setFolded] = useState(true);
  useEffect(() => {
    let isPressed = false;
    const open = ({ type, target }: Event) => {
      if (!(target as Element).closest("form.form")) return;
      // A button that moves between pointerdown and pointerup gets no click.
      isPressed = type === "pointerdown" || (isPressed && type === "focusin");
      if (!isPressed) setFolded(false);
    };
    const entering = ["pointerdown", "focusin", "click"];
    for (const type of entering) document.addEventListener(type, open);
    return () => {
      for (const type of entering) document.removeEventListener(type, open);
    };
  }, []);
  useEffect(() => {
    // Unfolding moves whatever had been scrolled into view inside the fold.
    if (!isFolded) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isFolded]);
  const begin = () => document.querySelector<HTMLElement>("form.form .field :is(input, select, textarea)")?.focus();
  if (!isFolded) return null;
  return (
    <p className="form-again">
      <button className="btn btn-outline-primary" type="button" onClick={begin}>
        {spoken.form.sendAnother}
      </button>
    </p>
  );
}

/** The same where no script runs: a link to the form, which is unfolded while it is the target or has the focus. */
export const AgainByLink = ({ form }: { form: Form }) => (
  <p className="form-again form-again-link">
    <a className="btn btn-outline-primary" href={`#${form.formName}`}>
      {spoken.form.sendAnother}
    </a>
  </p>
);
