/**
 * Custom events on the document, between a form's host, the keeper and src/browser/elsewhere; src/form/drafts/draft.ts defines
 * their payloads.
 */

/** The keeper saves a draft, with the host's state in the event's `detail`; without one the draft is discarded. */
export const keep = "form-keep";

/** The host has sent the form. */
export const sent = "form-sent";

/** The form was rendered again: the event's `detail` has the names of the controls that the host has filled in from a deep link. */
export const refill = "form-refill";

/** Asks the keeper to store a draft now, as it does when the page is left. */
export const store = "form-store";
