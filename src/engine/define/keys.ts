/** Free keys: the boxes they are typed into, and the names that stand for them until then. */
import { unseen } from "../kinds/text.ts";

/** The name of the control that holds the key of an entry: it is no field itself, and never sent. */
export const keyBoxOf = (path: string): string => `${path}~key`;

/** The key that was typed, without what cannot be seen in it: two that look the same are the same. */
export const keyFrom = (typed = ""): string => typed.replace(unseen, "").trim();

/** Whether the key of an entry that the visitor names is one that react-jsonschema-form generates for a new one. */
export const isUnnamed = (key: string): boolean => /^newKey(-\d+)?$/.test(key);
