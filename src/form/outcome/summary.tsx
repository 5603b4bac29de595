/** The linked summary above a form that failed validation; a failed submit moves the focus to it. */

import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldError, Form } from "../../engine/define/definition.ts";
import { entriesAlong } from "../../engine/define/entry-name.ts";
import { isUnnamed } from "../../engine/define/keys.ts";
import { knownPath, parentOf, stepsOf } from "../../engine/schema/path.ts";
import { spoken } from "../../engine/words/spoken.ts";
import type { FormContext } from "../context.ts";
import { bringUp, controlIdOf, goTo } from "../target.ts";

/** The list entries around an error, since entries share their labels ("Trip 1: Guest 2: "); the message may name its own. */
function entriesOf(form: Form, { field, message }: FieldError): string {
  const names = entriesAlong(form, stepsOf(field).slice(0, -1));
  const isNumbered = form.fields[knownPath(form, parentOf(field))]?.entry === "numbered";
  // A field of an address may itself be called "Address 1".
  const said = message.replace(form.fields[knownPath(form, field)]?.label ?? "", "");
  if (isNumbered && said.includes(names.at(-1) ?? "")) names.pop();
  return names.map((name) => name + spoken.form.colon).join("");
}

/**
 * The summary's line for each error: if two fields have the same message, or a key has no name yet, the line also names the group
 * around the field.
 */
function wordsOf(form: Form, errors: FieldError[]): string[] {
  const said = errors.map((error) => entriesOf(form, error) + error.message);
  return errors.map((error, index) => {
    const { field, message } = error;
    const own = said[index] ?? message;
    const group = form.fields[knownPath(form, parentOf(field))];
    const isClear = said.indexOf(own) === said.lastIndexOf(own) && !isUnnamed(stepsOf(field).at(-1) ?? "");
    return isClear || !group || group.entry ? own : entriesOf(form, error) + group.label + spoken.form.colon + message;
  });
}

interface SummaryProps {
  context: FormContext;
  errors: FieldError[];
  /** Counts failed submissions; each one moves focus here. */
  attempt: number;
}

/**
 * Renders the summary. It has an accessible name and contains an alert: some screen readers read only the name of what receives the
 * focus, and others read nothing of an alert that is outside the focus.
 */
export function ErrorSummary({ context, errors, attempt }: SummaryProps) {
  const { form, controls, steps } = context;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) bringUp(ref.current);
  }, [attempt]);
  if (errors.length === 0) return null;
  const words = wordsOf(form, errors);
  const follow = (event: MouseEvent, field: string, id: string) => {
    steps?.reveal(field);
    if (goTo(id)) event.preventDefault();
  };
  return (
    <section className="error-summary" aria-label={spoken.form.problem} tabIndex={-1} ref={ref}>
      <div role="alert">
        <h2>{spoken.form.problem}</h2>
        <ul>
          {errors.map(({ field }, index) => {
            const id = controlIdOf(controls, field);
            return (
              <li key={field}>
                {id ? (
                  <a href={`#${id}`} onClick={(event) => follow(event, field, id)}>
                    {words[index]}
                  </a>
                ) : (
                  words[index]
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
