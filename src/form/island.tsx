/** Brings a prerendered form to life. Everything around it is HTML and stays so. */
import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { Form } from "../engine/definition.ts";
import { events, silent } from "../page-state.ts";
import { afterwards } from "./afterwards.ts";
import { keptIn, tell } from "./draft.ts";
import { readControls } from "./early.ts";
import { FormPage } from "./form-page.tsx";
import { prepare } from "./parts.ts";
import { warmUp } from "./warm-up.tsx";

/** Puts the form back as it was drawn, with what was typed: it can still be sent, without its script. */
function fallBack(element: HTMLElement, still: Node): void {
  element.replaceWith(still);
  document.documentElement.className = silent;
  tell(events.refill);
}

/**
 * Hydrates the form inside `element`; resolves with its root when the form's state holds what was done before, and throws
 * when that fails. Whenever the form fails after that, the page falls back to the form as it was drawn.
 * @param loaded the module of the form's own document and rules
 */
export async function hydrate(element: HTMLElement, loaded: { default: Form }): Promise<Root> {
  const ready = await prepare(loaded.default);
  const kept = keptIn(element);
  const before = readControls(element);
  const still = element.cloneNode(true);
  let root!: Root;
  await new Promise<void>((alive, failed) => {
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      fallBack(element, still);
      failed(error);
    };
    // What throws while it answers an event is not React's to catch, and the form would answer no more.
    window.addEventListener("error", ({ error }) => {
      if (error?.stack?.includes("/assets/") && element.querySelector("form")) onUncaughtError(error);
    });
    // A transition is done in small pieces, between which the page answers.
    startTransition(() => {
      root = hydrateRoot(element, <FormPage ready={ready} early={{ before, kept, alive }} />, { onUncaughtError });
    });
  });
  // What follows a submission comes before it is needed: what fails may be the network.
  const whenIdle = (self.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
  whenIdle(
    () => {
      void afterwards();
      warmUp(ready);
    },
    { timeout: 1000 },
  );
  return root;
}
