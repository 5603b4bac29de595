/**
 * The one script on every page, inlined: it decides when to load more. Content pages load nothing; a page with an island loads it
 * after the first paint or on first interaction, whichever is first, and replays what was done before.
 */

import { type Carries, type Data, local, open, quiet, silent, waiting } from "../page-state.ts";

/**
 * The exports of an island's scripts: how to hydrate it and, as a form's default export, its document. Both come from the last
 * scripts (src/build/scripts/scripts.ts), whose exports replace those of the same names before them.
 */
interface Island {
  hydrate: (element: HTMLElement, parts: object) => Promise<unknown>;
}

const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);
const [{ dataset: page }] = all("html") as unknown as [{ dataset: Data }];
const [header] = all(".site-header");

/** Runs something after the next paint; a hidden page is painted when it is shown. */
const afterPaint = (task: () => unknown) => requestAnimationFrame(() => setTimeout(task));

// Formatting the first date takes a slow phone 50 ms, so only pages that need the visitor's own format have such dates.
afterPaint(() => {
  for (const time of all<HTMLTimeElement>(`.${local}`))
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
  let pressed: HTMLElement | null | undefined;
  const start = () =>
    (started ??= Promise.all(((island.dataset as Data).scripts as string).split(" ").map((url) => import(url)))
      .then((modules): Island => Object.assign({}, ...modules))
      .then((parts) => parts.hydrate(island, parts))
      .then(() => {
        alive = true;
      })
      .finally(() => {
        page.phase = alive ? "" : silent;
        // If it failed, the page says so, and the next interaction retries.
        if (!alive) started = pressed = null;
      }));
  // Events before hydration are replayed after it; what is pressed again, since nothing has happened yet, only once.
  const again = (event: Event) => {
    const target = event.target as HTMLElement;
    const submits = event.type === "submit";
    if (alive || !(submits || target.closest("[type=button]"))) return;
    event.preventDefault();
    page.phase = waiting;
    if (pressed !== target)
      start().then(() => (submits ? (target as HTMLFormElement).requestSubmit() : target.click()));
    pressed = target;
  };
  island.onclick = island.onsubmit = again;
  island.onpointerdown = start;
  island.addEventListener("focusin", start);
  afterPaint(start);
}
