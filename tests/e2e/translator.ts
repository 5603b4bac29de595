/** Changes a page as translators in browsers do. */

/** Replaces each text by elements; runs in the page. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (text.data.trim() && !text.parentElement?.closest("script, style, option")) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.data} \u00e9`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  document.documentElement.className = "translated-ltr";
}
