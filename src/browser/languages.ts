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
// A page that came back from the back-forward cache has taken it up as it found it.
const since = found?.lang && retyped(found);
const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// On back navigation, browsers restore the controls' values.
if (since && opened?.type === "back_forward") reloadWith(since);
else if (since) write(ownName(), since);

// Who was not alive yet when it was left does not watch for its return (src/form/drafts/returned.ts).
addEventListener("pageshow", ({ persisted }) => {
  const later = persisted && newer();
  if (later) reloadWith(later);
});

// The other language may take up what is here; before the form is alive, too.
for (const link of document.querySelectorAll<HTMLElement>(".form-languages a")) link.onclick = () => stayOut(() => {});
if (found) stayOutWithDraft();
