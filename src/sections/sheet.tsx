/** A working document, drawn as a sheet of paper; its content is an example. */
import type { Sheet as SheetData } from "../page.ts";

/** The class of a line, by how it begins. */
const looks: { [sign: string]: string } = { "+": "sheet-plus", "-": "sheet-minus", "#": "sheet-head" };

/** Renders the sheet. */
export function Sheet({ title, lines }: SheetData) {
  return (
    <figure className="sheet">
      <figcaption>{title}</figcaption>
      {/* biome-ignore-start lint/a11y: text that scrolls can be reached with the keyboard, as in compiled Markdown */}
      <pre role="group" tabIndex={0} aria-label={title}>
        {lines.map((line) => (
          <code key={line} className={looks[line.charAt(0)]}>
            {`${line}\n`}
          </code>
        ))}
      </pre>
      {/* biome-ignore-end lint/a11y: the end of the text */}
    </figure>
  );
}
