/** The linked summary above a form whose submission failed its rules; a failed submit moves focus to it. */
import { type MouseEvent, useEffect, useId, useRef } from "react";
import type { FieldError, Form } from "../engine/definition.ts";
import { controlId } from "./ids.ts";

/** Takes the visitor to the control, with its label in sight. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest(".field") ?? control).scrollIntoView({ block: "start" });
}

/**
 * Draws the summary.
 * @param attempt counts failed submissions; each one moves focus here
 */
export function ErrorSummary({ form, errors, attempt }: { form: Form; errors: FieldError[]; attempt: number }) {
  const ref = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <section className="error-summary" tabIndex={-1} aria-labelledby={title} ref={ref}>
      <h2 id={title}>There is a problem</h2>
      <ul>
        {errors.map(({ field, message }) => {
          const id = controlId(form, field);
          return (
            <li key={field}>
              {field in form.fields || field.includes(".") ? (
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
