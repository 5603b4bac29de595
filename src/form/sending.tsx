/** What is said of the fields before the first of them, and what stands at the end: the button, and what becomes of the answers. */

import type { RJSFSchema } from "@rjsf/utils";
import type { Form } from "../engine/definition.ts";
import { spoken } from "../engine/spoken.ts";
import { privacy } from "../site.ts";

/** Says which fields can be left out, where any has to be filled in. */
export function Needed({ schema: { required } }: { schema: RJSFSchema }) {
  return required?.length ? <p className="form-needed">{spoken.form.needed}</p> : null;
}

/** Draws the button that sends the form, with the sentence on privacy beside it. */
export function Sending({ form: { submit }, submitting }: { form: Form; submitting: boolean }) {
  return (
    <div className="form-send">
      <button className="btn btn-primary" type="submit" disabled={submitting}>
        {submitting ? submit.busy : submit.label}
      </button>
      <p>
        {spoken.form.privacy ?? privacy.text}{" "}
        <a href={privacy.link.href}>{spoken.form.privacyLink ?? privacy.link.label}</a>
      </p>
    </div>
  );
}
