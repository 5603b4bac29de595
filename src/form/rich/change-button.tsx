/** The buttons that change a list: at once where a script runs; without one by a post whose answer is the changed form. */
import type { ComponentProps, ReactNode } from "react";
import { flushSync } from "react-dom";
import { changeOf, countOf, type ListChange } from "../../engine/define/list-changes.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import type { FormContext } from "../context.ts";
import { amongOthers } from "../words.ts";

/** Where no script runs. A browser that runs one takes this for a text, and React leaves it alone. */
function Plain({ context, children }: { context: FormContext; children: ReactNode }) {
  if (context.isScriptless) return children;
  return <noscript>{import.meta.env?.SSR && children}</noscript>;
}

/**
 * What precedes those buttons: Enter presses the first button of a form, which would add or remove an entry if it were not this
 * one, which sends it.
 * @param count how many entries the list has
 */
export const Unchanged = ({ context, path, count }: { context: FormContext; path: string; count?: number }) => (
  <Plain context={context}>
    <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true">
      {context.form.submit.label}
    </button>
    {count !== undefined && <input type="hidden" name={countOf(path)} value={count} />}
  </Plain>
);

/**
 * Brings what was typed into the form's data before a click changes that: a program (a driver, an extension that presses
 * buttons by keyboard) leaves a control and clicks in one go, before React has drawn what the control had held.
 */
export const settling = ({ edits }: FormContext) => ({ onClickCapture: () => flushSync(() => edits.flush()) });

/** The first control inside what was added that can have the focus, and gets it. */
export const firstControl = (added: Element | null | undefined): HTMLElement | null | undefined =>
  added?.querySelector<HTMLElement>(":is(input:not([type=hidden]), select, textarea, button):not(:disabled)");

interface ButtonProps extends ComponentProps<"button"> {
  context: FormContext;
  /** The path of the list for "add", of the entry for "remove". */
  path: string;
  change: ListChange;
  /** What it does; also what visitors read on it, unless it has something shorter. */
  says: string;
}

/** Renders the button. */
export function ChangeButton({ context, path, change, says, children = says, ...given }: ButtonProps) {
  const name = amongOthers(context.form, says, stepsOf(path).slice(0, change === "add" ? undefined : -1));
  const button = { ...given, children, "aria-label": name === children ? undefined : name };
  const { id, onClick, ref, ...rest } = button;
  const plain = <button {...rest} type="submit" name={changeOf(path, change)} id={context.isScriptless && id} />;
  return (
    <>
      {!context.isScriptless && <button {...button} {...settling(context)} type="button" />}
      <Plain context={context}>{plain}</Plain>
    </>
  );
}
