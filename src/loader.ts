/**
 * The one script of every page, inlined: it decides when anything more comes. Content pages ask for nothing; a page with
 * an island brings it at idle or at the first touch, whichever is first, and loses nothing that was done before.
 */

/** What an island's module exports. */
interface Island {
  hydrate: (element: HTMLElement, loaded?: Promise<never>) => Promise<void>;
}

const root = document.documentElement;
const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

// Dates are the visitor's, not the build's.
for (const time of all<HTMLTimeElement>("time")) {
  const date = time.dateTime ? new Date(`${time.dateTime}T12:00`) : new Date();
  time.textContent = date.toLocaleDateString();
}

if (root.dataset.missing !== undefined) console.error("404: no page at", location.pathname);

// Menus open and close by themselves; what they cannot do is step aside for Esc while the pointer rests on them, or
// close behind a link that the browser comes back to.
const header = document.querySelector<HTMLElement>(".site-header");
const quiet = (on: boolean) => header?.classList.toggle("quiet", on);
header?.addEventListener("pointerover", () => quiet(false));
addEventListener("keydown", ({ key }) => key === "Escape" && quiet(true));
header?.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a")) for (const menu of all("[popover]")) menu.hidePopover();
});

for (const island of all("[data-island]")) {
  const [script, ...parts] = island.dataset.script?.split(" ") ?? [];
  const { form } = island.dataset;
  let started: Promise<void> | undefined;
  const start = () => {
    for (const part of started ? [] : parts) void import(part);
    started ??= Promise.all([import(script as string) as Promise<Island>, form && import(form)]).then(
      ([module, loaded]) => module.hydrate(island, loaded && Promise.resolve(loaded as never)),
    );
    return started;
  };
  const early = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const form = event.target as HTMLFormElement;
    start().then(() => form.requestSubmit());
  };
  island.addEventListener("submit", early, { once: true });
  for (const type of ["focusin", "pointerdown"]) island.addEventListener(type, start, { once: true });
  (window.requestIdleCallback ?? setTimeout)(start);
}
