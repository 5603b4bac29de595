/**
 * Brings a draft along that was begun in another language of the form: it belongs to one page at a time, and the one that was
 * written on last has it. Inlined before the keeper into the documents of forms that have been translated.
 */
import type { Draft } from "../form/draft.ts";
import { takeUp } from "./keeper/lay.ts";
import { read, write } from "./keeper/storage.ts";

const nameOf = (path: string) => `draft ${path}`;
const own = nameOf(location.pathname);
const others = [...document.querySelectorAll<HTMLAnchorElement>(".form-languages a")].map(({ pathname }) =>
  nameOf(pathname),
);

/** Numbers are typed in each language in its own way: what the host knows is the same in all, and its controls follow. */
const anywhere = (draft: Draft): Draft => (draft.state ? { ...draft, held: [], base: [] } : draft);

/** The draft of another language, where it was written on after that of this page; from now on no other page has one. */
function newer(): Draft | undefined {
  const [newest] = [own, ...others]
    .map((name) => ({ name, draft: read<Draft>(name) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));
  for (const name of others) write(name);
  return newest?.draft && newest.name !== own ? anywhere(newest.draft) : undefined;
}

const since = newer();
const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// On the way back browsers fill in what stood in the controls when the page was left.
if (since && opened?.type === "back_forward") takeUp(own, since);
else if (since) write(own, since);
// A page that comes back as it was left has not heard of what was written in between.
addEventListener("pageshow", ({ persisted }) => {
  const between = persisted && newer();
  if (between) takeUp(own, between);
});
