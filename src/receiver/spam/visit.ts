/**
 * What a page says of a visit: how long it was open, and whether its decoy was filled in. It says so in the `Referer`,
 * which browsers send anyway and other endpoints ignore: the address, the headers that are set and the body stay as they
 * are. Where a browser shortens it to the origin, or there is no page, nothing is known, and nothing is held against anybody.
 */

/** A visit, as far as it is known. */
export interface Visit {
  /** How long the page was open, in seconds. */
  open?: number;
  /** Whether the decoy was filled in. */
  decoy?: boolean;
}

/** Reads a `Referer`. */
export function visitFrom(referer: string | undefined): Visit {
  if (!referer || !URL.canParse(referer)) return {};
  const { searchParams } = new URL(referer);
  const open = searchParams.get("open") ?? "";
  return { open: /^\d{1,8}$/.test(open) ? Number(open) : undefined, decoy: searchParams.has("decoy") };
}
