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

/** The draft of another language, where it was written on after that of this page; from now on no other page has one. */
function newer(): Draft | undefined {
  const [newest] = [own, ...others]
    .map((name) => ({ name, draft: read<Draft>(name) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));
  for (const name of others) write(name);
  return newest?.name === own ? undefined : newest?.draft;
}

const draft = newer();
if (draft) write(own, draft);
// A page that comes back as it was left has not heard of what was written since.
addEventListener("pageshow", ({ persisted }) => {
  const since = persisted && newer();
  if (since) takeUp(own, since);
});
