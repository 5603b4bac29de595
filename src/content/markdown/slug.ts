/** Slugs: the spec's rule for the knowledge base, which headings follow too. */

/** The lowercased title, spaces turned to hyphens and other characters removed; letters are those of any script. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, "");

/** The id of a heading; never empty, even if it consists of symbols only. */
export const headingId = (title: string): string => slugOf(title) || "heading";
