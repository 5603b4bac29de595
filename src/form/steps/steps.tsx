/** Renders a form in steps, one section at a time, instead of all sections below each other. Loaded on demand. */
import { useLayoutEffect } from "react";
import type { FormContext, Steps } from "../context.ts";
import { type SectionsProps, sectionsOf, unseenIn } from "../fields/sections.tsx";
import { endingOf } from "./ending.tsx";
import { Step } from "./step.tsx";
import { Stepper } from "./stepper.ts";

/** The sections of a form as its steps. */
const sectionsIn = (stepper: Stepper) =>
  function StepSections({ form, properties, adder }: SectionsProps) {
    const present = properties.map(({ name }) => name);
    const sections = sectionsOf(form, present);
    const steps = sections.map(({ index }) => index);
    useLayoutEffect(() => stepper.setSections(sections));
    return (
      <>
        {sections.map((section) => (
          <Step stepper={stepper} section={section} steps={steps} key={section.index}>
            <div className="fields">
              {section.fields.map((field) => properties.find(({ name }) => name === field)?.content)}
            </div>
            {section.index === steps.at(-1) && adder}
          </Step>
        ))}
        {unseenIn(sections, properties)}
      </>
    );
  };

/** The steps of a form. */
export function stepsOf(context: FormContext): Steps {
  const stepper = new Stepper(context);
  const { includes, advance, reveal } = stepper;
  return { includes, advance, reveal, Sections: sectionsIn(stepper), Ending: endingOf(stepper) };
}
