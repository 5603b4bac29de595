/** Prefixes the page's title with "Error: " while there are errors, for screen readers, which read it first. */

import { useEffect } from "react";
import { spoken } from "../engine/spoken.ts";

/** Adds the prefix while `wrong`. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    document.title = `${spoken.form.error}${document.title}`;
    return () => {
      document.title = document.title.replace(spoken.form.error, "");
    };
  }, [wrong]);
}
