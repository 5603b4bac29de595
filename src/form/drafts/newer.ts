/** A form in several languages has one draft: that of the page that was last edited. */
import type { Draft } from "./draft.ts";
import { drafts, ownName, read, write } from "./storage.ts";

/** The draft of another language, if edited after that of this page; it is removed there. */
export function newer(): Draft | undefined {
  let found: Draft | undefined;
  for (const { pathname, lang } of document.querySelectorAll<HTMLAnchorElement>(".form-languages a")) {
    const name = drafts + pathname;
    const draft = read<Draft>(name);
    if (draft && draft.at > ((found ?? read<Draft>(ownName()))?.at ?? 0)) found = { lang, ...draft };
    write(name);
  }
  return found;
}
