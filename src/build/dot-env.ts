/** What a build reads from its environment alone, and so refuses in `.env`. */
import { refusal } from "../engine/check/problem.ts";

/**
 * Refuses the switch of unconfirmed claims in `.env`: documents are filled in before Vite reads that file, so it would
 * leave out only some of the claims.
 * @param env the variables that Vite hands to the site's code, those of `.env` among them
 * @throws an error that says what to write instead
 */
export function refuseDotEnv({ VITE_CONFIRMED_ONLY: found }: { readonly VITE_CONFIRMED_ONLY?: string }): void {
  if (found === process.env.VITE_CONFIRMED_ONLY) return;
  throw refusal(".env", {
    expected: "no VITE_CONFIRMED_ONLY, which all parts of a build read from its environment",
    found: `${found}`,
    fix: "remove the line; VITE_CONFIRMED_ONLY=1 npm run build",
  });
}
