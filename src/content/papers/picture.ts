/** Draws a figure on a page as vectors and text, which stay sharp and searchable. */

import { extentOf } from "../figures/crowded.ts";
import type { Drawing, Path, Words } from "../figures/drawing.ts";
import { cutOf } from "../figures/fonts.ts";
import type { Sheets } from "./sheet.ts";

function drawText(sheets: Sheets, words: Words): void {
  const { doc, colors } = sheets;
  const { text, x, y, size, tone, bold, turn } = words;
  doc.save();
  if (turn) doc.rotate(turn, { origin: [x, y] });
  const { left } = extentOf(words);
  sheets.pen(cutOf(bold), size, colors[tone]).text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
  doc.restore();
}

function drawPath({ doc, colors }: Sheets, shape: Path): void {
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
