/** Free keys: the boxes they are typed into, and the names that stand for them until then. */
import { unseen } from "../kinds/text.ts";

/** The name of the control that holds the key of an entry: it is no field itself, and never sent. */
export const keyBoxOf = (path: string): string => `${path}~key`;

/** The typed key without invisible characters: two that look the same are the same. */
export const keyFrom = (typed = ""): string => typed.replace(unseen, "").trim();

/** Whether a free key is one that react-jsonschema-form generates for a new entry. */
export const isUnnamed = (key: string): boolean => /^newKey(-\d+)?$/.test(key);
