/** A text as a regular expression that matches nothing else. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
