/** Replaces happy-dom's search for the controls of a form by a faster one. */
import { HTMLFormElement, PropertySymbol } from "happy-dom";

const controls = ":is(input, select, textarea, button, fieldset, object, output)";

/**
 * Whenever a property is read that the form does not have, happy-dom looks for the controls with seven searches in the form and
 * seven in the document: a fifth of the time of these tests. One search in each finds the same.
 */
function search(this: HTMLFormElement) {
  const inside = [...this.querySelectorAll(controls)];
  const named = this.isConnected && this.id ? `${controls}[form="${this.id}"]` : undefined;
  return named ? [...new Set([...inside, ...this.ownerDocument.querySelectorAll(named)])] : inside;
}

// A version that works differently is left alone.
if (PropertySymbol.getFormControlItems in HTMLFormElement.prototype)
  Object.defineProperty(HTMLFormElement.prototype, PropertySymbol.getFormControlItems, { value: search });
