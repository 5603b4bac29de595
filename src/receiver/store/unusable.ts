/** The error of a database that cannot be used. */
import { errorText, faultIn } from "../../engine/check/problem.ts";
import { isDamaged, isFile, isFull, shownUrl, Unusable } from "./database.ts";
import { codeOf } from "./undelivered.ts";

/** The codes for a server's certificate of an authority that Node does not know, such as a hosting company's own. */
const untrusted = /SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)/;

/** What can be done about an error of opening it. */
function fixOf(url: string, error: unknown): string {
  if (error instanceof Unusable) return error.fix;
  if (isFull(error)) return "make room on its disk";
  if (untrusted.test(codeOf(error)))
    return "add the certificate of its authority to LEADS_URL: ?sslmode=verify-full&sslrootcert=/etc/ssl/authority.pem";
  if (!isFile(url))
    return "start that server, correct its host, user, password or database, or choose another LEADS_URL";
  return isDamaged(error)
    ? "stop the receiver, then: npm run leads -- --restore FILE, a backup; the damaged file is kept beside it"
    : "choose another LEADS_URL, or let the user that runs this write the file and its folder";
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
