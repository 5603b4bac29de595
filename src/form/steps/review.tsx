/** The last step: all answers before they are sent, each with a way to change it. */

import { useMemo } from "react";
import { type Answer, answersOf } from "../../engine/define/answers.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { isLost } from "../drafts/lost.ts";
import { controlIdOf, goTo } from "../target.ts";
import { Progress } from "./progress.tsx";
import type { Stepper } from "./stepper.ts";
import { useHeading, useShown } from "./use-shown.ts";

/** One answer and its way to change it. */
function Row({ answer, lost, onChange }: { answer: Answer; lost?: boolean; onChange: () => void }) {
  const { label, words } = answer;
  return (
    <div className="answer">
      <dt>{label}</dt>
      <dd className={words.length > 0 ? "answer-words" : "answer-words answer-empty"}>
        {words.length === 0 && <span>{spoken.form.notGiven}</span>}
        {words.length === 0 && lost && <span>{spoken.form.notKept}</span>}
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <span key={index}>{word}</span>
        ))}
      </dd>
      <dd>
        <button className="btn btn-link" type="button" onClick={onChange}>
          {spoken.form.change}
          <span className="visually-hidden"> {label}</span>
        </button>
      </dd>
    </div>
  );
}

/** Renders the review. */
export function Review({ stepper, data }: { stepper: Stepper; data: JsonObject }) {
  const { form, kinds, controls, payload } = stepper.context;
  const { steps, present, moves } = useShown(stepper);
  const heading = useHeading(true, moves, true);
  const read = useMemo(() => answersOf(form, { kinds, all: true }), [form, kinds]);
  const body = payload(data);
  const change = (path: string) => {
    stepper.reveal(path);
    const id = controlIdOf(controls, path);
    if (id) goTo(id);
  };
  return (
    <section className="form-section step review">
      <Progress done={steps.length} of={steps.length} />
      <h2 tabIndex={-1} ref={heading}>
        {spoken.form.check}
      </h2>
      {steps.map((index, order) => (
        <section key={index}>
          <h3>{form.sections[index]?.title ?? spoken.form.stepNumber(order + 1)}</h3>
          <dl>
            {(present[index] ?? [])
              .flatMap((field) => read(body, field))
              .map((answer) => (
                <Row
                  answer={answer}
                  lost={isLost(stepper.context, answer.path)}
                  onChange={() => change(answer.path)}
                  key={answer.path}
                />
              ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
