/** The error of a database that cannot be used. */
import { errorText, faultIn } from "../../engine/check/problem.ts";
import { shownUrl, Unusable } from "./database.ts";

/** Names the database that cannot be used, and how to fix it. */
export const unusable = (url: string, error: unknown) =>
  faultIn("LEADS_URL in the environment", {
    expected: "a database of leads that can be opened and written",
    found: `${shownUrl(url)}: ${errorText(error)}`,
    fix: error instanceof Unusable ? error.fix : "choose another LEADS_URL, or make its folder writable",
  });
