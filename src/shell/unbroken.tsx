/** Text whose quantities, ranges of hours and last words stay on one line. */
import { Fragment, type ReactNode } from "react";
import { shortEnd, unbrokenParts } from "./quantities.ts";

interface UnbrokenProps {
  text: string;
  /** Whether its lines are balanced: its end needs nothing then, and moves nothing when the typeface arrives. */
  balanced?: boolean;
}

/** Renders the text; its words stay as they are. */
export const Unbroken = ({ text, balanced }: UnbrokenProps): ReactNode =>
  unbrokenParts(text, balanced ? "" : shortEnd(text)).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <Fragment key={index}>{part}</Fragment>
    ),
  );
