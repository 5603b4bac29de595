/** An entry of the owner's list: a fact or commitment that only the owner can confirm. */
import type { Claim } from "../claims.ts";

/** Something to be filled in or confirmed before the site goes live. */
export interface OwnerEntry {
  kind: "fill in" | "confirm";
  what: string;
  /** The current text; empty for texts that are left out until they are filled in. */
  now: string;
  /** The page that shows it. */
  route: string;
  /** The file that defines it. */
  at: string;
  /** The claim that leaves it out. */
  claim?: Claim;
}

/** A blank: `now` is its placeholder on the page. */
export const blank = (what: string, now: string, route: string, at: string): OwnerEntry => ({
  kind: "fill in",
  what,
  now,
  route,
  at,
});

/** An existing statement, from the specification or invented, that the owner has to confirm. */
export const said = (what: string, now: string, route: string, at: string, claim?: Claim): OwnerEntry => ({
  kind: "confirm",
  what,
  now,
  route,
  at,
  ...(claim && { claim }),
});

/** How to remove an entry from the site. */
export const removalOf = ({ kind, claim, at }: OwnerEntry): string => {
  if (claim) return `keep ${claim}: false in src/claims.ts and build with VITE_CONFIRMED_ONLY=1`;
  return kind === "fill in" ? `the page needs it: fill it in at ${at}` : `delete the sentence at ${at}`;
};
