/** Hydrates a prerendered form. Everything around it stays static HTML. */
import SchemaForm from "@rjsf/core/lib/components/Form.js";
import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { Form } from "../engine/define/definition.ts";
import { type Data, events, silent } from "../page-state.ts";
import { keptIn, tell } from "./drafts/draft.ts";
import { watchReturn } from "./drafts/returned.ts";
import { FormPage } from "./form-page.tsx";
import { afterwards } from "./outcome/afterwards.ts";
import { prepare } from "./parts.ts";
import { warmUp } from "./warm-up.tsx";

/** The events that a form's own controls handle. */
const answered = ["click", "input", "change", "focusout", "submit"];

/** Restores the prerendered form with what was typed, so that it can still be sent without script. */
function fallBack(element: HTMLElement, still: Node): void {
  element.replaceWith(still);
  (document.documentElement.dataset as Data).phase = silent;
  tell(events.refill, []);
}

/**
 * Hydrates the form inside `element`; resolves with its root once the form's state includes earlier input, and throws if that
 * fails. If the form fails later, the page falls back to the prerendered form.
 * @param loaded the module of the form's own document and rules
 */
export async function hydrate(element: HTMLElement, loaded: { default: Form }): Promise<Root> {
  watchReturn();
  const ready = await prepare(loaded.default);
  const kept = keptIn(element);
  const still = element.cloneNode(true);
  let root!: Root;
  let isAlive = false;
  const last = await new Promise<(() => void) | undefined>((alive, failed) => {
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      fallBack(element, still);
      failed(error);
    };
    // An error in most event handlers leaves the form as it was. One in a handler of a control or of the submission would lose an
    // answer or prevent sending: React reports it while the event is dispatched, react-jsonschema-form from a timeout.
    Object.assign(SchemaForm, { rethrowLater: onUncaughtError });
    let answering: Event | undefined;
    for (const type of answered)
      element.addEventListener(
        type,
        (event) => {
          if ((event.target as Element).matches("[name], form")) answering = event;
        },
        true,
      );
    addEventListener("error", ({ error, filename }) => {
      // Two other errors may occur meanwhile: before hydration ends, React reports a changed document that it renders anew; and
      // an extension's own listener may throw.
      if (isAlive && error && answering?.eventPhase && /^(http|$)/.test(filename)) onUncaughtError(error);
    });
    // React listens to every type of event, in both phases: a key would wake it six times more. A button that is pressed during
    // hydration is left to the loader, which presses it again: otherwise it would count twice.
    const listen = element.addEventListener;
    element.addEventListener = (type: string, hear: EventListener, ...rest: [boolean]) =>
      (ready.rich || answered.includes(type)) &&
      listen.call(
        element,
        type,
        type === "click"
          ? (event) => (isAlive || !(event.target as Element).closest("[type=button]")) && hear(event)
          : hear,
        ...rest,
      );
    // A transition is rendered in slices, between which the page responds.
    startTransition(() => {
      root = hydrateRoot(element, <FormPage ready={ready} early={{ kept, alive }} />, { onUncaughtError });
    });
  });
  isAlive = true;
  last?.();
  // What is needed after a submission is loaded early, since the network may have failed by then.
  const whenIdle = (self.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
  whenIdle(
    () => {
      void afterwards().then((outcome) => outcome?.showUnplaced(element));
      warmUp(ready);
    },
    { timeout: 1000 },
  );
  return root;
}
