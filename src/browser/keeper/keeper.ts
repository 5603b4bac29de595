/**
 * Saves and restores drafts of a form. Inlined into the form's document, it works before the form's scripts have loaded, while
 * they run, and when they fail. Drafts live only in this tab's session storage.
 */

import { isSecret } from "../../engine/define/secret.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { type Control, controls, fill, heldBy, isBox, keyOf } from "../../form/drafts/controls.ts";
import type { ControlState, ControlStates, Draft, KeptState, Known } from "../../form/drafts/draft.ts";
import { attempt, ownName, read, write } from "../../form/drafts/storage.ts";
import { type Carries, type Data, events, type NoticeAction } from "../../page-state.ts";
import { labelOf, writeInto } from "./letter.ts";
import { accept, known, meet, part } from "./person.ts";

const { search } = location;
const own = ownName();
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
const data = (find("[data-version]" satisfies Carries) as HTMLElement).dataset as Data;
/** The draft that this page found, or has taken over since. */
let draft: Draft | undefined;
/** The last state that the host reported, and that of the controls at the time. */
let state: KeptState | undefined;
let base: ControlStates | undefined;
let version = data.version as string;
/** When this page's draft was last saved, here or on an earlier page. */
let at: number | undefined;
const savedAt = () => read<Draft>(own)?.at;
let touched = new Map<string, ControlState>();
/** Touched controls that have not been read yet: reading is deferred, so that it does not delay a keystroke. */
const unread = new Set<Control>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows or hides one of the notices above the form, or, within the notice about a missing script, that the input is safe. */
function show(notice: "kept" | "linked" | "known" | "safe", shown?: unknown): void {
  const element = find(`.form-${notice}`);
  if (element) element.hidden = !shown;
}

/** Reads the touched controls, even those of a form that was removed from the page because its script threw. */
function readUnread(): void {
  for (const control of unread)
    if (control.closest?.(".form") && !isSecret(control))
      // Boxes of one name are one answer: choosing one radio button deselects another.
      for (const one of isBox(control) ? controls() : [control])
        if (one.name === control.name) touched.set(keyOf(one), heldBy(one));
  unread.clear();
}

/** Asks the host for its state or, without an argument, tells it that the draft is discarded. */
const ask = (detail?: Known) => document.dispatchEvent(new CustomEvent(events.keep, { detail }));

function save(): void {
  clearTimeout(timer);
  timer = undefined;
  readUnread();
  const host: Known = { held: [...touched] };
  ask(host);
  if (host.state && (host.isTouched || touched.size)) {
    ({ state, base } = host);
    version = data.version as string;
    touched = new Map(base);
  }
  if (!state && !touched.size) return;
  meet(touched.values());
  show("safe", write(own, { at: Date.now(), version, query: search, held: [...touched], state, base }));
  at = savedAt();
}

/** Saves within 200 ms. Not debounced: otherwise nothing would be stored while a visitor types without a pause. */
function saveSoon(): void {
  timer ??= setTimeout(save, 200);
}

/** Discards everything, including a pending save; resets the form, since Firefox would restore its last values on a later page. */
function forget(): void {
  save();
  write(own);
  form("reset");
  takeOver();
  show("linked");
  show("known");
}

/** Calls a method of the form by its prototype, since a field of the same name may shadow it. */
const form = (act: "reset" | "submit") => HTMLFormElement.prototype[act].call(find(".form") as HTMLFormElement);

/** The actions of the notices' buttons, by `value`. */
const actions: { [Action in NoticeAction]: () => void } = {
  discard() {
    forget();
    part();
    ask();
  },
  accept,
  decline: part,
  // A native submission, which the loader does not intercept.
  post: () => form("submit"),
};

/** Listens to events, separated by spaces, in the capture phase, before anybody else. */
function on<E extends Event>(types: string, hear: (target: Control, event: E) => unknown): void {
  for (const type of types.split(" "))
    addEventListener(type, (event) => hear(event.target as Control, event as E), true);
}

// Programs that fill in forms may fire only a change event.
on("input change", (control) => {
  unread.add(control);
  saveSoon();
});
on("click", (target, event) => {
  const button = target.closest<HTMLButtonElement>(":is(.form-notice,.form-silent) button");
  if (!button) {
    // A checkbox has changed already, but its change event may come only after the click has made React hydrate the form.
    if (isBox(target)) unread.add(target);
    // A list of the form may have grown or shrunk.
    return saveSoon();
  }
  // Stopped, since the loader would replay it after hydration.
  event.stopPropagation();
  actions[button.value as NoticeAction]();
  show("known");
  // After the form has handled it: if a tap has left the focus in a control, moving it commits what that held, and the rest.
  setTimeout(
    () =>
      controls()
        .find((control) => !control.value)
        ?.focus(),
    99,
  );
});
on("pointerdown focusin", (target) => {
  // The visitor has seen the notice, which sticks to the screen; from now on it must not cover a field.
  if (target.closest?.(".form")) (find(".form-kept") as HTMLElement).style.position = "static";
  const link = target.closest?.<HTMLAnchorElement>("main [href^=mailto]");
  if (link) writeInto(link);
});
on(`pagehide ${events.store}`, save);
// Only when hidden: a page that is shown again has nothing new, and one from the back-forward cache would store old values.
on("visibilitychange", () => document.hidden && save());
on(events.sent, forget);
/** The controls that the deep link fills in; the form knows only after hydration which of its values are valid. */
let taken: Control[];
const withoutTaken = (states: Iterable<ControlStates[0]>): ControlStates =>
  [...states].filter(([, [name]]) => taken.every((control) => control.name !== name));
const put = (selector: string, text: string) => {
  for (const element of document.querySelectorAll(selector)) element.textContent = text;
};
/** Shows one notice: about the values from a link, else about the known personal data. */
function say(): void {
  const linked = [...new Set(taken.map(labelOf))].join(spoken.form.comma);
  const words = known()
    .map((one) => one[1])
    .join(spoken.form.comma);
  put(".form-filled", linked && spoken.form.filledIn(linked));
  put(".form-known b", words);
  show("linked", linked && !draft);
  show("known", words && !linked && !draft);
}
const written = { dateStyle: "medium", timeStyle: "short" } as const;
/** Takes over the currently stored draft, or its absence. */
function takeOver(): void {
  draft = read<Draft>(own);
  at = draft?.at;
  attempt(() => {
    const found: Partial<Draft> & Pick<Draft, "held" | "version"> = draft ?? { held: [], version };
    // A deep link followed since then overrides the draft, with a notice; until hydration the draft keeps what was typed.
    const link = new URLSearchParams(found.query === search ? "" : search);
    taken = controls().filter((control) => link.get(control.name));
    fill(withoutTaken(found.held));
    touched = new Map(found.held);
    found.base &&= withoutTaken(found.base);
    ({ state, base, version } = found);
    data.kept = JSON.stringify(found);
  });
  if (draft) put(".form-kept b", spoken.form.dated(new Date(draft.at).toLocaleString(spoken.form.locale, written)));
  show("kept", draft);
  show("safe");
  say();
}
takeOver();
// A page from the back-forward cache would overwrite newer input, or store it again after it was sent. In Chromium the other page
// saves once more after this one is shown. After hydration, src/form/drafts/returned.ts replaces this.
self.onpageshow = self.onstorage = () => {
  if (savedAt() === at) return;
  form("reset");
  takeOver();
};
on(events.refill, (_target, { detail }: CustomEvent<string[]>) => {
  taken = taken.filter((control) => detail.includes(control.name));
  readUnread();
  fill(withoutTaken(touched));
  // From now on the draft has the link's values.
  if (touched.size) taken.forEach(unread.add, unread);
  say();
});
