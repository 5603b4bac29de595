/** A form in several languages has one draft: that of the page that was last edited. */
import type { Draft } from "./draft.ts";
import { drafts, ownName, read, write } from "./storage.ts";

/** The draft of the form in another language, if it was edited later than this page's; it is removed from storage. */
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
