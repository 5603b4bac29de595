/** The banner of a failed submission: brought into view and focused, with the other ways to reach somebody. */
import { useEffect, useRef } from "react";
import { useOutcome } from "./afterwards.ts";
import { useErrorTitle } from "./title.ts";

/** A way on, as the page's own notice names it (src/render/form-route.tsx): the brand need not come with the scripts. */
function Way({ scheme }: { scheme: "mailto" | "tel" }) {
  const link = document.querySelector<HTMLAnchorElement>(`.form-silent a[href^="${scheme}:"]`);
  return link && <a href={link.href}>{link.textContent}</a>;
}

/** Draws the banner; the keeper (src/browser/keeper) puts the words typed so far into the email. */
export function Failure({ banner }: { banner: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const outcome = useOutcome();
  useErrorTitle(true);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="alert alert-danger" role="alert" tabIndex={-1} ref={ref}>
      {banner}
      <p>
        Everything you wrote is still here. An email to <Way scheme="mailto" /> opens with it; our telephone is{" "}
        <Way scheme="tel" />.
      </p>
      {outcome && <outcome.Connection />}
    </div>
  );
}
