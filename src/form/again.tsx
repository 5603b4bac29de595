/**
 * What folds a form that its success leaves on the page: its beginning alone is shown, until a request is to be sent again. The form is there
 * all the same, emptied, for whoever goes into it by keyboard, by pointer or by ear.
 */

import { useEffect, useState } from "react";
import { spoken } from "../engine/spoken.ts";

/** Draws the button that leads back into the form; while it stands before the form, the form is folded (outcome.css). */
export function Again() {
  const [isFolded, setFolded] = useState(true);
  useEffect(() => {
    let isPressed = false;
    const open = ({ type, target }: Event) => {
      if (!(target as Element).closest("form.form")) return;
      // Whatever moves between a button's being pressed and let go of is not clicked.
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
    // What was scrolled inside the fold is somewhere else without it.
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
