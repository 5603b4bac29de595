/** The two parts of a form's document about links (src/render/elsewhere.tsx), and their messages. */
import { spoken } from "../../engine/words/spoken.ts";
import type { ElsewhereAction } from "../../page-state.ts";

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector);

/** A button by its action. */
export const button = (action: ElsewhereAction): HTMLButtonElement | null => find(`[value="${action}"]`);

/** Runs an action on click, unless it is already running. */
export function does(action: ElsewhereAction, task: () => unknown): void {
  const one = button(action);
  one?.addEventListener("click", async () => {
    if (one.ariaDisabled) return;
    one.ariaDisabled = "true";
    await Promise.resolve(task()).finally(() => {
      one.ariaDisabled = null;
    });
  });
}

const show = (element: HTMLElement | null, isShown: unknown) => {
  if (element) element.hidden = !isShown;
};

const write = (selector: string, text: string) => {
  const element = find(selector);
  if (element) element.textContent = text;
};

/** Below the form: shows a message about the link. */
export const say = (text: string): void => write(".form-elsewhere [role=status]", text);

/** Shows or hides the part below the form. */
export const showMaker = (isShown: boolean): void => show(find(".form-elsewhere"), isShown);

/** Shows a link with its expiry date, or that there is none. */
export function showLink(link?: { address: string; until: string }): void {
  const [place, text] = [find(".form-link"), find<HTMLInputElement>(".form-link input")];
  show(place, link);
  show(button("make"), !link);
  show(button("share"), "share" in navigator);
  if (text) text.value = link?.address ?? "";
  const day = link && new Date(link.until).toLocaleDateString(spoken.form.locale, { dateStyle: "long" });
  write(".form-link-until", day ? spoken.form.elsewhereUntil(spoken.form.dated(day)) : "");
}

/**
 * Selects the text of the link for copying by hand, and focuses it, which not every browser does with what it selects. The other
 * way round, the end of the link would show.
 */
export function markLink(): void {
  const text = find<HTMLInputElement>(".form-link input");
  text?.select();
  text?.focus();
}

/** Focuses the form's first control. */
export const goToForm = (): void => find("form.form [name]:not([type=hidden])")?.focus();

/** Above the form: shows a message about the link that was followed, with its actions; no message hides it. */
export function notice(text = "", ...actions: ElsewhereAction[]): void {
  show(find(".form-brought"), text);
  write(".form-brought > span", text);
  for (const one of ["replace", "leave", "again"] as const) show(button(one), actions.includes(one));
}
