/**
 * Continues a form on another device, by a link that the visitor asks for: `/route#continue=<id>.<key>`. The encrypted content is
 * the draft as the keeper (src/browser/keeper) stores it; following a link stores it again where the keeper restores drafts from.
 * Inlined after the keeper into the documents of forms that offer it.
 */
import { spoken } from "../../engine/words/spoken.ts";
import type { Draft } from "../../form/drafts/draft.ts";
import { attempt, ownName, read, reloadWith, write } from "../../form/drafts/storage.ts";
import { events } from "../../page-state.ts";
import { ask, type DraftResponse } from "./ask.ts";
import { button, does, goToForm, markLink, notice, say, showLink, showMaker } from "./page.ts";
import { newPair, seal, unseal } from "./sealed.ts";

/** A link that was created or followed here. */
interface Link {
  id: string;
  key: string;
  until: string;
  /** The ids of earlier links that it has replaced here: they are deleted with it. */
  earlier?: string[];
}

const { pathname, search } = location;
const start = "#continue=";
const form = document.querySelector<HTMLElement>("[data-island=form]")?.dataset.name ?? "";
// By form, not by page: a draft may move to the page of another language (src/form/drafts/newer.ts), and keeps its link.
const ownLink = `continue ${form}`;
let link = read<Link>(ownLink);

const addressOf = ({ id, key }: Link) => `${location.origin}${pathname}${search}${start}${id}.${key}`;

const idsOf = (known?: Link) => (known ? [known.id, ...(known.earlier ?? [])] : []);

function know(known?: Link): void {
  link = known;
  write(ownLink, link);
  showLink(link && { address: addressOf(link), until: link.until });
}

function draftNow(): Draft | undefined {
  document.dispatchEvent(new Event(events.store));
  return read<Draft>(ownName());
}

/** A response; without a status if there was none. */
const asked = (answer: Promise<DraftResponse>): Promise<DraftResponse> =>
  answer.catch((error: unknown) => {
    console.error("No answer:", error);
    return { status: 0 };
  });

/** The message for a failure: with a response, the connection is not the cause. */
const failed = (status: number, words: string) =>
  status === 0 && !navigator.onLine ? spoken.form.elsewhereOffline : words;

/** The creation or update of the link that is in progress, if any. */
let making: Promise<void> | undefined;

async function make(): Promise<void> {
  const draft = draftNow();
  if (!draft) return say(spoken.form.elsewhereNothing);
  const known = link;
  const { id, key } = known ?? newPair();
  const { status, until } = await asked(ask("keep", id, await seal(JSON.stringify(draft), key, form)));
  if (!until) return say(status === 413 ? spoken.form.elsewhereTooLong : failed(status, spoken.form.elsewhereFailed));
  know({ ...link, id, key, until });
  // The button that was pressed is gone.
  if (!known) markLink();
  say(spoken.form.elsewhereMade);
}

async function forget(): Promise<void> {
  const answers = await Promise.all(idsOf(link).map((id) => asked(ask("delete", id))));
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) return say(failed(refused.status, spoken.form.elsewhereFailed));
  know();
  say(spoken.form.elsewhereDeleted);
}

/** Copies the link; without access to the clipboard, selects it for copying by hand. */
async function copy(): Promise<void> {
  markLink();
  if (!link) return;
  try {
    await navigator.clipboard.writeText(addressOf(link));
    say(spoken.form.elsewhereCopied);
  } catch (error) {
    console.error("Not copied:", error);
    say(spoken.form.elsewhereFailed);
  }
}

/** Shares the link with another app; canceling is not a failure. */
async function share(): Promise<void> {
  if (!link) return;
  try {
    await navigator.share({ title: document.title, url: addressOf(link) });
  } catch (error) {
    if ((error as Error).name === "AbortError") return;
    console.error("Not shared:", error);
    say(spoken.form.elsewhereFailed);
  }
}

async function follow(id: string, key: string): Promise<void> {
  const { status, draft: sealed, until } = await asked(ask("open", id));
  const notFetched = () => {
    retry = () => follow(id, key);
    notice(failed(status, spoken.form.elsewhereNotFetched), "again");
  };
  if (status === 404) return notice(spoken.form.elsewhereGone);
  if (!sealed || !until) return notFetched();
  const text = await unseal(sealed, key, form).catch(() => "");
  if (!text) return notice(spoken.form.elsewhereBroken);
  const draft: Draft = JSON.parse(text);
  replace = () => {
    if (!reloadWith(draft)) return notFetched();
    const earlier = idsOf(link).filter((one) => one !== id);
    know({ id, key, until, earlier });
  };
  if (!draftNow()) return replace();
  notice(spoken.form.elsewhereReplace, "replace", "leave");
}

let retry: (() => Promise<void>) | undefined;
/** Replaces the draft by the one that a link brought; until then this page does not know the link. */
let replace: (() => void) | undefined;

/** Follows the link in the address, and immediately removes its id and key from the address. */
function arrive(): void {
  const { hash } = location;
  if (!hash.startsWith(start)) return;
  history.replaceState(history.state, "", pathname + search);
  const [, id, key] = /^([\w-]{22})\.([\w-]{43})$/.exec(hash.slice(start.length)) ?? [];
  if (id && key) void follow(id, key);
  else notice(spoken.form.elsewhereBroken);
}

// Web Crypto exists in secure contexts only; without storage there is no draft to continue, nor room for one.
if (crypto.subtle && attempt(() => sessionStorage)) {
  for (const action of ["make", "update"] as const) does(action, () => (making = make()));
  does("copy", copy);
  does("share", share);
  // The pressed button disappears, so the focus moves to the other one.
  does("delete", () => forget().then(() => button("make")?.focus()));
  does("again", () => retry?.());
  does("leave", () => {
    notice();
    goToForm();
  });
  does("replace", () => replace?.());
  know(link);
  // The link may have changed on another page while this one was in the back-forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && know(read<Link>(ownLink)));
  showMaker(true);
  addEventListener("hashchange", arrive);
  document.addEventListener(events.sent, async () => {
    showMaker(false);
    // An update that is still being sent would be stored after the link has been deleted.
    await making;
    if (link) await forget();
  });
  document.addEventListener("input", () => showMaker(true));
  arrive();
} else if (location.hash.startsWith(start)) notice(spoken.form.elsewhereNotFetched);
