/** Breaks text with several styles and links into lines. */
import type { Cut } from "../figures/fonts.ts";
import type { Sheets, Struct } from "./sheet.ts";

/** Text in one style; with a URL it is a link. */
export interface Run {
  text: string;
  cut: Cut;
  color: string;
  href?: string;
}

/** A line: its runs from left to right. */
type Line = (Run & { x: number; width: number })[];

/** A word, or its parts if it is longer than a line, as an address may be. */
function partsOf(sheets: Sheets, word: string, size: number, width: number): string[] {
  const isLong = (part: string) => part.length * size > width && sheets.doc.widthOfString(part.trimEnd()) > width;
  if (!isLong(word)) return [word];
  const parts: string[] = [];
  for (const letter of word) {
    const last = parts.at(-1);
    if (last === undefined || isLong(last + letter)) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}

/** Breaks runs into lines of a given width. */
export function breakLines(sheets: Sheets, runs: Run[], size: number, width: number): Line[] {
  const lines: Line[] = [[]];
  let x = 0;
  for (const run of runs) {
    sheets.pen(run.cut, size, run.color);
    const words = run.text.split(/(?<= )/).flatMap((word) => partsOf(sheets, word, size, width));
    for (const word of words) {
      const wide = sheets.doc.widthOfString(word);
      // A word may still fit without its trailing space; most need not be measured again.
      if (x > 0 && x + wide > width && x + sheets.doc.widthOfString(word.trimEnd()) > width) {
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

/** Font size and leading. */
interface Measure {
  size: number;
  leading: number;
}

/** The position and style of lines. */
interface Setting extends Measure {
  x: number;
  width: number;
  /** The number of first lines that must stay together. */
  together?: number;
  /** The share of a line's free space that goes to its left: 0, or 0.5 if it is centered, or 1 if it is aligned right. */
  shift?: number;
}

/** The free space that a line leaves in a width. */
export function roomBeside(sheets: Sheets, line: Line, { width, size }: { width: number; size: number }): number {
  const last = line.at(-1);
  if (!last) return width;
  const end = last.x + sheets.pen(last.cut, size, last.color).widthOfString(last.text.trimEnd());
  return Math.max(0, width - end);
}

/** Draws a line's text; `y` is the top of its leading. */
export function drawLine(sheets: Sheets, line: Line, x: number, y: number, { size, leading }: Measure): void {
  for (const run of line)
    sheets
      .pen(run.cut, size, run.color)
      .text(run.text, x + run.x, y + (leading - size * 1.22) / 2, { lineBreak: false });
}

/** Sets runs below the last line, on as many pages as they need, in a node of the structure tree. */
export function setText(
  sheets: Sheets,
  node: Struct,
  runs: Run[],
  { x: left, width, size, leading, together = 2, shift = 0 }: Setting,
): void {
  const lines = breakLines(sheets, runs, size, width);
  lines.forEach((line, index) => {
    const x = shift > 0 ? left + shift * roomBeside(sheets, line, { width, size }) : left;
    // At least two lines stay together at the end and the beginning of a page, so three are never split.
    const first = lines.length === 3 && together > 1 ? 3 : Math.min(together, lines.length);
    const keep = index === 0 ? first : index === lines.length - 2 ? 2 : 1;
    const draw = (run: Line[number]) => drawLine(sheets, [run], x, sheets.y, { size, leading });
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
