/** The buttons that change a list: at once where a script runs; without one by a post whose answer is the changed form. */
import type { ComponentProps, ReactNode } from "react";
import { flushSync } from "react-dom";
import { changeOf, countOf, type ListChange } from "../../engine/define/list-changes.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import type { FormContext } from "../context.ts";
import { amongOthers } from "../words.ts";

/** Content for pages without script, in `noscript`: a browser that runs scripts parses it as text, and React leaves it alone. */
function Plain({ context, children }: { context: FormContext; children: ReactNode }) {
  if (context.isScriptless) return children;
  return <noscript>{import.meta.env?.SSR && children}</noscript>;
}

/**
 * A submit button before the others: Enter presses a form's first button, and has to send the form instead of adding or removing an
 * entry.
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
 * Commits what was typed before a click changes the form's data: a program (a test driver, an extension that presses buttons by
 * keyboard) leaves a control and clicks at once, before React has rendered the control's value.
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
  /** What it does; also its visible text, unless it has a shorter one. */
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
