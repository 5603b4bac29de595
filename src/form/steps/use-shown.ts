/** Subscribes a component to the visitor's position in a form in steps. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import type { Shown, Stepper } from "./stepper.ts";

/** What is currently shown. */
export const useShown = (stepper: Stepper): Shown =>
  useSyncExternalStore(stepper.subscribe, stepper.current, stepper.current);

/**
 * A ref for the heading that receives the focus when the visitor has moved to its step, with the form's beginning in view.
 * @param isNew whether it is rendered because the visitor has just moved there
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
