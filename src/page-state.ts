/** The state of a page that documents, their scripts and styles share. Each name is defined only here. */

/** The `data-phase` of `<html>`: the form's script has not run or has failed; what works without it is shown instead. */
export const silent = "silent";

/** On `<html>`: the page answers a form post without script, and runs no script itself. */
export const scriptless = "scriptless";

/** The `data-phase` of `<html>`: the form was submitted before its script was ready, and is sent once it is. */
export const waiting = "waiting";

/** On the header: hovering opens no menu until the pointer moves again. */
export const quiet = "quiet";

/** On a menu, in browsers without popovers: it is open. */
export const open = "open";

/** On a date: the loader formats it in the visitor's locale; without a value, it shows today's. */
export const local = "local";

/** The `data-` attributes that scripts read; an element's `dataset` has this type. */
export interface Data {
  /** The phase of a page with a form. No class, since replacing classes on `<html>` would remove those of browser extensions. */
  phase?: string;
  /** The kind of an island, which is hydrated. */
  island?: "form" | "filter" | "hours";
  /** The form of an island, by the name of its schema document. */
  name?: string;
  /** The URLs of an island's scripts, separated by spaces. */
  scripts?: string;
  /** The version of a form's schema: of drafts of another version, only what has a place is restored. */
  version?: string;
  /** The draft that the keeper found for an island. */
  kept?: string;
  /** The category of an article in a list. */
  category?: string;
  /** Marks the link that asks for a missing article. */
  ask?: "";
}

/** A selector for elements with one of these attributes. */
export type Carries = `[data-${keyof Data}]`;

/** The data as an element's attributes. */
export const carried = (data: Data): { [attribute: string]: string | undefined } =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));

/** The actions of the buttons in a form's notices: the keeper reads them from `value`. */
export type NoticeAction = "discard" | "accept" | "decline" | "post";

/** The actions of the buttons for continuing on another device: src/browser/elsewhere reads them from `value`. */
export type ElsewhereAction = "make" | "update" | "copy" | "share" | "delete" | "replace" | "leave" | "again";

export * as events from "./page-events.ts";
