/** Makes a document in a frame light or dark, whatever the machine is set to: browsers do not let a page ask for it. */

const scheme = /\(\s*prefers-color-scheme:\s*(dark|light)\s*\)/g;

/** Conditions as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if ("media" in rule) yield rule as CSSMediaRule;
    if ("cssRules" in rule) yield* mediaRules((rule as CSSGroupingRule).cssRules);
  }
}

/** Sets every condition on the color scheme to what it would be. */
export function paint(document: Document, isDark: boolean): void {
  document.documentElement.style.colorScheme = isDark ? "dark" : "light";
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    for (const rule of mediaRules(sheet.cssRules)) {
      const text = written.get(rule) ?? rule.media.mediaText;
      if (!text.includes("prefers-color-scheme")) continue;
      written.set(rule, text);
      const now = text.replace(scheme, (_whole, asked) =>
        (asked === "dark") === isDark ? "(min-width: 0)" : "(max-width: 0)",
      );
      if (rule.media.mediaText !== now) rule.media.mediaText = now;
    }
}

/** Keeps a document so, whatever styles come into it later; gives what ends it. */
export function keepPainted(document: Document, isDark: boolean): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(paint, 30, document, isDark);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document, { subtree: true, childList: true });
  paint(document, isDark);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
