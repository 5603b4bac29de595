/** The linked summary above a form whose submission failed its rules; a failed submit moves focus to it. */
import { type MouseEvent, useEffect, useId, useRef } from "react";
import type { FieldError, Form } from "../engine/definition.ts";
import { knownPath, pathOf, stepsOf } from "../engine/path.ts";
import type { Controls } from "./context.ts";
import { useErrorTitle } from "./title.ts";

/** Takes the visitor to the control, with its label in sight. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest(".field, .field-group") ?? control).scrollIntoView({ block: "start" });
}

/** Where an error is mended: at its own control, else at what frames it. */
function targetOf(controls: Controls, field: string): string | undefined {
  for (let steps = stepsOf(field); steps.length > 0; steps = steps.slice(0, -1)) {
    const control = controls.get(pathOf(steps));
    if (control) return control.id;
  }
  return undefined;
}

/** Which entry of which list an error is about, since the entries of a list are all called the same: "Guest 2". */
function entryOf(form: Form, field: string): string {
  const steps = stepsOf(field);
  const index = steps.findLastIndex((step) => /^\d+$/.test(step));
  if (index < 0 || index === steps.length - 1) return "";
  const entry = form.fields[knownPath(form, pathOf(steps.slice(0, index + 1)))];
  return entry ? `${entry.label}${entry.isPlaced ? "" : ` ${Number(steps[index]) + 1}`}: ` : "";
}

/** What the summary is drawn from. */
interface SummaryProps {
  form: Form;
  controls: Controls;
  errors: FieldError[];
  /** Counts failed submissions; each one moves focus here. */
  attempt: number;
}

/** Draws the summary. */
export function ErrorSummary({ form, controls, errors, attempt }: SummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const title = useId();
  useErrorTitle(errors.length > 0);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <section className="error-summary" tabIndex={-1} aria-labelledby={title} ref={ref}>
      <h2 id={title}>There is a problem</h2>
      <ul>
        {errors.map(({ field, message }) => {
          const id = targetOf(controls, field);
          const words = `${entryOf(form, field)}${message}`;
          return (
            <li key={field}>
              {id ? (
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {words}
                </a>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
