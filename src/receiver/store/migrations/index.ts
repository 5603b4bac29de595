/**
 * All migrations of a store, by name, in order: one file each, never changed once released. A migration only adds: it leaves alone
 * what the previous release reads and writes, since that may still be running. A table may already exist: pg_restore keeps tables
 * that the dump of an earlier release does not contain.
 */
import type { Migration } from "kysely";
import { tables } from "./0001-tables.ts";
import { suspect } from "./0002-suspect.ts";
import { posts } from "./0003-posts.ts";
import { deadLetters } from "./0004-dead-letters.ts";
import { byTime } from "./0005-by-time.ts";
import { files } from "./0006-files.ts";
import { lang } from "./0007-lang.ts";
import { drafts } from "./0008-drafts.ts";

export const migrations: { [name: string]: Migration } = {
  "0001-tables": tables,
  "0002-suspect": suspect,
  "0003-posts": posts,
  "0004-dead-letters": deadLetters,
  "0005-by-time": byTime,
  "0006-files": files,
  "0007-lang": lang,
  "0008-drafts": drafts,
};
