/** Checks the addresses of a build: the site's own, and that which its forms post to. */
import { quote, refusal } from "../engine/check/problem.ts";

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
  throw refusal("VITE_LEADS_ENDPOINT", {
    expected: "the whole address that forms post to, with https:// and without a password",
    found: quote(found),
    fix: "write it like VITE_LEADS_ENDPOINT=https://leads.keelwork.example/",
  });
}

/**
 * Refuses an address of the site with a slash at its end or a path: every route is written behind it, and begins with one, so that
 * search engines would be told of other addresses than visitors see.
 * @param found `brand.url`
 * @throws an error that says what to write instead
 */
export function refuseAddress(found: string): void {
  if (/^https?:\/\/[^\s/?#@]+$/.test(found) && URL.canParse(found)) return;
  throw refusal("src/site.ts", {
    expected: "brand.url with https:// and a host, and nothing behind it",
    found: quote(found),
    fix: "write it like https://keelwork.example",
  });
}
