/** Text whose quantities, ranges of hours and last words stay on one line. */
import { Fragment, type ReactNode } from "react";
import { shortEnd, unbrokenParts, unbrokenText } from "./quantities.ts";

interface UnbrokenProps {
  text: string;
  /**
   * Whether its last words may be separated by a line break: for balanced text, where they would not stand alone, and for columns
   * so narrow that keeping them together would leave a single word on the line above.
   */
  looseEnd?: boolean;
}

/** A paragraph of balanced lines that is as tall in either typeface, so that nothing below it moves (src/styles/base.css). */
export const Steady = ({ text, className }: { text: string; className?: string }) => (
  <p className={className} data-room={unbrokenText(text)}>
    <span>
      <Unbroken text={text} looseEnd />
    </span>
  </p>
);

/** Renders the text; its words stay as they are. */
export const Unbroken = ({ text, looseEnd }: UnbrokenProps): ReactNode =>
  unbrokenParts(text, looseEnd ? "" : shortEnd(text)).map((part, index) =>
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
