/** A part of a long page: collapsed on a phone, open on wider screens, and opened by any link that leads into it. */
import type { ReactNode } from "react";

/** Renders the part. */
export const Fold = ({ words, children }: { words: string; children: ReactNode }) => (
  <details className="fold">
    <summary>{words}</summary>
    {children}
  </details>
);
