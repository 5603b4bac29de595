/** The error of a database that cannot be used. */
import { errorText, problemText } from "../engine/check/problem.ts";
import { shownUrl, Unusable } from "./database.ts";

/** An error that says which database cannot be used, and what to do about it. */
export const unusable = (url: string, error: unknown) =>
  new Error(
    problemText({
      file: "LEADS_URL in the environment",
      path: "",
      expected: "a database of leads that can be opened and written",
      found: `${shownUrl(url)}: ${errorText(error)}`,
      fix: error instanceof Unusable ? error.fix : "choose another LEADS_URL, or make its folder writable",
    }),
  );
