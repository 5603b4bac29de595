/** The end of a form in steps: the review when it is reached, and the buttons that lead on and back. */

import { useEffect, useRef, useState } from "react";
import { spoken } from "../../engine/words/spoken.ts";
import type { EndingProps } from "../context.ts";
import { actionId } from "../ids.ts";
import { useTitle } from "../title.ts";
import { Review } from "./review.tsx";
import type { Stepper } from "./stepper.ts";
import { useShown } from "./use-shown.ts";

/** The current step, for the page's title: "Step 2 of 4: Your project". */
function placeName(stepper: Stepper, at: number, steps: readonly number[]): string {
  if (at === stepper.review) return spoken.form.check;
  const { title } = stepper.context.form.sections[at] ?? {};
  return [spoken.form.step(steps.indexOf(at) + 1, steps.length), title].filter(Boolean).join(spoken.form.colon);
}

/** Renders the end of the form. */
export const endingOf = (stepper: Stepper) =>
  function Ending({ data, submitting, primed, onMove, children }: EndingProps) {
    const { at, steps, isAlive, isChanging, moves } = useShown(stepper);
    const isReview = at === stepper.review;
    const element = useRef<HTMLDivElement>(null);
    const moved = useRef(onMove);
    moved.current = onMove;
    useEffect(() => stepper.setData(data));
    // Fields that depend on the data, by a condition or in an added group, are rendered after the data have arrived.
    const [isDrawn, setDrawn] = useState(false);
    useEffect(() => setDrawn(primed), [primed]);
    useEffect(() => {
      if (!isDrawn) return;
      const node = element.current;
      const end = stepper.start();
      return () => end(!node?.isConnected);
    }, [isDrawn]);
    useEffect(() => {
      if (moves > 0) moved.current();
    }, [moves]);
    useTitle("step", moves > 0 ? `${placeName(stepper, at, steps)} | ` : "");
    return (
      <>
        {isReview && <Review stepper={stepper} data={data} />}
        <div className={`step-moves${isAlive ? "" : " step-waiting"}`} ref={element}>
          <div className="step-send" hidden={isAlive && !isReview}>
            {children}
          </div>
          {!isReview && (
            <button
              className="btn btn-primary step-button"
              type="submit"
              id={actionId(stepper.context.form.formName, "goOn")}
              disabled={submitting}
            >
              {spoken.form.goOn}
            </button>
          )}
          {(isReview || isChanging || at !== steps[0]) && (
            <button
              className="btn btn-outline-primary step-button"
              type="button"
              disabled={submitting}
              onClick={stepper.back}
            >
              {spoken.form.back}
            </button>
          )}
        </div>
      </>
    );
  };
