/** `npm run leads -- --backup FILE`: a consistent copy of every lead, as one file that `LEADS_URL=file:` opens again. */
import { chmodSync, existsSync, renameSync, rmSync } from "node:fs";
import { sqlite } from "./connection.ts";
import { openFile } from "./file.ts";
import type { Lead } from "./lead.ts";

/** Rows written together. */
const portion = 500;

const insert = (leads: Lead[]) =>
  sqlite
    .insertInto("leads")
    .values(
      leads.map(({ id, form, body, receivedAt, lastSeenAt, count, suspect = null }) => ({
        ...{ id, form, body: JSON.stringify(body), received_at: receivedAt, last_seen_at: lastSeenAt, count, suspect },
      })),
    )
    .compile();

/**
 * Writes leads into a new file, which has its name only once it is whole.
 * @throws when it cannot be written
 */
export async function backUp(leads: Lead[], file: string): Promise<void> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const database = openFile(`file:${encodeURIComponent(part)}`, "write");
  try {
    const portions = Array.from({ length: Math.ceil(leads.length / portion) }, (_, index) =>
      insert(leads.slice(index * portion, (index + 1) * portion)),
    );
    await database.write(portions);
  } finally {
    await database.close();
  }
  for (const beside of [`${part}-wal`, `${part}-shm`]) if (existsSync(beside)) rmSync(beside);
  chmodSync(part, 0o600);
  renameSync(part, file);
}
