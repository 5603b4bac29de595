/** The files of leads in the database. */
import type { Database } from "./database.ts";
import type { Lead } from "./lead.ts";
import { retry } from "./retry.ts";
import { type Bytes, filesIn, withBytes } from "./sent-files.ts";

/** All files of a lead: they are no larger than its body was. Most leads have none, and need no query. */
export async function filesOf(database: Database, { id, receivedAt, body }: Lead): Promise<Bytes> {
  if (filesIn(body).length === 0) return new Map();
  const files = database.build.selectFrom("files").select(["sha256", "bytes"]);
  const query = files.where("id", "=", id).where("received_at", "=", receivedAt);
  const rows = await retry(() => database.read(query.compile()));
  return new Map(rows.map(({ sha256, bytes }) => [sha256, Buffer.from(bytes)]));
}

/** A lead as it was sent, with its files. */
export async function wholeLead(database: Database, lead: Lead): Promise<Lead> {
  const bytes = await filesOf(database, lead);
  return bytes.size > 0 ? { ...lead, body: withBytes(lead.body, bytes) } : lead;
}
