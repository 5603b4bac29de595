/** The host's side of a draft: its answers to the keeper (src/browser/keeper/keeper.ts). */
import { useEffect, useRef } from "react";
import { events } from "../../page-state.ts";
import type { Known } from "./draft.ts";

/**
 * Answers the keeper.
 * @param answer adds what the host knows to the given object; null means that the draft was discarded
 */
export function useDraft(answer: (known: Known | null) => void): void {
  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => {
    const listen = ({ detail }: DocumentEventMap[typeof events.keep]) => latest.current(detail);
    document.addEventListener(events.keep, listen);
    return () => document.removeEventListener(events.keep, listen);
  }, []);
}
