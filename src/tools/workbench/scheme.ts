/** Makes a framed document light or dark regardless of the system setting, which browsers provide no API for. */

const scheme = /\(\s*prefers-color-scheme:\s*(dark|light)\s*\)/g;

/** The original media conditions. */
const written = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if ("media" in rule) yield rule as CSSMediaRule;
    if ("cssRules" in rule) yield* mediaRules((rule as CSSGroupingRule).cssRules);
  }
}

/** Replaces every `prefers-color-scheme` condition by one that is always true or false. */
export function paint(document: Document, isDark: boolean): void {
  // A document that has just begun to arrive has no element yet; its observer reports it later.
  const root: HTMLElement | null = document.documentElement;
  if (root) root.style.colorScheme = isDark ? "dark" : "light";
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

/** Keeps doing so for styles that are added later; returns the function that stops it. */
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
