/** A form in several languages has one draft: that of the page that was last edited. */
import type { ControlStates, Draft } from "./draft.ts";
import { drafts, ownName, read, write } from "./storage.ts";

/**
 * Numbers are typed differently in each language: the host's data is the same in all, and its controls follow. What was written
 * since the host last ran, before the page was alive again, is in the controls alone.
 */
function anywhere(draft: Draft): Draft {
  const { held, base = held } = draft;
  const before = JSON.stringify(base);
  const since = held.filter((one) => !before.includes(JSON.stringify(one)));
  // Boxes of one name are one answer.
  const only = (states: ControlStates) =>
    states.filter(([, [name]]) => since.some(([, [changed]]) => changed === name));
  return { ...draft, held: only(held), base: only(base) };
}

/** The draft of another language, if edited after that of this page; it is removed there. */
export function newer(): Draft | undefined {
  let found: Draft | undefined;
  for (const { pathname, lang } of document.querySelectorAll<HTMLAnchorElement>(".form-languages a")) {
    const name = drafts + pathname;
    const draft = read<Draft>(name);
    if (draft && draft.at > ((found ?? read<Draft>(ownName()))?.at ?? 0)) found = { lang, ...draft };
    write(name);
  }
  return found?.state ? anywhere(found) : found;
}
