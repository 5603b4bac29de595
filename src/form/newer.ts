/** A form in several languages has one draft: that of the page that was last edited. */
import type { Draft } from "./draft.ts";
import { drafts, ownName, read, write } from "./storage.ts";

/** Numbers are typed differently in each language: the host's data is the same in all, and its controls follow. */
const anywhere = (draft: Draft): Draft => (draft.state ? { ...draft, held: [], base: [] } : draft);

/** The draft of another language, if edited after that of this page; it is removed there. */
export function newer(): Draft | undefined {
  const own = ownName();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".form-languages a")];
  const others = links.map(({ pathname }) => drafts + pathname);
  const [newest] = [own, ...others]
    .map((name) => ({ name, draft: read<Draft>(name) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));
  for (const name of others) write(name);
  return newest?.draft && newest.name !== own ? anywhere(newest.draft) : undefined;
}
