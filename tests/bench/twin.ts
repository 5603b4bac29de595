/** A page's twin: the same document with all scripts removed. */

/** Removes every `<script>`, including data blocks; everything else stays, including the islands' attributes. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
