/** Text whose ranges of hours stay on one line. */
import type { ReactNode } from "react";

/** "9 AM-6 PM EST", "14:00-23:00 UTC". */
const range = /((?<!\d)\d+(?:(?::\d\d)? ?[AP]M|:\d\d)-\d+(?:(?::\d\d)? ?[AP]M|:\d\d)(?: [A-Z]{3})?)/;

/** Renders the text; its words stay as they are. */
export function Unbroken({ text }: { text: string }): ReactNode {
  const [before, hours, ...rest] = text.split(range);
  if (!hours) return before;
  return (
    <>
      {before}
      <span className="unbroken">{hours}</span>
      <Unbroken text={rest.join("")} />
    </>
  );
}
