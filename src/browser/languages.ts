/**
 * Carries a draft over from another language of the form: it belongs to one page at a time, the one that was last edited.
 * Inlined before the keeper into the documents of translated forms.
 */
import type { Draft } from "../form/draft.ts";
import { takeUp } from "./keeper/lay.ts";
import { read, write } from "./keeper/storage.ts";

const nameOf = (path: string) => `draft ${path}`;
const own = nameOf(location.pathname);
const others = [...document.querySelectorAll<HTMLAnchorElement>(".form-languages a")].map(({ pathname }) =>
  nameOf(pathname),
);

/** Numbers are typed differently in each language: the host's data is the same in all, and its controls follow. */
const anywhere = (draft: Draft): Draft => (draft.state ? { ...draft, held: [], base: [] } : draft);

/** The draft of another language, if edited after that of this page; it is removed there. */
function newer(): Draft | undefined {
  const [newest] = [own, ...others]
    .map((name) => ({ name, draft: read<Draft>(name) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));
  for (const name of others) write(name);
  return newest?.draft && newest.name !== own ? anywhere(newest.draft) : undefined;
}

const since = newer();
const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// On back navigation, browsers restore the controls' values.
if (since && opened?.type === "back_forward") takeUp(own, since);
else if (since) write(own, since);
// A page from the back-forward cache does not know what was written in between.
addEventListener("pageshow", ({ persisted }) => {
  const between = persisted && newer();
  if (between) takeUp(own, between);
});
