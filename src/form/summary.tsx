/** The linked summary above a form that failed validation; a failed submit moves the focus to it. */

import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldError, Form } from "../engine/definition.ts";
import { knownPath, pathOf, stepsOf } from "../engine/path.ts";
import { spoken } from "../engine/spoken.ts";
import type { FormContext } from "./context.ts";
import { bringUp, controlIdOf, goTo } from "./target.ts";

/** Names the list entry an error is about, since entries share their labels: "Guest 2". */
function entryOf(form: Form, field: string): string {
  const steps = stepsOf(field);
  const index = steps.findLastIndex((step) => /^\d+$/.test(step));
  if (index < 0 || index === steps.length - 1) return "";
  const entry = form.fields[knownPath(form, pathOf(steps.slice(0, index + 1)))];
  return entry ? `${entry.label}${entry.isPlaced ? "" : ` ${Number(steps[index]) + 1}`}${spoken.form.colon}` : "";
}

/** The properties of the summary. */
interface SummaryProps {
  context: FormContext;
  errors: FieldError[];
  /** Counts failed submissions; each one moves focus here. */
  attempt: number;
}

/** Renders the summary. */
export function ErrorSummary({ context, errors, attempt }: SummaryProps) {
  const { form, controls, steps } = context;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) bringUp(ref.current);
  }, [attempt]);
  if (errors.length === 0) return null;
  const follow = (event: MouseEvent, field: string, id: string) => {
    steps?.reveal(field);
    if (goTo(id)) event.preventDefault();
  };
  return (
    <div className="error-summary" tabIndex={-1} ref={ref}>
      <div role="alert">
        <h2>{spoken.form.problem}</h2>
        <ul>
          {errors.map(({ field, message }) => {
            const id = controlIdOf(controls, field);
            const words = `${entryOf(form, field)}${message}`;
            return (
              <li key={field}>
                {id ? (
                  <a href={`#${id}`} onClick={(event) => follow(event, field, id)}>
                    {words}
                  </a>
                ) : (
                  words
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
