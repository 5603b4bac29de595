/** A quicker search of happy-dom's for the controls of a form. */
import { HTMLFormElement, PropertySymbol } from "happy-dom";

const controls = ":is(input, select, textarea, button, fieldset, object, output)";

/**
 * It looks for them anew, for each reading of a property that the form does not have, with seven searches in the form
 * and seven in the document: a fifth of the time of these tests. One search in each finds the same.
 */
function search(this: HTMLFormElement) {
  const inside = [...this.querySelectorAll(controls)];
  const named = this.isConnected && this.id ? `${controls}[form="${this.id}"]` : undefined;
  return named ? [...new Set([...inside, ...this.ownerDocument.querySelectorAll(named)])] : inside;
}

// A version that does it in another way is left alone.
if (PropertySymbol.getFormControlItems in HTMLFormElement.prototype)
  Object.defineProperty(HTMLFormElement.prototype, PropertySymbol.getFormControlItems, { value: search });
