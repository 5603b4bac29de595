/** One step of a form: the position, the section's heading and its fields. All steps are on the page, but only one is shown. */

import type { ReactNode } from "react";
import type { FormSection } from "../../engine/define/definition.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { Progress } from "./progress.tsx";
import type { Stepper } from "./stepper.ts";
import { useHeading, useShown } from "./use-shown.ts";

/** What a step is drawn from. */
interface StepProps {
  stepper: Stepper;
  section: FormSection & { index: number };
  /** The sections that have a field now, by their index. */
  steps: readonly number[];
  children: ReactNode;
}

/** Renders the step. */
export function Step({ stepper, section, steps, children }: StepProps) {
  const { at, isAlive, moves } = useShown(stepper);
  const { index, title, description } = section;
  const isCurrent = at === index;
  const heading = useHeading(isCurrent, moves);
  const where = spoken.form.step(steps.indexOf(index) + 1, steps.length);
  const later = index === steps[0] ? "" : " step-later";
  return (
    <section className={`form-section step${isAlive ? "" : ` step-waiting${later}`}`} hidden={isAlive && !isCurrent}>
      <Progress done={steps.indexOf(index) + 1} of={steps.length} />
      <h2 className={title ? undefined : "step-only"} tabIndex={-1} ref={heading}>
        {title ? <span className="step-where">{where}</span> : where} {title}
      </h2>
      {description && <p>{description}</p>}
      {children}
    </section>
  );
}
