/** The title of a folded section: what is pressed to see its fields, which stand after it and are shown by styles alone. */

import type { ReactNode } from "react";

/** Draws the title. */
export const Fold = ({ children }: { children: ReactNode }) => (
  <details>
    <summary>
      <span>{children}</span>
    </summary>
  </details>
);
