/** Rejects variables in `.env` that a build only reads from its environment. */
import { refusal } from "../engine/check/problem.ts";

/**
 * Rejects the switch for unconfirmed claims in `.env`: documents are filled in before Vite reads that file, so only some of the
 * claims would be left out.
 * @param env the variables that Vite passes to the site's code, including those in `.env`
 * @throws an error with the fix
 */
export function refuseDotEnv({ VITE_CONFIRMED_ONLY: found }: { readonly VITE_CONFIRMED_ONLY?: string }): void {
  if (found === process.env.VITE_CONFIRMED_ONLY) return;
  throw refusal(".env", {
    expected: "no VITE_CONFIRMED_ONLY, which a build must read from its environment",
    found: `${found}`,
    fix: "remove the line, and run VITE_CONFIRMED_ONLY=1 npm run build",
  });
}
