/** The script of the blog's category filter: it filters, keeps the choice in the URL, and announces it. */

import type { Carries, Data } from "../page-state.ts";

const parameter = "category";

/** The address with a category in its query, or without one for all categories. */
function naming(address: string, category: string): URL {
  const url = new URL(address);
  if (category === "All") url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, category);
  return url;
}

/** Shows the posts of one category, or all; links to newer and older posts keep the category. */
function show(element: HTMLElement, category: string): void {
  let shown = 0;
  for (const post of element.querySelectorAll<HTMLElement>("[data-category]" satisfies Carries)) {
    post.hidden = category !== "All" && (post.dataset as Data).category !== category;
    if (!post.hidden) shown++;
  }
  for (const button of element.querySelectorAll("button")) {
    button.ariaPressed = String(button.value === category);
    // On a narrow screen, the buttons scroll: centers the chosen one.
    const line = button.parentElement;
    if (line && button.value === category)
      line.scrollLeft = button.offsetLeft + (button.offsetWidth - line.clientWidth) / 2;
  }
  const pages = element.querySelectorAll<HTMLAnchorElement>("nav a");
  for (const link of pages) link.href = naming(link.href, category).href;
  const status = element.querySelector("[role=status]");
  if (!status) return;
  const where = pages.length > 0 ? " on this page" : "";
  status.textContent = `${shown} ${shown === 1 ? "article" : "articles"} in ${category === "All" ? "all categories" : category}${where}`;
  // With no posts to show, sighted visitors need to be told, too.
  status.classList.toggle("visually-hidden", shown > 0);
}

/** The category the URL names, if the filter has it. */
function chosen(element: HTMLElement): string {
  const wanted = new URLSearchParams(location.search).get(parameter);
  const known = [...element.querySelectorAll("button")].some(({ value }) => value === wanted);
  return wanted && known ? wanted : "All";
}

/** Activates the filter inside `element`. */
export async function hydrate(element: HTMLElement): Promise<void> {
  if (chosen(element) !== "All") show(element, chosen(element));
  element.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    // Choosing the same category again would only add an entry to the history.
    if (!button || button.value === chosen(element)) return;
    history.pushState(null, "", naming(location.href, button.value));
    show(element, button.value);
  });
  addEventListener("popstate", () => show(element, chosen(element)));
}
