/** Steps in order. */

import type { PageData } from "../content/page-data.ts";
import type { Process as ProcessData } from "../page.ts";
import { Unbroken } from "../shell/unbroken.tsx";
import { Figure } from "./figure.tsx";
import { Frame } from "./frame.tsx";
import { Strip } from "./strip.tsx";

/** Renders the steps. */
export function Process({ section, data }: { section: ProcessData; data: PageData }) {
  const { id, label, title, text, steps, figure } = section;
  return (
    <Frame kind="process" id={id} label={label} title={title} text={text}>
      {figure && <Figure name={figure} data={data} />}
      <Strip steps={steps} />
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title}>
            {step.when && <p className="step-when">{step.when}</p>}
            <h3>{step.title}</h3>
            <p>
              <Unbroken text={step.text} looseEnd />
            </p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
