/** Text as markup, with its quantities on one line. */
import { escapedText } from "../../html.ts";
import { shortEnd, unbrokenParts } from "../../shell/quantities.ts";

const unbroken = (markup: string) => `<span class="unbroken">${markup}</span>`;

/** The markup of a text, as the component of the same name renders it (src/shell/unbroken.tsx), but without regard to its end. */
export const unbrokenMarkup = (text: string): string =>
  unbrokenParts(text)
    .map((part, index) => (index % 2 === 1 ? unbroken(part) : escapedText(part)))
    .join("");

/** The markup of a whole text with its short last words on one line. */
export const withUnbrokenEnd = (markup: string): string => {
  const end = shortEnd(markup);
  return end ? markup.slice(0, -end.length) + unbroken(end) : markup;
};
