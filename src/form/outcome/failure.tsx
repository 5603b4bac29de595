/** The banner of a failed submission: scrolled into view and focused, with a retry button and other ways to get in touch. */

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Form } from "../../engine/define/definition.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { contact } from "../../site.ts";
import type { Submission } from "../submission.ts";
import { bringUp } from "../target.ts";
import { useOutcome } from "./afterwards.ts";

interface BannerProps {
  form: Form;
  /** How many submissions failed before. */
  earlier: RefObject<number>;
  onRetry: () => void;
}

/** Renders the banner; the keeper (src/browser/keeper) puts the words typed so far into the email. */
function Banner({ form, earlier, onRetry }: BannerProps) {
  const { email, phone } = contact;
  const ref = useRef<HTMLDivElement>(null);
  const outcome = useOutcome();
  // Again once the line about the connection has made it longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => bringUp(ref.current), [outcome]);
  useEffect(() => () => void earlier.current++, [earlier]);
  return (
    <div className="alert alert-danger" role="alert" tabIndex={-1} ref={ref}>
      {form.banner}
      <p>
        {spoken.form.keptBefore}
        <a href={`mailto:${email}`}>{email}</a>
        {spoken.form.keptBetween}
        <a href={phone.href}>{phone.label}</a>
        {spoken.form.keptAfter}
      </p>
      {outcome && <outcome.Connection isAgain={earlier.current > 0} />}
      <p>
        <button className="btn btn-primary" type="button" onClick={onRetry}>
          {spoken.form.tryAgain}
        </button>
      </p>
    </div>
  );
}

/** Renders the banner of a failed submission, or the progress of the retry that was started from it. */
export function Failure({ form, submission }: { form: Form; submission: Submission }) {
  const { status, submitting } = submission;
  const [isRetried, setRetried] = useState(false);
  const earlier = useRef(0);
  // Like the form's own button: errors made since then are reported first.
  const retry = () => {
    setRetried(true);
    document.querySelector<HTMLFormElement>("form.form")?.requestSubmit();
  };
  if (status === "error") return <Banner {...{ form, earlier }} onRetry={retry} />;
  return isRetried && submitting && <p className="alert form-busy">{form.submit.busy}</p>;
}
