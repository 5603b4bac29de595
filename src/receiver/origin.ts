/**
 * Whose pages may post. Browsers say with every POST which origin it comes from, and no page can say another, so that a
 * stranger's page cannot post in a visitor's name; a program that says nothing is no page.
 */

/** What a request says of where it comes from. */
export interface Claim {
  /** Its `Origin`. */
  origin?: string;
  /** Its `Sec-Fetch-Site`. */
  site?: string;
  /** The names it reached us by: the host that was asked, and what proxies say it was. */
  hosts: string[];
}

/** What a request to a host says, by its headers. */
export function claimOf(host: string, header: (name: string) => string | undefined): Claim {
  const forwarded = header("x-forwarded-host")?.split(",") ?? [];
  const hosts = [host, ...forwarded.map((one) => one.trim())];
  return { origin: header("origin"), site: header("sec-fetch-site"), hosts };
}

/** The host of an origin, as a log may say it: whatever else was sent for one is left out. */
export function hostOf(origin: string | undefined): string | undefined {
  if (origin === "null") return origin;
  return origin && URL.canParse(origin) ? new URL(origin).host.slice(0, longestHost) || undefined : undefined;
}

/** No name of a host is longer, its port included. */
const longestHost = 260;

const hostnameOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).hostname : undefined);

/** A machine's names for itself are one. */
const isLoopback = (hostname: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * The origins of the site at an address, and of its twin with or without `www.`.
 * @param url the site's own address, as `src/site.ts` says it
 */
function twins(url: string): string[] {
  const { protocol, host } = new URL(url);
  return [host, host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`].map(
    (one) => `${protocol}//${one}`,
  );
}

/**
 * Says whether a request may come from where it does.
 * @param named the origins that the owner names, separated by spaces: then they alone, and the receiver's own pages.
 * Without them the site's own address, and pages of any port of the host that was asked, as `npm start` serves them
 * @param siteUrl the site's own address
 */
export function originRule(named: string | undefined, siteUrl: string): (claim: Claim) => boolean {
  const known = new Set(named ? named.split(" ") : twins(siteUrl));
  return ({ origin, site, hosts }) => {
    if (!origin || known.has(origin) || site === "same-origin") return true;
    // An origin is hidden by a policy of the page, by a sandbox or by a file: the browser still says whose the page is.
    if (origin === "null") return !named && (site === "same-site" || site === "none");
    const hostname = hostnameOf(origin) ?? "";
    // No page can send a forwarded host along: a browser asks first, with a method that is refused.
    const asked = hosts.map((host) => hostnameOf(`http://${host}`) ?? "");
    if (named) return hosts.some((host) => origin === `https://${host}` || origin === `http://${host}`);
    return asked.some((host) => host !== "" && (host === hostname || (isLoopback(host) && isLoopback(hostname))));
  };
}
