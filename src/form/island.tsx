/** Brings a prerendered form to life. Everything around it is HTML and stays so. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { localDay } from "../engine/dates.ts";
import type { Form } from "../engine/definition.ts";
import { validate } from "../engine/validate.ts";
import { readControls } from "./early.ts";
import { FormPage } from "./form-page.tsx";
import { prepare } from "./parts.ts";

/**
 * Hydrates the form inside `element`; resolves when the form's state holds what was done before.
 * @param loaded the module of the form's own document and rules
 */
export async function hydrate(element: HTMLElement, loaded: { default: Form }): Promise<void> {
  const ready = await prepare(loaded.default);
  const before = readControls(element);
  await new Promise<void>((alive) => {
    // A transition is done in small pieces, between which the page answers.
    startTransition(() => {
      hydrateRoot(element, <FormPage ready={ready} early={{ before, alive }} />);
    });
  });
  // The browser compiles the rules when they first judge; now nobody waits for that, at the submit somebody would.
  (window.requestIdleCallback ?? setTimeout)(() => validate(loaded.default, {}, localDay(new Date())));
}
