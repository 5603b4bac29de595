/**
 * The one script that runs on every page, inlined: it decides when anything more comes. Content pages ask for nothing; a
 * page with an island brings it once it is painted or at the first touch, whichever is first, and loses nothing that was
 * done before.
 */

import { type Carries, type Data, open, quiet, silent, waiting } from "../page-state.ts";

/** What the scripts of an island export, taken together: how it comes to life, and for a form, by default, its document. */
interface Island {
  hydrate: (element: HTMLElement, parts: object) => Promise<void>;
}

const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);
const [page] = all("html") as unknown as [HTMLElement];
const [header] = all(".site-header");

/** Does something once the page has been painted; a hidden one is painted when it is shown. */
const afterPaint = (task: () => unknown) => requestAnimationFrame(() => setTimeout(task));

// Dates are the visitor's, not the build's. The first that a browser writes takes a slow phone two frames.
afterPaint(() => {
  for (const time of all<HTMLTimeElement>("time"))
    time.textContent = new Date(time.dateTime ? `${time.dateTime}T12:00` : Date.now()).toLocaleDateString();
});

// Menus open and close by themselves; what they cannot do is step aside for Esc while the pointer rests on them, close
// behind a link that the browser comes back to, and open where the browser knows no popovers.
if (header) {
  const quieten = ({ key }: Event & { key?: string }) => {
    if (!key || key === "Escape") header.classList.toggle(quiet, !!key);
  };
  document.onkeydown = header.onpointerover = quieten;
  header.onclick = ({ target }) => {
    for (const menu of all("[popover]"))
      if (menu.hidePopover) (target as Element).closest("a") && menu.hidePopover();
      else menu.classList[(target as Element).getAttribute("popovertarget") === menu.id ? "toggle" : "remove"](open);
  };
}

for (const island of all("[data-island]" satisfies Carries)) {
  let alive: boolean | undefined;
  let started: Promise<unknown> | null | undefined;
  const start = () => {
    started ??= Promise.all(((island.dataset as Data).scripts as string).split(" ").map((url) => import(url)))
      .then((modules): Island => Object.assign({}, ...modules))
      .then((parts) => parts.hydrate(island, parts))
      .then(() => {
        alive = true;
      })
      .finally(() => {
        page.className = alive ? "" : silent;
        // Where it failed the page says so, and the next touch tries again.
        if (!alive) started = null;
      });
    return started;
  };
  // What is asked for before the island is alive is done again once it is.
  const again = (event: Event) => {
    const target = event.target as HTMLElement;
    const submits = event.type === "submit";
    if (alive || !(submits || target.closest("[type=button]"))) return;
    event.preventDefault();
    event.stopPropagation();
    page.className = waiting;
    start().then(() => (submits ? (target as HTMLFormElement).requestSubmit() : target.click()));
  };
  island.onclick = island.onsubmit = again;
  island.onpointerdown = start;
  island.addEventListener("focusin", start);
  afterPaint(start);
}
