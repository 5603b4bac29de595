/** A part of a long page: folded on a phone behind a few words, open where there is room, and opened by whatever links into it. */
import type { ReactNode } from "react";

/** Renders the part. */
export const Fold = ({ words, children }: { words: string; children: ReactNode }) => (
  <details className="fold">
    <summary>{words}</summary>
    {children}
  </details>
);
