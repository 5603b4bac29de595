/** Draws a figure on a page as vectors and text, which stay sharp and searchable. */

import type { Drawing } from "../figures/drawing.ts";
import { cutOf, widthOf } from "../figures/fonts.ts";
import type { Sheets } from "./sheet.ts";

type Shape = Drawing["shapes"][number];

function drawText(
  sheets: Sheets,
  { text, x, y, size, tone, anchor, bold, turn }: Extract<Shape, { text: string }>,
): void {
  const { doc, colors } = sheets;
  const width = widthOf(text, size, bold);
  const start = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  doc.save();
  if (turn) doc.rotate(turn, { origin: [x, y] });
  sheets.pen(cutOf(bold), size, colors[tone]).text(text, start, y, { lineBreak: false, baseline: "alphabetic" });
  doc.restore();
}

function drawPath({ doc, colors }: Sheets, shape: Exclude<Shape, { text: string }>): void {
  const { d, fill, stroke, width = 1.5, dash, opacity = 1 } = shape;
  doc.save().lineWidth(width).lineCap("round").lineJoin("round");
  if (dash) doc.dash(Number(dash.split(" ")[0]), { space: Number(dash.split(" ")[1] ?? 4) });
  if (fill) doc.fillOpacity(opacity).fillColor(colors[fill]);
  if (stroke) doc.strokeColor(colors[stroke]);
  doc.path(d);
  if (fill && stroke) doc.fillAndStroke();
  else if (fill) doc.fill();
  else doc.stroke();
  doc.restore();
}

/** Draws a scaled picture with its upper left corner at a point; a page has the light color scheme. */
export function drawPicture(sheets: Sheets, { shapes }: Drawing, left: number, top: number, scale: number): void {
  const { doc } = sheets;
  doc.save().translate(left, top).scale(scale);
  for (const shape of shapes) {
    if ("text" in shape) drawText(sheets, shape);
    else drawPath(sheets, shape);
  }
  doc.restore();
}
