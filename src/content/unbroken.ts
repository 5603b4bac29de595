/** Text as markup, with its quantities on one line. */
import { escapedText } from "../html.ts";
import { unbrokenParts } from "../shell/quantities.ts";

/** The markup of a text, as the component of the same name renders it (src/shell/unbroken.tsx). */
export const unbrokenMarkup = (text: string): string =>
  unbrokenParts(text)
    .map((part, index) => (index % 2 === 1 ? `<span class="unbroken">${part}</span>` : escapedText(part)))
    .join("");
