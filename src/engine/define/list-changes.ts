/**
 * How a form without script changes its lists, free keys and recursive groups: by buttons that post it. Their names, and those of
 * hidden controls that say what browsers do not post, are no fields, and never sent by a script.
 */

/** What such a button does with the value at its path: adds an entry to it, or removes it. */
export type ListChange = "add" | "remove";

/** The name of the button. */
export const changeOf = (path: string, change: ListChange): string => `${path}~${change}`;

/** The name of the hidden control that says how many entries a list has: browsers send nothing of an unticked one. */
export const countOf = (path: string): string => `${path}~count`;

/** The name of the hidden control that says that a box was there, ticked or not. */
export const boxOf = (path: string): string => `${path}~box`;
