/** The texts of the three editors: typed in them, or replaced from elsewhere. */
import { startTransition, useCallback, useRef, useState } from "react";
import type { Draft } from "./drafts.ts";
import type { Part } from "./mistakes.ts";

/** How often each editor's text was replaced from elsewhere; what is typed in an editor is not set there again. */
type Taken = { [part in Part]: number };

const bumped = (taken: Taken, parts: Part[]): Taken => ({
  ...taken,
  ...Object.fromEntries(parts.map((part) => [part, taken[part] + 1])),
});

/** The state of the texts. */
export function useTexts() {
  const [draft, setDraft] = useState<Draft>();
  const [taken, setTaken] = useState<Taken>({ schema: 0, ui: 0, data: 0 });
  /** The latest draft, which may not have been rendered yet. */
  const latest = useRef<Draft>(undefined);

  /** Replaces the draft, and the texts of the given editors. */
  const replace = useCallback((next: Draft, ...parts: Part[]) => {
    latest.current = next;
    setDraft(next);
    setTaken((before) => bumped(before, parts));
  }, []);
  /** Takes over what is typed in an editor. A keystroke only waits for the editor; everything else is rendered in slices. */
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
