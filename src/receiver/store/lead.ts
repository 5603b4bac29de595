/** A lead: a request that was received, and what identifies it. */
import { hash } from "node:crypto";
import { quote } from "../../engine/check/problem.ts";
import { canonical } from "../../engine/schema/same.ts";
import { isObject, type JsonObject } from "../../engine/schema/schema.ts";
import type { LeadRow } from "./tables.ts";

/** A stored request. Times are milliseconds since 1970. */
export interface Lead {
  /** Hash of the canonical body: the same request has the same id. */
  id: string;
  form: string;
  body: JsonObject;
  receivedAt: number;
  lastSeenAt: number;
  /** How often it arrived. */
  count: number;
  /** Why the lead is suspect; left out when it is not. */
  suspect?: string;
  /** The language of the page it came from; left out if it is the form's own. */
  lang?: string;
}

/** Leads in batches. */
export type Pages = () => AsyncIterable<Lead[]> | Iterable<Lead[]>;

/** The id of a body: the first 32 hexadecimal digits of its SHA-256. */
export const idOf = (body: JsonObject): string => hash("sha256", canonical(body)).slice(0, 32);

/** A malformed row of leads: edited by hand, or damaged on disk. */
export class Malformed extends Error {
  constructor({ id, received_at }: LeadRow, why: string) {
    super(`${quote(id)}, received at ${quote(received_at)}: ${why}`);
    this.name = "Malformed";
  }
}

const isTime = (value: unknown) => typeof value === "number" && Math.abs(value) <= 8.64e15;

function bodyOf(row: LeadRow): JsonObject {
  let body: unknown;
  try {
    body = JSON.parse(row.body);
  } catch {
    throw new Malformed(row, "its body is no JSON");
  }
  if (!isObject(body)) throw new Malformed(row, "its body is no object");
  return body as JsonObject;
}

/**
 * A lead from its row.
 * @throws Malformed when the row is invalid
 */
export function leadOf(row: LeadRow): Lead {
  const { id, form, received_at, last_seen_at, count, suspect, lang } = row;
  if (!isTime(received_at) || !isTime(last_seen_at)) throw new Malformed(row, "its time is none");
  const lead = { id, form, body: bodyOf(row), receivedAt: received_at, lastSeenAt: last_seen_at, count };
  return { ...lead, ...(suspect !== null && { suspect }), ...(lang !== null && { lang }) };
}

/** The leads among some rows; invalid rows go to `others`. */
export function leadsAmong(rows: LeadRow[], others: Malformed[]): Lead[] {
  return rows.flatMap((row) => {
    try {
      return leadOf(row);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      others.push(error);
      return [];
    }
  });
}
