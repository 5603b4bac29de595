/**
 * The one script of every page, inlined: it decides when anything more comes. Content pages ask for nothing; a page with
 * an island brings it at idle or at the first touch, whichever is first, and loses nothing that was done before.
 */

/** What an island's module exports. */
interface Island {
  hydrate: (element: HTMLElement, loaded?: unknown) => Promise<void>;
}

const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);
const [page] = all("html");
const [header] = all(".site-header");

// Dates are the visitor's, not the build's.
for (const time of all<HTMLTimeElement>("time"))
  time.textContent = new Date(time.dateTime ? `${time.dateTime}T12:00` : Date.now()).toLocaleDateString();

if (page?.dataset.missing) console.error("404: no page at", location.pathname);

// Menus open and close by themselves; what they cannot do is step aside for Esc while the pointer rests on them, or
// close behind a link that the browser comes back to.
if (header) {
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") header.classList.add("quiet");
  });
  header.onpointerover = () => header.classList.remove("quiet");
  header.onclick = ({ target }) => {
    if ((target as Element).closest("a")) for (const menu of all("[popover]")) menu.hidePopover();
  };
}

for (const island of all("[data-island]")) {
  const { script, parts = "", form } = island.dataset;
  let alive = false;
  let started: Promise<unknown> | undefined;
  const start = () => {
    started ??= Promise.all([script, form, ...parts.split(" ")].map((url) => url && import(url)))
      .then(([module, loaded]) => (module as Island).hydrate(island, loaded))
      .then(() => {
        alive = true;
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
    start().then(() => (submits ? (target as HTMLFormElement).requestSubmit() : target.click()));
  };
  for (const type of ["submit", "click"]) island.addEventListener(type, again);
  for (const type of ["focusin", "pointerdown"]) island.addEventListener(type, start);
  (window.requestIdleCallback ?? setTimeout)(start);
}
