/** Proof that only the owner has: empty until it is filled in, and then drawn where pages ask for it. Nothing here is made up. */
import type { ClientMark, Credential, Person, Quote } from "./page.ts";

/** Everything there can be; a list that is empty is not drawn, and `npm run check` lists it. */
export const proof: {
  /** Who does the work, by name and with consent. */
  team: Person[];
  /** Marks of clients who have agreed to be named. */
  clients: ClientMark[];
  /** What clients have said, with their consent. */
  quotes: Quote[];
  /** Certificates that can be verified at their issuer. */
  credentials: Credential[];
  /** Standing with vendors, as their own directories list it. */
  partners: Credential[];
} = {
  team: [],
  clients: [],
  quotes: [],
  credentials: [],
  partners: [],
};
