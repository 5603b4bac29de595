/** CodeMirror's theme, from the site's tokens, so that it follows the color scheme. */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const look = EditorView.theme({
  "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--paper)", fontSize: "0.8125rem" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--wb-mono)", lineHeight: "1.55" },
  ".cm-content": { caretColor: "var(--accent)", paddingBlock: "0.5rem" },
  ".cm-cursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  ".cm-gutters": { color: "var(--muted)", backgroundColor: "var(--paper)", border: "0" },
  ".cm-lineNumbers .cm-gutterElement": { paddingLeft: "0.75rem" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent-mist) 40%, transparent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--wb-selection)",
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-mist)", outline: "1px solid var(--accent)" },
  ".cm-tooltip": {
    maxWidth: "26rem",
    color: "var(--text)",
    backgroundColor: "var(--paper)",
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--radius)",
    boxShadow: "var(--shadow)",
  },
  ".cm-tooltip .cm-diagnostic, .cm-meaning": {
    padding: "0.5rem 0.75rem",
    margin: "0",
    font: "400 0.8125rem/1.5 var(--bs-body-font-family)",
    whiteSpace: "pre-wrap",
    borderLeft: "3px solid var(--accent)",
  },
  ".cm-tooltip .cm-diagnostic": { fontFamily: "var(--wb-mono)", borderLeftColor: "var(--danger)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { maxHeight: "16rem", fontFamily: "var(--wb-mono)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.2rem 0.65rem" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { color: "var(--on-accent)", backgroundColor: "var(--accent)" },
  ".cm-completionMatchedText": { fontWeight: "700", textDecoration: "none" },
  ".cm-completionDetail": { fontStyle: "normal", opacity: "0.8" },
  ".cm-completionInfo": { padding: "0.6rem 0.8rem", fontFamily: "var(--bs-body-font-family)", lineHeight: "1.5" },
});

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--accent-strong)" },
  { tag: tags.string, color: "var(--text)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--copper)" },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: "var(--muted)" },
]);

/** The theme of every editor. */
export const theme = [look, syntaxHighlighting(colors)];
