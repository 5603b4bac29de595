/** "Error: " before the page's title while errors stand, for those who hear the title first. */

import { useEffect } from "react";
import { spoken } from "../engine/spoken.ts";

/** Puts it there while `wrong`. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    document.title = `${spoken.form.error}${document.title}`;
    return () => {
      document.title = document.title.replace(spoken.form.error, "");
    };
  }, [wrong]);
}
