/** Slugs: the spec's rule for the knowledge base, which headings follow too. */

/** The lowercased title, spaces turned to hyphens and other characters removed. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");
