/** Markdown as plain text, for hints of documents that were written for a library that renders it. */

/** Inline Markdown and HTML without its marks; a link's address follows its text in parentheses. */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/!?\[([^\][]*)\]\(([^()\s]+)(?:\s[^()]*)?\)/g, "$1 ($2)")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/(\*\*|__|`)(?=\S)((?:(?!\1).)*\S)\1/g, "$2")
    .replace(/(?<!\w)([*_])(?=\S)((?:(?!\1).|(?<=\w)\1(?=\w))*\S)\1(?!\w)/g, "$2")
    .trim();
