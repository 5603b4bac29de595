/** Text whose quantities, ranges of hours and last words stay on one line. */
import { Fragment, type ReactNode } from "react";
import { unbrokenParts, withWholeEnd } from "./quantities.ts";

/** Renders the text; its words stay as they are. */
export const Unbroken = ({ text }: { text: string }): ReactNode =>
  unbrokenParts(withWholeEnd(text)).map((part, index) =>
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
