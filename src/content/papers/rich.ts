/** Sets words of several cuts and links into lines. */
import type { Cut } from "../figures/fonts.ts";
import type { Sheets, Struct } from "./sheet.ts";

/** Words in one cut; with an address they are a link. */
export interface Run {
  text: string;
  cut: Cut;
  color: string;
  href?: string;
}

/** A line: what stands on it, from the left. */
type Line = (Run & { x: number; width: number })[];

/** Breaks runs into lines of a width. */
export function linesOf(sheets: Sheets, runs: Run[], size: number, width: number): Line[] {
  const lines: Line[] = [[]];
  let x = 0;
  for (const run of runs) {
    sheets.pen(run.cut, size, run.color);
    for (const word of run.text.split(/(?<= )/)) {
      const wide = sheets.doc.widthOfString(word);
      const bare = sheets.doc.widthOfString(word.trimEnd());
      if (x + bare > width && x > 0) {
        lines.push([]);
        x = 0;
      }
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      if (last && last.cut === run.cut && last.href === run.href && last.color === run.color) {
        last.text += word;
        last.width += wide;
      } else line.push({ ...run, text: word, x, width: wide });
      x += wide;
    }
  }
  return lines;
}

/** How large the type is, and how far apart its lines. */
interface Measure {
  size: number;
  leading: number;
}

/** Where and how lines are set. */
export interface Setting extends Measure {
  x: number;
  width: number;
  /** Lines that must stay together at the beginning. */
  together?: number;
}

/** Draws the words of a line; `y` is the top of its leading. */
export function paint(sheets: Sheets, line: Line, x: number, y: number, { size, leading }: Measure): void {
  for (const run of line)
    sheets
      .pen(run.cut, size, run.color)
      .text(run.text, x + run.x, y + (leading - size * 1.22) / 2, { lineBreak: false });
}

/** Sets runs below the last line, over as many sheets as they need, into a node of the structure. */
export function set(
  sheets: Sheets,
  node: Struct,
  runs: Run[],
  { x, width, size, leading, together = 2 }: Setting,
): void {
  const lines = linesOf(sheets, runs, size, width);
  lines.forEach((line, index) => {
    // Two lines at least stay together at the foot and at the head of a sheet, so three are never parted.
    const first = lines.length === 3 && together > 1 ? 3 : Math.min(together, lines.length);
    const keep = index === 0 ? first : index === lines.length - 2 ? 2 : 1;
    const draw = (run: Line[number]) => paint(sheets, [run], x, sheets.y, { size, leading });
    line.forEach((run, place) => {
      const { href } = run;
      if (!href) {
        node.add(() => {
          if (place === 0) sheets.ensure(keep * leading);
          draw(run);
        });
        return;
      }
      sheets.tagged(node, "Link", (link) => {
        link.add(() => {
          if (place === 0) sheets.ensure(keep * leading);
          draw(run);
        });
        const options = { structParent: link, Contents: new String(run.text.trim()) };
        sheets.doc.link(
          x + run.x,
          sheets.y,
          run.width,
          leading,
          href,
          options as unknown as PDFKit.Mixins.AnnotationOption,
        );
      });
    });
    sheets.y += leading;
  });
}
