/** Free keys: the boxes they are typed into, and the names that stand for them until then. */

/** The name of the control that holds the key of an entry: it is no field itself, and never sent. */
export const keyBoxOf = (path: string): string => `${path}~key`;

/** Whether the key of an entry that the visitor names is one that react-jsonschema-form generates for a new one. */
export const isUnnamed = (key: string): boolean => /^newKey(-\d+)?$/.test(key);
