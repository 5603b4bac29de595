/** The form's decoy, and what the page reports of a visit when a request is sent. */

import type { Form } from "../engine/define/definition.ts";
import { decoyOf, type VisitQuery } from "../engine/visit/decoy.ts";

/** Attributes that tell password managers not to fill in a field: 1Password, Bitwarden, LastPass and Dashlane. */
const notToBeFilled = { "data-1p-ignore": "", "data-bwignore": "", "data-lpignore": "true", "data-form-type": "other" };

/**
 * Renders the decoy outside the form element, whose controls are exactly those of the payload.
 * @param isPart whether a post without script includes it; with script, the page checks it
 * @param value its value when the form was sent without script
 */
export function Decoy({ form, isPart, value }: { form: Form; isPart: boolean; value?: string }) {
  return (
    <input
      className="visually-hidden"
      name={decoyOf(form)}
      form={isPart ? form.formName : undefined}
      defaultValue={value}
      autoComplete="off"
      {...notToBeFilled}
      tabIndex={-1}
      aria-hidden
      inert
    />
  );
}

/**
 * The page's address with how long it has been open, in seconds, and whether its decoy was filled in. It is sent as the
 * `Referer`, so that the request itself is what any endpoint expects: our receiver reads it, others can ignore it.
 */
export function visitAddress(): string {
  const decoy = document.querySelector<HTMLInputElement>("input[inert]")?.value;
  const { origin, pathname } = location;
  return `${origin}${pathname}?${"open" satisfies VisitQuery}=${Math.floor(performance.now() / 1000)}${decoy ? `&${"decoy" satisfies VisitQuery}` : ""}`;
}
