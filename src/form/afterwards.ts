/**
 * What a form needs once it is sent or has failed comes at idle, before it is needed: a network that has just failed does
 * not bring it. Where it did not come it is asked for again, and what it would say stands on the page without it.
 */
import { useEffect, useState } from "react";

const load = () => import("./outcome.ts");

/** The parts for the outcome of a submission. */
export type Outcome = Awaited<ReturnType<typeof load>>;

let asked: Promise<Outcome | undefined> | undefined;

/** Loads the parts, once; resolves with nothing when they do not arrive, and asks again the next time. */
export function afterwards(): Promise<Outcome | undefined> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined;
    console.error("No toasts:", error);
    return undefined;
  });
  return asked;
}

/** The parts, once they are there. */
export function useOutcome(): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => void afterwards().then(setOutcome), []);
  return outcome;
}
