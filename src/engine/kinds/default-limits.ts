/** The limits of fields whose schema has none, and of files. */

/** Default `maxLength` by widget, for widgets other than a single-line text. */
const lengths: { [widget: string]: number } = { textarea: 10_000, url: 2_000, email: 254 };

/** The default `maxLength` of a text, by its widget. */
export const defaultMaxLength = (widget: string | undefined): number =>
  widget === "file" ? maxFileLength : (lengths[widget ?? ""] ?? 200);

/** The default `maxItems` of a list of files: several such lists fit into one body. */
export const maxFiles = 4;

/**
 * The maximum length of all files in a body, in characters: a receiver accepts 8 MiB, and the other fields need room
 * too.
 */
export const maxFilesLength = 7_500_000;

/** The length of a data URL for a file of one megabyte, in characters. */
export const maxFileLength = 1_400_000;
