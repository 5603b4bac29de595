/** The line about required fields above the form, and its end: the submit button and the privacy sentence. */

import type { RJSFSchema } from "@rjsf/utils";
import { useLayoutEffect, useRef } from "react";
import type { Form } from "../engine/define/definition.ts";
import { spoken } from "../engine/words/spoken.ts";
import { privacy } from "../site.ts";

/** Says that fields are needed unless marked optional, if any field is required. */
export function Needed({ schema: { required } }: { schema: RJSFSchema }) {
  return required?.length ? <p className="form-needed">{spoken.form.needed}</p> : null;
}

/**
 * Renders the submit button, with the privacy sentence next to it; screen readers hear of the progress, too. While the form is
 * being sent it cannot be edited: later input would not be sent, and be gone after the success.
 */
export function Sending({ form: { submit }, submitting }: { form: Form; submitting: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!submitting) return undefined;
    const parts = [...document.querySelectorAll<HTMLElement>(".form > :not(input)")];
    const setInert = (inert: boolean) => {
      for (const part of parts) part.inert = inert && !part.contains(end.current);
    };
    setInert(true);
    return () => setInert(false);
  }, [submitting]);
  return (
    <div className="form-send" ref={end}>
      <button className="btn btn-primary" type="submit" disabled={submitting}>
        {submitting ? submit.busy : submit.label}
      </button>
      <span className="visually-hidden" role="status">
        {submitting && submit.busy}
      </span>
      <p>
        {spoken.form.privacy ?? privacy.text}{" "}
        <a href={privacy.link.href}>{spoken.form.privacyLink ?? privacy.link.label}</a>
      </p>
    </div>
  );
}
