/** The script of the blog's category filter: it filters, keeps the choice in the URL, and announces it. */

import type { Carries, Data } from "../page-state.ts";

const parameter = "category";

/** Shows the posts of one category, or all. */
function show(element: HTMLElement, category: string): void {
  let shown = 0;
  for (const post of element.querySelectorAll<HTMLElement>("[data-category]" satisfies Carries)) {
    post.hidden = category !== "All" && (post.dataset as Data).category !== category;
    if (!post.hidden) shown++;
  }
  for (const button of element.querySelectorAll("button")) {
    button.ariaPressed = String(button.value === category);
    // On a narrow screen the buttons scroll.
    const line = button.parentElement;
    if (line && button.value === category)
      line.scrollLeft = button.offsetLeft + (button.offsetWidth - line.clientWidth) / 2;
  }
  const status = element.querySelector("[role=status]");
  if (status)
    status.textContent = `${shown} ${shown === 1 ? "article" : "articles"} in ${category === "All" ? "all categories" : category}`;
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
    // What is chosen already would only be one more step on the way back.
    if (!button || button.value === chosen(element)) return;
    const url = new URL(location.href);
    if (button.value === "All") url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, button.value);
    history.pushState(null, "", url);
    show(element, button.value);
  });
  addEventListener("popstate", () => show(element, chosen(element)));
}
