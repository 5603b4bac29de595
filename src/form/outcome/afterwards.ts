/**
 * Loads what a form needs after a submission at idle time, before it is needed: a network that has just failed could not
 * load it then. If loading fails, it is retried next time, and the page says the same without it.
 */
import { useEffect, useState } from "react";

const load = () => import("./outcome.ts");

/** The components that render the outcome of a submission. */
export type Outcome = Awaited<ReturnType<typeof load>>;

let asked: Promise<Outcome | undefined> | undefined;

/** Loads them once; resolves with undefined if that fails, and retries on the next call. */
export function afterwards(): Promise<Outcome | undefined> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined;
    console.error("No toasts:", error);
    return undefined;
  });
  return asked;
}

/** The components, once loaded. */
export function useOutcome(): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => void afterwards().then(setOutcome), []);
  return outcome;
}
