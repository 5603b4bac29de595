/** A page's twin: the same document with all scripts removed. */

/** Cuts every `<script>` out, data blocks too; everything else, the islands' attributes included, stays. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
