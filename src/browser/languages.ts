/**
 * Carries a draft over from another language of the form: it belongs to one page at a time, the one that was last edited.
 * Inlined before the keeper into the documents of translated forms.
 */
import type { Draft } from "../form/drafts/draft.ts";
import { newer } from "../form/drafts/newer.ts";
import { ownName, read, reloadWith, write } from "../form/drafts/storage.ts";
import { stayOut, stayOutWithDraft } from "../form/drafts/uncached.ts";
import { retyped } from "./retyped.ts";

const found = newer() ?? read<Draft>(ownName());
// A page from the back-forward cache may already have taken over the other language's draft, unconverted.
const since = found?.lang && retyped(found);
const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// On back navigation, browsers restore the controls' values.
if (since && opened?.type === "back_forward") reloadWith(since);
else if (since) write(ownName(), since);

// A page that was left before hydration does not watch for its own return yet (src/form/drafts/returned.ts).
addEventListener("pageshow", ({ persisted }) => {
  const later = persisted && newer();
  if (later) reloadWith(later);
});

// The page in the other language may take over this draft, even before hydration.
for (const link of document.querySelectorAll<HTMLElement>(".form-languages a")) link.onclick = () => stayOut(() => {});
if (found) stayOutWithDraft();
