/** "Error: " before the page's title while errors stand, for those who hear the title first. */
import { useEffect } from "react";
import { afterPaint } from "./after-paint.ts";

/** Puts it there while `wrong`. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const callOff = afterPaint(() => {
      document.title = `Error: ${document.title}`;
    });
    return () => {
      callOff();
      document.title = document.title.replace("Error: ", "");
    };
  }, [wrong]);
}
