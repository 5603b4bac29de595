/**
 * What a page reports of a visit: how long it was open, and whether its decoy was filled in. It is in the `Referer`,
 * which browsers send anyway and other endpoints ignore, so that URL, headers and body stay as they are. If a browser
 * shortens it to the origin, or there is no page, nothing is known, which is no sign of spam.
 */
import type { VisitQuery } from "../../engine/visit/decoy.ts";

/** What is known of a visit. */
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
  const open = searchParams.get("open" satisfies VisitQuery) ?? "";
  return {
    open: /^\d{1,8}$/.test(open) ? Number(open) : undefined,
    decoy: searchParams.has("decoy" satisfies VisitQuery),
  };
}
