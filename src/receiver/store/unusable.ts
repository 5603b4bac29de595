/** The error of a database that cannot be used. */
import { errorText, faultIn } from "../../engine/check/problem.ts";
import { isDamaged, isFile, isFull, shownUrl, Unavailable, Unusable } from "./database.ts";
import { codeOf } from "./undelivered.ts";

/** Fixes for a server's errors, by their code and message: all errors of poolers have the same code. */
const cures: [of: RegExp, fix: string][] = [
  // A certificate authority that Node does not know, such as a hosting company's own.
  [
    /SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)/,
    "add the certificate of its authority to LEADS_URL: ?sslmode=verify-full&sslrootcert=/etc/ssl/authority.pem",
  ],
  [
    /, open '/,
    "correct the path of the certificate in LEADS_URL (sslrootcert), or let the user that runs this read it",
  ],
  [/SSL required|insecure/, "end LEADS_URL with ?sslmode=verify-full"],
  [
    /, no encryption/,
    "end LEADS_URL with ?sslmode=verify-full, or, on a server of your own, let its pg_hba.conf let that user in from there",
  ],
  [
    /pg_hba/,
    "let pg_hba.conf of that server let that user in from there, or correct the user and database of LEADS_URL",
  ],
  [/does not support SSL/, "let that server encrypt, or take ?sslmode out of LEADS_URL if it is on this machine"],
  [/startup parameter/, "take it out of LEADS_URL, or choose the URL of the server itself"],
  [/statement pooling/, "let its pooler share sessions by transaction, or choose the URL of the server itself"],
  [
    /^53300 |no more connections|query_wait_timeout|MaxClients/,
    "let that server take more connections, or choose the URL of its pooler: each receiver takes up to four",
  ],
  [
    /^25006 /,
    "choose the URL of the server that takes writes, if this is its standby, or: ALTER ROLE that role SET default_transaction_read_only = off",
  ],
  [/statement timeout/, "give it more time: ALTER ROLE that role SET statement_timeout = '1min'"],
  [
    /^42703 /,
    "another application has tables of the same names there: choose a database for leads alone, or a role for them alone: CREATE SCHEMA leads AUTHORIZATION that role; ALTER ROLE that role SET search_path = leads",
  ],
  [
    /^3F000 /,
    "as the database's owner: GRANT USAGE, CREATE ON SCHEMA public TO the role of LEADS_URL, or set its search_path to a schema that is there",
  ],
];

/** The fix for an error when opening a database. */
function fixOf(url: string, error: unknown): string {
  if (error instanceof Unusable) return error.fix;
  if (isFull(error)) return "make room on its disk";
  if (!isFile(url))
    return (
      cures.find(([of]) => of.test(`${codeOf(error)} ${errorText(error)}`))?.[1] ??
      "start that server, correct its host, user, password or database, or choose another LEADS_URL"
    );
  // SQLite also reports a file as damaged if a failing disk does not return a page.
  if (isDamaged(error))
    return "stop the receiver, then: npm run leads -- --restore FILE, a backup; the damaged file is kept beside it; if dmesg says that its disk fails, onto another one";
  const writable = "choose another LEADS_URL, or let the user that runs this write the file and its folder";
  // The kernel makes a failed disk read-only.
  const isOfDisk = /^(SQLITE_READONLY|SQLITE_IOERR|EROFS|EIO)/.test(codeOf(error));
  return isOfDisk ? `${writable}; if it may, its disk is read-only, or failing: see dmesg` : writable;
}

/** Names the database that cannot be used, and how to fix it; its cause is the error itself. */
export const unusable = (url: string, error: unknown): Error =>
  Object.assign(
    faultIn("LEADS_URL in the environment", {
      expected: "a database of leads that can be opened and written",
      found: `${shownUrl(url)}: ${errorText(error)}`,
      fix: fixOf(url, error),
    }),
    { cause: error },
  );

/** Whether an error means that the database itself is unusable; a locked file is not. */
const isOfStore = (url: string, error: unknown): boolean =>
  isFile(url)
    ? String((Object(error) as { code?: unknown }).code).startsWith("SQLITE_")
    : error instanceof Unusable || error instanceof Unavailable || "severity" in Object(error);

/** The same for a failure in the middle of an operation, such as a full disk or a stopped server; other errors are unchanged. */
export const failing = (url: string, error: unknown): unknown => (isOfStore(url, error) ? unusable(url, error) : error);
