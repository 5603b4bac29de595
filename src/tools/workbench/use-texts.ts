/** The texts of the three editors: what is typed in them, and what replaces it. */
import { startTransition, useCallback, useRef, useState } from "react";
import type { Draft } from "./drafts.ts";
import type { Part } from "./mistakes.ts";

/** How often each editor's text was replaced from elsewhere: what is typed in an editor is not set there again. */
type Taken = { [part in Part]: number };

const bumped = (taken: Taken, parts: Part[]): Taken => ({
  ...taken,
  ...Object.fromEntries(parts.map((part) => [part, taken[part] + 1])),
});

/** The state of the texts. */
export function useTexts() {
  const [draft, setDraft] = useState<Draft>();
  const [taken, setTaken] = useState<Taken>({ schema: 0, ui: 0, data: 0 });
  /** The draft as it is written, which may not have been rendered yet. */
  const latest = useRef<Draft>(undefined);

  /** Replaces the draft; the given editors show its texts. */
  const replace = useCallback((next: Draft, ...parts: Part[]) => {
    latest.current = next;
    setDraft(next);
    setTaken((before) => bumped(before, parts));
  }, []);
  /** Takes what is typed in an editor. A keystroke waits for the editor alone: what follows is rendered in slices. */
  const type = useCallback((part: Part, text: string, follow: () => void) => {
    if (!latest.current) return;
    const next = { ...latest.current, [part]: text };
    latest.current = next;
    startTransition(() => {
      setDraft(next);
      follow();
    });
  }, []);
  return { draft, setDraft, taken, latest, replace, type };
}
