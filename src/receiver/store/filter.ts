/** Filters of leads, as conditions on their rows. */
import { type ExpressionBuilder, sql } from "kysely";
import { inAscii } from "./ascii.ts";
import type { Database } from "./database.ts";
import type { LeadRow, Tables } from "./tables.ts";

/** The position of a lead in the order of time. */
export type LeadKey = Pick<LeadRow, "received_at" | "id">;

/** A filter of leads; every part that is given must match. */
export interface Filter {
  form?: string;
  /** Received at this moment or later. */
  since?: number;
  /** Received earlier than this moment. */
  before?: number;
  /** This lead, or one before it: received earlier, or at its moment with an id that comes earlier. */
  upTo?: LeadKey;
  id?: string;
  /**
   * Some answer is this address, in any case and any field of any form, so that a request for erasure covers forms that
   * no longer exist. Every body is searched.
   */
  email?: string;
  suspect?: boolean;
}

/** A text anywhere in another, for LIKE. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** A letter in upper case; unchanged if that has several letters, since "SS" for "ß" would find somebody else's address. */
const capital = (letter: string): string => {
  const large = letter.toUpperCase();
  return large.toLowerCase() === letter ? large : letter;
};

/**
 * How an address may be found in a lower-cased body, as JSON: SQLite, and PostgreSQL without a locale, know the case of ASCII
 * only; and where the encoding lacks a character, others may be escaped, too.
 */
const spellings = (email: string): string[] => {
  const small = email.toLowerCase();
  const cases = [small, Array.from(small, capital).join(""), email];
  const written = cases.map((text) => JSON.stringify(text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())));
  return [...new Set(written.flatMap((json) => [json, inAscii(json)]))];
};

/** The SQL condition of a filter. */
export const fits =
  ({ form, since, before, upTo, id, email, suspect }: Filter) =>
  (eb: ExpressionBuilder<Tables, "leads">) =>
    eb.and([
      ...(form === undefined ? [] : [eb("leads.form", "=", form)]),
      ...(since === undefined ? [] : [eb("leads.received_at", ">=", since)]),
      ...(before === undefined ? [] : [eb("leads.received_at", "<", before)]),
      ...(upTo === undefined
        ? []
        : [eb(eb.refTuple("leads.received_at", "leads.id"), "<=", eb.tuple(upTo.received_at, upTo.id))]),
      ...(id === undefined ? [] : [eb("leads.id", "=", id)]),
      // In JSON only a complete string has unescaped quotation marks on both sides.
      ...(email === undefined
        ? []
        : [
            eb.or(
              spellings(email).map(
                (json) => sql<boolean>`lower(${eb.ref("leads.body")}) like ${anywhere(json)} escape '\\'`,
              ),
            ),
          ]),
      ...(suspect === undefined ? [] : [eb("leads.suspect", suspect ? "is not" : "is", null)]),
    ]);

/** The number of leads that match a filter. */
export async function countLeads(database: Database, filter: Filter): Promise<number> {
  const query = database.build.selectFrom("leads").select(({ fn }) => fn.countAll<number>().as("found"));
  const [row] = await database.read(query.where(fits(filter)).compile());
  return Number(row?.found ?? 0);
}
