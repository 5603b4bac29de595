/** Brings a prerendered form to life. Everything around it is HTML and stays so. */
import { hydrateRoot } from "react-dom/client";
import type { Form } from "../engine/definition.ts";
import { FormPage } from "./form-page.tsx";
import { prepare } from "./parts.ts";

/**
 * Hydrates the form inside `element`.
 * @param loaded the module of the form's own document and rules
 */
export async function hydrate(element: HTMLElement, loaded: Promise<{ default: Form }>): Promise<void> {
  const ready = await prepare((await loaded).default);
  hydrateRoot(element, <FormPage ready={ready} />);
}
