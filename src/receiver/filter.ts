/** Which leads are meant, as a condition on their rows. */
import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Which leads are meant; every part that is there has to fit. */
export interface Filter {
  form?: string;
  /** Received at this moment or later. */
  since?: number;
  /** Received earlier than this moment. */
  before?: number;
  id?: string;
  /**
   * Somewhere in it an answer is this address, whatever its case and whatever field of whatever form it is: what somebody
   * wants erased is erased, also from forms that are no more. Every body is looked through.
   */
  email?: string;
  suspect?: boolean;
}

/** A text anywhere in another, for LIKE. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The condition that a row of leads fits a filter. */
export const fits =
  ({ form, since, before, id, email, suspect }: Filter) =>
  (eb: ExpressionBuilder<Tables, "leads">) =>
    eb.and([
      ...(form === undefined ? [] : [eb("leads.form", "=", form)]),
      ...(since === undefined ? [] : [eb("leads.received_at", ">=", since)]),
      ...(before === undefined ? [] : [eb("leads.received_at", "<", before)]),
      ...(id === undefined ? [] : [eb("leads.id", "=", id)]),
      // In JSON only a whole text has bare quotation marks on both sides.
      ...(email === undefined
        ? []
        : [
            sql<boolean>`lower(${eb.ref("leads.body")}) like ${anywhere(JSON.stringify(email.toLowerCase()))} escape '\\'`,
          ]),
      ...(suspect === undefined ? [] : [eb("leads.suspect", suspect ? "is not" : "is", null)]),
    ]);
