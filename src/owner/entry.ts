/** An entry of the owner's list: a fact or a commitment that nobody else can give. */
import type { Claim } from "../claims.ts";

/** What is to be filled in or confirmed before the site goes live. */
export interface Entry {
  kind: "fill in" | "confirm";
  what: string;
  /** The words that are read now; nothing, where a text is left out until it is filled in. */
  now: string;
  /** The page they are read on. */
  route: string;
  /** Where they are written. */
  at: string;
  /** The claim that leaves them out. */
  claim?: Claim;
}

/** A blank: `now` stands for it on the page. */
export const blank = (what: string, now: string, route: string, at: string): Entry => ({
  kind: "fill in",
  what,
  now,
  route,
  at,
});

/** Something that is said already, by the specification or made up, and that the owner has to stand by. */
export const said = (what: string, now: string, route: string, at: string, claim?: Claim): Entry => ({
  kind: "confirm",
  what,
  now,
  route,
  at,
  ...(claim && { claim }),
});

/** How an entry is taken off the site. */
export const removalOf = ({ kind, claim, at }: Entry): string => {
  if (claim) return `keep ${claim}: false in src/claims.ts and build with VITE_CONFIRMED_ONLY=1`;
  return kind === "fill in" ? `the page needs it: fill it in at ${at}` : `delete the sentence at ${at}`;
};
