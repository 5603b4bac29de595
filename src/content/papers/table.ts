/** Sets a table: columns as wide as their content needs, with the header repeated on every page. */
import { breakLines, drawLine, type Run, setText } from "./rich.ts";
import type { Sheets } from "./sheet.ts";

const type = { size: 9.5, leading: 14 };
const padding = 7;

/**
 * The widths of columns: if everything fits, the rest of the width is shared; otherwise the widest columns shrink,
 * numeric ones last.
 */
function widthsOf(sheets: Sheets, rows: Run[][][], right: boolean[]): number[] {
  const columns = right.length;
  const lengthOf = (cell: Run[] = []) =>
    breakLines(sheets, cell, type.size, 1e4)
      .flat()
      .reduce((sum, run) => sum + run.width, 0);
  const natural = Array.from(
    { length: columns },
    (_, column) => Math.max(...rows.map((row) => lengthOf(row[column]))) + 16,
  );
  const sum = (widths: number[]) => widths.reduce((total, one) => total + one, 0);
  const spare = sheets.width - sum(natural);
  const wordy = natural.map((one, column) => (right[column] ? 0 : Math.max(0, one - 76)));
  const long = sum(wordy) > -spare ? wordy : natural.map((one) => Math.max(0, one - 76));
  const longTotal = sum(long);
  return natural.map((one, column) =>
    spare >= 0 ? one + spare / columns : one + (spare * (long[column] ?? 0)) / longTotal,
  );
}

/**
 * A table; its first row is the header, and never the last line of a page.
 * @param right which columns are right-aligned
 */
export function table(sheets: Sheets, body: Run[][][], right: boolean[]): void {
  const { doc, root, left, width, colors } = sheets;
  const rows = body.map((row, index) =>
    index === 0 ? row.map((cell) => cell.map((run) => ({ ...run, cut: "600-normal" as const }))) : row,
  );
  const widths = widthsOf(sheets, body, right);
  const cellsOf = (row: Run[][]) => {
    let x = left;
    return row.map((runs, column) => {
      const wide = (widths[column] ?? 0) - 2 * padding;
      const lines = breakLines(sheets, runs, type.size, wide);
      const words = lines[0]?.reduce((sum, run) => sum + run.width, 0) ?? 0;
      const indent = right[column] ? Math.max(0, wide - words) : 0;
      const cell = { runs, lines, x: x + padding + indent, width: wide - indent + 0.1 };
      x += wide + 2 * padding;
      return cell;
    });
  };
  const heightOf = (row: Run[][]) => Math.max(...cellsOf(row).map(({ lines }) => lines.length)) * type.leading + 10;
  const rule = (height: number, isHead: boolean) => {
    const { y } = sheets;
    if (isHead) doc.rect(left, y, width, height).fill(colors.mist);
    doc
      .moveTo(left, y + height)
      .lineTo(left + width, y + height)
      .lineWidth(0.75)
      .stroke(colors.line);
  };
  const [head = []] = rows;
  /** Repeats the header visually; screen readers have read it already. */
  const repeat = () => {
    const height = heightOf(head);
    rule(height, true);
    for (const { lines, x } of cellsOf(head))
      for (const [index, line] of lines.entries()) drawLine(sheets, line, x, sheets.y + 5 + index * type.leading, type);
    sheets.y += height;
  };
  sheets.y += 2;
  sheets.tagged(root, "Table", (node) =>
    rows.forEach((row, index) => {
      const height = heightOf(row);
      const isHead = index === 0;
      if (sheets.ensure(isHead ? height + 40 : height) && !isHead) sheets.artifact(repeat);
      const { y } = sheets;
      sheets.artifact(() => rule(height, isHead));
      sheets.tagged(node, "TR", (line) => {
        for (const { runs, x, width: wide } of cellsOf(row)) {
          sheets.y = y + 5;
          sheets.tagged(
            line,
            isHead ? "TH" : "TD",
            (box) => setText(sheets, box, runs, { x, width: wide, ...type, together: 1 }),
            isHead ? { scope: "Column" } : {},
          );
        }
      });
      sheets.y = y + height;
    }),
  );
  sheets.y += 12;
}
