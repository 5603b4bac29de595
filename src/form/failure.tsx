/** The banner of a failed submission: brought into view and focused, with the other ways to reach somebody. */
import { useEffect, useRef } from "react";
import { contact } from "../site.ts";
import { useOutcome } from "./afterwards.ts";
import { useErrorTitle } from "./title.ts";

/** Draws the banner; the keeper (src/browser/keeper) puts the words typed so far into the email. */
export function Failure({ banner }: { banner: string }) {
  const { email, phone } = contact;
  const ref = useRef<HTMLDivElement>(null);
  const outcome = useOutcome();
  useErrorTitle(true);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="alert alert-danger" role="alert" tabIndex={-1} ref={ref}>
      {banner}
      <p>
        Everything you wrote is still here. An email to <a href={`mailto:${email}`}>{email}</a> opens with it; our
        telephone is <a href={phone.href}>{phone.label}</a>.
      </p>
      {outcome && <outcome.Connection />}
    </div>
  );
}
