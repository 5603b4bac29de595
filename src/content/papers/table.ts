/** Sets a table: columns as wide as their content needs, with the header repeated on every page. */
import { fail } from "../figures/place.ts";
import { lineOf } from "../markdown/lines.ts";
import { runsOf } from "./blocks.ts";
import type { Manuscript } from "./manuscript.ts";
import { breakLines, drawLine, type Run, roomBeside, setText } from "./rich.ts";
import type { Sheets } from "./sheet.ts";

const type = { size: 9.5, leading: 14 };
const padding = 7;

/** The alignment of a column. */
type Side = "left" | "center" | "right";

/** The share of a line's free space that goes to its left. */
const shifts: { [side in Side]: number } = { left: 0, center: 0.5, right: 1 };

/** A table with its layout: the rows, the first of which is the header, and the columns. */
interface Columns {
  rows: Run[][][];
  widths: number[];
  sides: Side[];
}

/** The width to which columns shrink even if that breaks words. */
const narrow = 76;

/**
 * The columns of a table, as wide as needed: if everything fits, they share the remaining width; otherwise columns wider than
 * `narrow` shrink toward it, those with numbers only if the others do not suffice; and if that is not enough either, the widest
 * shrink further, down to their longest word.
 * @returns undefined if the table does not fit even then
 */
function columnsOf(sheets: Sheets, body: Run[][][], sides: Side[]): Columns | undefined {
  const rows = body.map((row, index) =>
    index === 0 ? row.map((cell) => cell.map((run) => ({ ...run, cut: "600-normal" as const }))) : row,
  );
  const lengthOf = (cell: Run[] = []) =>
    breakLines(sheets, cell, type.size, 1e4)
      .flat()
      .reduce((sum, run) => sum + run.width, 0);
  const longestIn = (cell: Run[] = []) =>
    cell.flatMap((run) => run.text.split(" ").map((text) => lengthOf([{ ...run, text }])));
  const natural = sides.map((_, column) => Math.max(...body.map((row) => lengthOf(row[column]))) + 16);
  const least = sides.map((_, column) => Math.max(...rows.flatMap((row) => longestIn(row[column]))) + 16);
  const sum = (widths: number[]) => widths.reduce((total, one) => total + one, 0);
  const spare = sheets.width - sum(natural);
  if (spare >= 0) return { rows, widths: natural.map((one) => one + spare / sides.length), sides };
  const slacks = [
    natural.map((one, column) => (sides[column] === "right" ? 0 : Math.max(0, one - narrow))),
    natural.map((one) => Math.max(0, one - narrow)),
  ];
  const slack = slacks.find((one) => sum(one) > -spare);
  if (slack) {
    const share = spare / sum(slack);
    return { rows, widths: natural.map((one, column) => one + share * (slack[column] ?? 0)), sides };
  }
  for (let widest = Math.max(...natural); widest >= 0; widest -= 1) {
    const widths = natural.map((one, column) => Math.min(one, Math.max(widest, least[column] ?? 0)));
    if (sum(widths) <= sheets.width) return { rows, widths, sides };
  }
  return undefined;
}

/** The cells of a row, each with its lines and position. */
function cellsIn(sheets: Sheets, { widths, sides }: Columns, row: Run[][]) {
  let x = sheets.left;
  return row.map((runs, column) => {
    const wide = (widths[column] ?? 0) - 2 * padding;
    const lines = breakLines(sheets, runs, type.size, wide);
    const cell = { runs, lines, x: x + padding, width: wide, shift: shifts[sides[column] ?? "left"] };
    x += wide + 2 * padding;
    return cell;
  });
}

/** The height of each row, together with the header, which is repeated on every page; rows are not split. */
export function heightsOf(sheets: Sheets, columns: Columns): number[] {
  const [head = 0, ...rest] = columns.rows.map(
    (row) => Math.max(...cellsIn(sheets, columns, row).map(({ lines }) => lines.length)) * type.leading + 10,
  );
  return [head, ...rest.map((height) => head + height)];
}

/**
 * The table that begins at a token, and the index of its end.
 * @throws DocumentError if it does not fit on a page
 */
export function tableAt(sheets: Sheets, { tokens, source }: Manuscript, at: number): { set: Columns; end: number } {
  const end = tokens.findIndex((token, index) => index > at && token.type === "table_close");
  const inside = tokens.slice(at, end);
  const cells = inside.flatMap((token, index) =>
    /^t[hd]_open$/.test(token.type) ? [{ token, words: inside[index + 1] }] : [],
  );
  const columns = inside.filter(({ type }) => type === "th_open").length;
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).map(({ words }) => runsOf(sheets, words)),
  );
  const sides = cells.slice(0, columns).map(({ token: cell }): Side => {
    const [, side = "left"] = /text-align:(\w+)/.exec(String(cell.attrGet("style") ?? "")) ?? [];
    return side as Side;
  });
  const set = columnsOf(sheets, rows, sides);
  if (!set)
    return fail(source, lineOf(tokens[at]), {
      expected: "a table that fits on a page with its longest words side by side",
      found: `${columns} columns, which do not`,
      fix: "write fewer columns, or shorter words",
    });
  const tall = heightsOf(sheets, set).findIndex((height) => height > sheets.most);
  if (tall >= 0)
    return fail(source, lineOf(inside.filter(({ type }) => type === "tr_open")[tall]), {
      expected: "a row that fits on a page, below the table's header: rows are not split",
      found: "a row with more lines",
      fix: "write several rows, or its words outside the table",
    });
  return { set, end };
}

/** Sets a table; its header is never the last line of a page. */
export function table(sheets: Sheets, columns: Columns): void {
  const { doc, root, left, width, colors } = sheets;
  const { rows } = columns;
  const cellsOf = (row: Run[][]) => cellsIn(sheets, columns, row);
  const heights = heightsOf(sheets, columns);
  const headHeight = heights[0] ?? 0;
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
    rule(headHeight, true);
    for (const { lines, x, width: wide, shift } of cellsOf(head))
      for (const [index, line] of lines.entries())
        drawLine(
          sheets,
          line,
          x + shift * roomBeside(sheets, line, { width: wide, size: type.size }),
          sheets.y + 5 + index * type.leading,
          type,
        );
    sheets.y += headHeight;
  };
  sheets.y += 2;
  sheets.tagged(root, "Table", (node) =>
    rows.forEach((row, index) => {
      const isHead = index === 0;
      const height = (heights[index] ?? 0) - (isHead ? 0 : headHeight);
      if (sheets.ensure(isHead ? Math.max(height + 40, heights[1] ?? 0) : height) && !isHead) sheets.artifact(repeat);
      const { y } = sheets;
      sheets.artifact(() => rule(height, isHead));
      sheets.tagged(node, "TR", (line) => {
        for (const { runs, x, width: wide, shift } of cellsOf(row)) {
          sheets.y = y + 5;
          sheets.tagged(
            line,
            isHead ? "TH" : "TD",
            (box) => setText(sheets, box, runs, { x, width: wide, shift, ...type, together: 1 }),
            isHead ? { scope: "Column" } : {},
          );
        }
      });
      sheets.y = y + height;
    }),
  );
  sheets.y += 12;
}
