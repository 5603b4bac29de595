/** The page's title, which says whether there are errors and which step is shown: screen readers read it first. */

import { useEffect } from "react";

const parts = { error: "", step: "", page: "" };

/** Changes one part of the title; "page" is the page's own title, after the others. */
export function retitle(part: keyof typeof parts, text: string): void {
  parts.page ||= document.title;
  parts[part] = text;
  document.title = parts.error + parts.step + parts.page;
}

/** Begins the title with a part while it is not empty and its component is on the page. */
export function useTitle(part: "error" | "step", text: string): void {
  useEffect(() => {
    retitle(part, text);
    return () => retitle(part, "");
  }, [part, text]);
}
