/** Checks the addresses of a build: the site's own, and the endpoint of its forms. */
import { quote, refusal } from "../engine/check/problem.ts";

/** Whether a browser can post to an address, and a content security policy can contain it. */
function isWhole(address: string): boolean {
  if (!/^https?:\/\/[^\s;,]+$/.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username + password === "";
}

/**
 * Rejects an endpoint that is not an absolute address: without `https://`, every form would fail, since in `leads.example:443/` the
 * host would be an unknown scheme.
 * @param env the variables that Vite passes to the site's code
 * @throws an error with the fix
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
 * Rejects an address of the site with a trailing slash or a path: routes, which begin with a slash, are appended to it, so that
 * canonical addresses would differ from those that visitors see.
 * @param found `brand.url`
 * @throws an error with the fix
 */
export function refuseAddress(found: string): void {
  if (/^https?:\/\/[^\s/?#@]+$/.test(found) && URL.canParse(found)) return;
  throw refusal("src/site.ts", {
    expected: "brand.url with https:// and a host, and nothing behind it",
    found: quote(found),
    fix: "write it like https://keelwork.example",
  });
}
