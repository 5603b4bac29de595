/**
 * Whose pages may post. Browsers send the origin with every POST, and pages cannot forge it, so that a stranger's page
 * cannot post in a visitor's name; a request without one is not from a page.
 */

/** Where a request claims to come from. */
export interface Claim {
  /** Its `Origin`. */
  origin?: string;
  /** Its `Sec-Fetch-Site`. */
  site?: string;
  /** The host names of the receiver: the requested host, and those that proxies report. */
  hosts: string[];
}

/** The claim in a request's headers. */
export function claimOf(host: string, header: (name: string) => string | undefined): Claim {
  const forwarded = header("x-forwarded-host")?.split(",") ?? [];
  const hosts = [host, ...forwarded.map((one) => one.trim())];
  return { origin: header("origin"), site: header("sec-fetch-site"), hosts };
}

/** The host of an origin for the log; anything else that was sent in its place is left out. */
export function hostOf(origin: string | undefined): string | undefined {
  if (origin === "null") return origin;
  return origin && URL.canParse(origin) ? new URL(origin).host.slice(0, longestHost) || undefined : undefined;
}

/** The maximum length of a host name with its port. */
const longestHost = 260;

const hostnameOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).hostname : undefined);

/** Whether a host is this machine, by its usual names: nobody can eavesdrop. */
export const isHere = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** All names of the loopback interface are the same to a browser. */
const isLoopback = (hostname: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * The origins of the site at a URL, with and without `www.`.
 * @param url the site's own URL, from `src/site.ts`
 */
function twins(url: string): string[] {
  const { protocol, host } = new URL(url);
  return [host, host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`].map(
    (one) => `${protocol}//${one}`,
  );
}

/**
 * Creates the function that decides whether a request may come from its origin.
 * @param named the origins that the owner lists, separated by spaces: then only these, and the receiver's own pages.
 * Otherwise the site's own, and pages on any port of the requested host, as `npm start` serves them
 * @param siteUrl the site's own URL
 */
export function originRule(named: string | undefined, siteUrl: string): (claim: Claim) => boolean {
  const known = new Set(named ? named.split(" ") : twins(siteUrl));
  return ({ origin, site, hosts }) => {
    if (!origin || known.has(origin) || site === "same-origin") return true;
    // A page's policy, a sandbox or a file hides the origin; the browser still tells which site it belongs to.
    if (origin === "null") return !named && (site === "same-site" || site === "none");
    const hostname = hostnameOf(origin) ?? "";
    // No page can set a forwarded host: browsers send a preflight request first, which is refused.
    const asked = hosts.map((host) => hostnameOf(`http://${host}`) ?? "");
    if (named) return hosts.some((host) => origin === `https://${host}` || origin === `http://${host}`);
    return asked.some((host) => host !== "" && (host === hostname || (isLoopback(host) && isLoopback(hostname))));
  };
}
