/** A form's page: its heading, the form, the aside, and the success view that replaces them. */

import { useState } from "react";
import type { JsonObject } from "../engine/schema/schema.ts";
import { spoken } from "../engine/words/spoken.ts";
import { Asides } from "./asides.tsx";
import type { Hydration } from "./early.ts";
import { FormHost } from "./host.tsx";
import { SuccessView } from "./outcome/success.tsx";
import type { ReadyForm } from "./parts.ts";
import type { Served } from "./served.ts";
import { useSubmission } from "./submission.ts";

interface PageProps {
  ready: ReadyForm;
  early?: Hydration;
  /** Initial data, merged over the defaults. */
  start?: JsonObject;
  served?: Served;
}

/** Renders the page of a form. */
export function FormPage({ ready, early, start, served }: PageProps) {
  const { form, kinds } = ready;
  const [sent, setSent] = useState(0);
  const submission = { ...useSubmission(form, () => setSent((count) => count + 1)), ...served?.submission };
  const { kind } = form.success;
  const success = submission.status === "success" && (
    <SuccessView key={`sent ${sent}`} form={form} kinds={kinds} body={submission.body} given={served?.outcome} />
  );
  if (success && kind === "page") return success;
  return (
    <>
      <header className="form-intro">
        <h1 data-room={form.heading}>{form.heading}</h1>
        {form.introduction && (
          <p className="lead" data-room={form.introduction}>
            {form.introduction}
          </p>
        )}
        {form.responseTime && <p className="form-promise">{spoken.form.weAnswer(form.responseTime)}</p>}
      </header>
      <div className="form-columns">
        <div>
          {success}
          {!(success && kind === "screen") && (
            <FormHost key={sent} ready={ready} submission={submission} {...(sent === 0 && { early, start, served })} />
          )}
        </div>
        <Asides blocks={form.aside} />
      </div>
    </>
  );
}
