/** Ties a component to where the visitor is in a form that is shown in steps. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import type { Shown, Stepper } from "./stepper.ts";

/** What is shown now. */
export const useShown = (stepper: Stepper): Shown =>
  useSyncExternalStore(stepper.subscribe, stepper.current, stepper.current);

/**
 * A heading that takes the focus when the visitor has moved to its step, with the form's beginning in sight.
 * @param isNew whether it is drawn because the visitor has just moved there
 */
export function useHeading(isCurrent: boolean, moves: number, isNew = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(isNew ? 0 : moves);
  useEffect(() => {
    const hasMoved = seen.current !== moves;
    seen.current = moves;
    if (!isCurrent || !hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".form-host")?.scrollIntoView({ block: "start" });
  }, [isCurrent, moves]);
  return heading;
}
