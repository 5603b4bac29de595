/** A lead: a request that was received, and what identifies it. */
import { createHash } from "node:crypto";
import type { Json, JsonObject } from "../engine/schema.ts";
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
  /** Why it may be no honest request; left out when nothing speaks against it. */
  suspect?: string;
}

/** A body as one text, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(",")}}`;
}

/** The id of a body: the first 32 hexadecimal digits of its SHA-256. */
export const idOf = (body: JsonObject): string =>
  createHash("sha256").update(canonical(body)).digest("hex").slice(0, 32);

/** A value of a body as one text, for a table. */
export function cell(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(cell).join("; ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
}

/** A lead from its row. */
export const leadOf = ({ id, form, body, received_at, last_seen_at, count, suspect }: LeadRow): Lead => ({
  ...{ id, form, body: JSON.parse(body), receivedAt: received_at, lastSeenAt: last_seen_at, count },
  ...(suspect === null ? {} : { suspect }),
});
