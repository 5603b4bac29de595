/** The title of a folded section: a toggle for the fields after it, which styles alone show and hide. */

import type { ReactNode } from "react";

/** Renders the title. */
export const Fold = ({ children }: { children: ReactNode }) => (
  <details>
    <summary>
      <span>{children}</span>
    </summary>
  </details>
);
