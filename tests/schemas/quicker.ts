/**
 * What the libraries of these tests do in vain, left out: it was a third of their time. Both do nothing to a version
 * that no longer works so.
 */
import { HTMLFormElement, PropertySymbol } from "happy-dom";
import * as React from "react";

const internals = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * React's development build takes a stack trace of each element that is created, ten thousand times a second, for the
 * "owner stack" of its warnings. It warns all the same once it has taken enough.
 */
function withoutOwnerStacks(): void {
  const counted: unknown = Reflect.get(React, internals);
  if (typeof counted !== "object" || counted === null || !("recentlyCreatedOwnerStacks" in counted)) return;
  // React resets the count each second.
  Object.defineProperty(counted, "recentlyCreatedOwnerStacks", { get: () => Number.MAX_VALUE, set: () => undefined });
}

const controls = ":is(input, select, textarea, button, fieldset, object, output)";

/**
 * happy-dom looks for a form's controls anew, for each reading of a property that the form does not have, with seven
 * searches in the form and seven in the document; one search in each finds the same.
 */
function withQuickForms(): void {
  const prototype: object = HTMLFormElement.prototype;
  if (!(PropertySymbol.getFormControlItems in prototype)) return;
  const search = function (this: HTMLFormElement) {
    const inside = [...this.querySelectorAll(controls)];
    const named = this.isConnected && this.id ? `${controls}[form="${this.id}"]` : undefined;
    return named ? [...new Set([...inside, ...this.ownerDocument.querySelectorAll(named)])] : inside;
  };
  Object.defineProperty(prototype, PropertySymbol.getFormControlItems, { value: search });
}

withoutOwnerStacks();
withQuickForms();
