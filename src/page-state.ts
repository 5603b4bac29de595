/** How documents, the scripts in them and styles tell one another what a page is and how it is. Each word is said here once. */

/** On `<html>`: the form's script is not there or has failed; what needs none is shown in its place. */
export const silent = "silent";

/** On `<html>`: the page answers a form post without script, and runs none itself. */
export const scriptless = "scriptless";

/** On `<html>`: the form was sent before its script was there, which sends it once it is. */
export const waiting = "waiting";

/** On the header: the pointer opens no menu until it moves again. */
export const quiet = "quiet";

/** On a menu, in browsers that know no popovers: it is open. */
export const open = "open";

/** What elements carry for scripts, as `data-` attributes: their `dataset` is one. */
export interface Data {
  /** What comes to life: its kind. */
  island?: "form" | "filter" | "hours";
  /** The form of an island, by the name of its schema document. */
  name?: string;
  /** The addresses of an island's scripts, a space between them. */
  scripts?: string;
  /** Of a form's schema: drafts for another are not taken up whole. */
  version?: string;
  /** The draft that the keeper found for an island. */
  kept?: string;
  /** Of an article in a list. */
  category?: string;
  /** On the link that asks for a missing article. */
  ask?: "";
}

/** A selector of the elements that carry something. */
export type Carries = `[data-${keyof Data}]`;

/** Data as an element's attributes. */
export const carried = (data: Data): { [attribute: string]: string | undefined } =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));

/** What the buttons of a form's notices do, as their values say it to the keeper. */
export type NoticeAction = "discard" | "accept" | "decline" | "post";

/** What the buttons do that speak of a link to continue on another device, as their values say it to src/browser/elsewhere. */
export type ElsewhereAction = "make" | "update" | "copy" | "share" | "delete" | "replace" | "leave" | "again";

/** Events on the document, between a form's host and the keeper; src/form/draft.ts says what they carry. */
export const events = {
  /** The keeper writes a draft, and the event's `detail` takes what the host knows; without one the draft is discarded. */
  keep: "form-keep",
  /** The host has sent the form. */
  sent: "form-sent",
  /** The form was drawn anew without its host. */
  refill: "form-refill",
} as const;
