/** The first page of a download, as it is printed (src/content/papers/cover.ts): the brand, the title, the hull. */
import { hull } from "../shell/lines.tsx";
import { brand } from "../site.ts";

/** Breaks a title into lines as narrow as the page. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length < 18) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Renders the page; the text beside it describes the file. */
export const PaperCover = ({ title }: { title: string }) => (
  <svg className="paper-cover" viewBox="0 0 210 297" aria-hidden="true">
    <path className="paper-sheet" d="M0 0h210v297H0z" />
    <text className="paper-brand" x="22" y="36">
      {brand.name}
    </text>
    {linesOf(title).map((line, index) => (
      <text key={line} x="22" y={68 + index * 21}>
        {line}
      </text>
    ))}
    <path className="paper-hull" d={hull} transform="translate(-38 158) scale(.42)" />
    <path className="paper-keel" d="M105 158v139" />
  </svg>
);
