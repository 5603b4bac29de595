/** Checks where the forms of a build post to. */
import { faultIn, quote } from "../engine/check/problem.ts";

/** Whether a browser can post to an address, and a policy can name it. */
function isWhole(address: string): boolean {
  if (!/^https?:\/\/[^\s;,]+$/.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username + password === "";
}

/**
 * Refuses an endpoint that is no whole address: without `https://` every form of the site would fail, since `leads.example:443/`
 * is one of a scheme that no browser knows.
 * @param env the variables that Vite hands to the site's code
 * @throws an error that says what to write instead
 */
export function refuseEndpoint({ VITE_LEADS_ENDPOINT: found }: { readonly VITE_LEADS_ENDPOINT?: string }): void {
  if (!found || isWhole(found)) return;
  throw faultIn("VITE_LEADS_ENDPOINT", {
    expected: "the whole address that forms post to, with https:// and without a password",
    found: quote(found),
    fix: "VITE_LEADS_ENDPOINT=https://leads.keelwork.example/ npm run build",
  });
}
