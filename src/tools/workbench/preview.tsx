/** The preview's own page: draws the form that the workbench sends with the product's host, and reports its data. */
import { Component, type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { errorText, problemText } from "../../engine/check/problem.ts";
import type { Form } from "../../engine/define/definition.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { dirOf, speak } from "../../engine/words/spoken.ts";
import type { Known } from "../../form/drafts/draft.ts";
import { dataNow } from "../../form/drafts/pending.ts";
import { FormPage } from "../../form/form-page.tsx";
import { prepare, type ReadyForm } from "../../form/parts.ts";
import { events } from "../../page-state.ts";
import { endpointName } from "../../site.ts";
import { moduleOfForm, type Show, type Told } from "./wire.ts";
import "../../styles/index.css";

const tell = (told: Told) => parent.postMessage(told, location.origin);

/** Reports why a form could not be drawn, in the common format. */
function failed(error: unknown): void {
  const message = problemText({
    file: "the form, as it is drawn",
    path: "",
    expected: "a page of the form",
    found: errorText(error),
    fix: "undo the last change; the browser's console has the whole story",
  });
  tell({ kind: "failed", message });
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    failed(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** The form's current data. */
function held(): JsonObject | undefined {
  const detail: Known = {};
  document.dispatchEvent(new CustomEvent(events.keep, { detail }));
  return detail.holds && dataNow(detail.holds.context, detail.holds.data);
}

/** The turn on display, and the requested one; whether anything has been entered in the form on display. */
let drawn = 0;
let wanted = "";
let isTouched = false;

function tellHeld(isTyped: boolean): void {
  const data = held();
  if (data) tell({ kind: "holds", turn: drawn, data, isTyped });
}

/** Reports the data of a turn once its form is on display. */
function OnDisplay({ turn }: { turn: number }) {
  useLayoutEffect(() => {
    drawn = turn;
    isTouched = false;
    setTimeout(tellHeld, 60, false);
  }, [turn]);
  return null;
}

const root = createRoot(document.getElementById("root") ?? document.body);

/** Draws a form, in slices: the frame shares its thread with the editors, and a large form takes many frames. */
function draw(ready: ReadyForm, data: JsonObject, turn: number): void {
  speak(ready.form.lang);
  Object.assign(document.documentElement, { lang: ready.form.lang ?? "en", dir: dirOf(ready.form.lang) });
  const page = (
    <StrictMode>
      <main id="main">
        <div className="container form-page">
          <Boundary key={turn}>
            <FormPage ready={ready} start={data} />
            <OnDisplay turn={turn} />
          </Boundary>
        </div>
      </main>
    </StrictMode>
  );
  startTransition(() => root.render(page));
}

/** Sets the endpoint of further requests. */
function aim(endpoint: string): void {
  const known = document.querySelector<HTMLMetaElement>(`meta[name="${endpointName}"]`);
  const meta = known ?? document.head.appendChild(document.createElement("meta"));
  meta.name = endpointName;
  meta.content = endpoint;
}

let isOffline = false;
Object.defineProperty(navigator, "onLine", { get: () => !isOffline });

function connect(isOff: boolean): void {
  if (isOff === isOffline) return;
  isOffline = isOff;
  window.dispatchEvent(new Event(isOff ? "offline" : "online"));
}

async function show({ id, turn, data, endpoint, isOffline: isOff }: Show): Promise<void> {
  aim(endpoint);
  connect(isOff);
  // A change of the endpoint alone leaves the form as it is.
  const what = `${id} ${turn}`;
  if (what === wanted) return;
  wanted = what;
  try {
    const { default: form } = (await import(/* @vite-ignore */ moduleOfForm(id))) as { default: Form };
    const ready = await prepare(form);
    if (what === wanted) draw(ready, data, turn);
  } catch (error) {
    // The workbench may ask for it again.
    if (what === wanted) wanted = "";
    throw error;
  }
}

addEventListener("message", ({ data, origin }: MessageEvent<Show>) => {
  if (origin === location.origin && data.kind === "show") show(data).catch(failed);
});
// After the form itself has handled them and React has rendered the changes.
const tellSoon = () => setTimeout(tellHeld, 0, true);
for (const type of ["input", "change", "click"])
  document.addEventListener(type, () => {
    isTouched = true;
    tellSoon();
  });
// A file is held once it has been read, and is then listed.
new MutationObserver(() => isTouched && tellSoon()).observe(document.body, { subtree: true, childList: true });
tell({ kind: "ready" });
