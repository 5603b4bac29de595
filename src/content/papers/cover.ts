/** The cover, the table of contents and the footers of a paper. */
import { hull } from "../../shell/lines.tsx";
import { brand } from "../../site.ts";
import { headingId } from "../markdown/slug.ts";
import { breakLines, type Run, setText } from "./rich.ts";
import { type Head, type Sheets, sheetHeight, sheetWidth, type } from "./sheet.ts";

/** A chapter and the page where it starts. */
export interface Chapter {
  title: string;
  page: number;
  /** The name of its link target. */
  place: string;
}

/**
 * The name of a chapter's link target: in ASCII, since PDF readers search names in byte order, and with the chapter's number if its
 * title is not unique.
 */
export function placeOf(title: string, earlier: Chapter[]): string {
  const place = encodeURIComponent(headingId(title));
  return earlier.some((one) => one.place === place) ? placeOf(`${title}-${earlier.length + 1}`, earlier) : place;
}

/** Draws the cover: the hull on ink, under the title. */
export function cover(sheets: Sheets, { title, subtitle }: Head): void {
  const { doc, root, left, width, colors } = sheets;
  const accent = colors["accent-bright"];
  sheets.artifact(() => {
    doc.rect(0, 0, sheetWidth, sheetHeight).fill(colors.ink);
    doc.save().translate(-60, 470).scale(1.06).lineWidth(1.1);
    doc.path(hull).strokeOpacity(0.6).stroke(accent);
    doc.path("M340 -20V360").strokeOpacity(0.9).stroke(colors["copper-bright"]);
    doc.restore();
  });
  const run = (text: string, cut: Run["cut"], color: string): Run[] => [{ text, cut, color }];
  sheets.y = 84;
  sheets.tagged(root, "P", (node) =>
    setText(sheets, node, run(brand.name, "600-normal", accent), { x: left, width, ...type.h3 }),
  );
  sheets.y = 150;
  sheets.tagged(root, "H1", (node) =>
    setText(sheets, node, run(title, "700-normal", colors["on-ink"]), { x: left, width: width * 0.86, ...type.title }),
  );
  sheets.y += 14;
  sheets.tagged(root, "P", (node) =>
    setText(sheets, node, run(subtitle, "400-normal", colors["on-ink-muted"]), {
      x: left,
      width: width * 0.74,
      size: 13,
      leading: 20,
    }),
  );
}

/** The room for a page number at the end of a line. */
const forNumber = 30;

/** Breaks a title into lines that leave room for a page number; sets the font size as a side effect. */
const linesBeside = (sheets: Sheets, text: string, size: number, color: string): string[] =>
  breakLines(sheets, [{ text, cut: "400-normal", color }], size, sheets.width - forNumber).map((line) =>
    line.map((run) => run.text).join(""),
  );

/**
 * Reserves space for a table of contents with these chapters; returns the function that fills it once their pages are
 * known.
 */
export function contents(sheets: Sheets, titles: string[]): (chapters: Chapter[]) => void {
  const { doc, root, left, width, colors } = sheets;
  sheets.turn();
  sheets.tagged(root, "H2", (node) =>
    setText(sheets, node, [{ text: "Contents", cut: "700-normal", color: colors.text }], {
      x: left,
      width,
      ...type.h2,
    }),
  );
  const [entry, size, leading] = [27, 11.5, 16];
  sheets.y += 12;
  const places = titles.map((title) => {
    const lines = linesBeside(sheets, title, size, colors.text);
    const further = (lines.length - 1) * leading;
    sheets.ensure(entry + further);
    const place = { sheet: sheets.page - 1, y: sheets.y, lines, further };
    sheets.y += entry + further;
    return place;
  });
  const list = doc.struct("TOC");
  root.add(list);
  return (chapters) => {
    for (const [index, { title, page, place }] of chapters.entries()) {
      const { sheet = 0, y = 0, lines = [], further = 0 } = places[index] ?? {};
      doc.switchToPage(sheet);
      sheets.tagged(list, "TOCI", (item) =>
        sheets.tagged(item, "Link", (link) => {
          link.add(() => {
            sheets.pen("400-normal", size, colors.text);
            for (const [at, line] of lines.entries())
              doc.text(`${line.trimEnd()} `, left, y + at * leading, { lineBreak: false });
            const number = String(page);
            doc.text(number, left + width - doc.widthOfString(number), y + further, { lineBreak: false });
          });
          const options = { Subtype: "Link", Dest: new String(place), structParent: link };
          const Contents = new String(`${title}, page ${page}`);
          doc.annotate(left, y - 2, width, 18 + further, {
            ...options,
            Contents,
          } as unknown as PDFKit.Mixins.AnnotationOption);
        }),
      );
      sheets.artifact(() =>
        doc
          .moveTo(left, y + 19 + further)
          .lineTo(left + width, y + 19 + further)
          .lineWidth(0.5)
          .stroke(colors.line),
      );
    }
    list.end();
  };
}

/** Writes the title and page number at the bottom of every page but the cover. */
export function feet(sheets: Sheets, { title }: Head): void {
  const { doc, left, width, colors } = sheets;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start + 1; index < start + count; index++) {
    doc.switchToPage(index);
    sheets.artifact(() => {
      doc
        .moveTo(left, 789)
        .lineTo(left + width, 789)
        .lineWidth(0.75)
        .stroke(colors.line);
      const [line, more] = linesBeside(sheets, `${brand.name} · ${title}`, 8.5, colors.muted);
      doc.text(more ? `${line?.trimEnd()}…` : `${line}`, left, 797, { lineBreak: false });
      const number = String(index + 1);
      doc.text(number, left + width - doc.widthOfString(number), 797, { lineBreak: false });
    }, "Pagination");
  }
}
