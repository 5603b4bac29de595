/** The knowledge base's slugs (the spec's section 2). */

/** The lowercased title, spaces turned to hyphens and other characters removed. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "");
