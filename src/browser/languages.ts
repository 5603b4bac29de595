/**
 * Carries a draft over from another language of the form: it belongs to one page at a time, the one that was last edited.
 * Inlined before the keeper into the documents of translated forms.
 */
import { newer } from "../form/newer.ts";
import { ownName, takeUp, write } from "../form/storage.ts";

const since = newer();
const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// On back navigation, browsers restore the controls' values.
if (since && opened?.type === "back_forward") takeUp(since);
else if (since) write(ownName(), since);
