/**
 * Proof that only the owner can provide: empty until it is filled in, and then shown where pages refer to it. Nothing
 * here is invented.
 */
import type { ClientMark, Credential, Person, Quote } from "./page.ts";

/** All kinds of proof; an empty list is not shown, and `npm run check` reports it. */
export const proof: {
  /** The team, by name and with consent. */
  team: Person[];
  /** Logos of clients who have agreed to be named. */
  clients: ClientMark[];
  /** Quotes of clients, with their consent. */
  quotes: Quote[];
  /** Certificates that can be verified at their issuer. */
  credentials: Credential[];
  /** Partner status, as in the vendors' own directories. */
  partners: Credential[];
} = {
  team: [],
  clients: [],
  quotes: [],
  credentials: [],
  partners: [],
};
