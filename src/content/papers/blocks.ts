/** Sets the blocks of a Markdown text: headings, paragraphs, lists, tables, notes and pictures. */
import type { Token } from "markdown-it";
import type { Content } from "../figures/content.ts";
import { isBreak } from "../markdown/lines.ts";
import { type Chapter, placeOf } from "./cover.ts";
import { drawPicture } from "./picture.ts";
import { breakLines, type Run, setText } from "./rich.ts";
import { type Sheets, type Struct, type } from "./sheet.ts";

/** The runs of an inline token. */
export function runsOf(sheets: Sheets, token: Token | undefined): Run[] {
  const { text, accent } = sheets.colors;
  const base: Run["cut"] = "400-normal";
  let [cut, color]: [Run["cut"], string] = [base, text];
  let href: string | undefined;
  return (token?.children ?? []).flatMap((child): Run[] => {
    if (child.type === "strong_open") cut = "600-normal";
    if (child.type === "em_open") cut = "400-italic";
    if (child.type === "strong_close" || child.type === "em_close") cut = base;
    if (child.type === "link_open") [href, color] = [String(child.attrGet("href")), accent];
    if (child.type === "link_close") [href, color] = [undefined, text];
    if (child.type === "code_inline") return [{ text: child.content, cut: "600-normal", color: accent }];
    if (isBreak(child)) return [{ text: " ", cut, color, href }];
    return child.type === "text" && child.content ? [{ text: child.content, cut, color, href }] : [];
  });
}

/** The words of some runs. */
export const wordsIn = (runs: Run[]): string => runs.map(({ text }) => text).join("");

/** A heading; one of the second level starts a chapter, which is a link target and an entry of the outline. */
export function heading(sheets: Sheets, level: "h2" | "h3", runs: Run[], after: number, chapters: Chapter[]): void {
  const title = wordsIn(runs);
  const { doc, root, left, width } = sheets;
  if (level === "h3") sheets.y += 10;
  const gap = level === "h2" ? 10 : 3;
  sheets.ensure(type[level].leading + gap + after);
  if (level === "h2") {
    const place = placeOf(title, chapters);
    chapters.push({ title, page: sheets.page, place });
    (doc as unknown as { addNamedDestination: (name: string, ...rest: unknown[]) => void }).addNamedDestination(
      place,
      "XYZ",
      0,
      sheets.y - 10,
      null,
    );
    doc.outline.addItem(title);
  }
  sheets.tagged(root, level.toUpperCase(), (node) =>
    setText(
      sheets,
      node,
      runs.map((run) => ({ ...run, cut: "700-normal" as const })),
      { x: left, width, ...type[level] },
    ),
  );
  sheets.y += gap;
}

/** A paragraph; `whole` is the height of it and of what must stay on the same page, if anything must. */
export function paragraph(sheets: Sheets, parent: Struct, runs: Run[], whole = 0): void {
  const { left: x, width } = sheets;
  sheets.ensure(whole);
  sheets.tagged(parent, "P", (node) => setText(sheets, node, runs, { x, width, ...type.body }));
  sheets.y += 7;
}

/** The distance of a list item's text from its marker, and the indentation of nested lists. */
const indent = 20;

/** A list item: its marker, then its text. An item that begins with [ ] gets a checkbox; `depth` is 1 for an outermost list. */
export function entry(sheets: Sheets, list: Struct, sign: string, runs: Run[], depth: number): void {
  const { doc, colors } = sheets;
  const left = sheets.left + (depth - 1) * indent;
  const width = sheets.width - depth * indent;
  const [first, ...rest] = runs;
  const isBox = first?.text.startsWith("[ ] ") ?? false;
  const words = isBox && first ? [{ ...first, text: first.text.slice(4) }, ...rest] : runs;
  sheets.tagged(list, "LI", (item) => {
    sheets.ensure(type.body.leading * Math.min(2, breakLines(sheets, words, type.body.size, width).length));
    const { y } = sheets;
    sheets.tagged(
      item,
      "Lbl",
      (label) =>
        label.add(() => {
          if (isBox)
            doc
              .roundedRect(left + 1, y + 3.5, 9, 9, 1.5)
              .lineWidth(1)
              .stroke(colors["line-strong"]);
          else sheets.pen("600-normal", type.body.size, colors.copper).text(sign, left, y + 1.6, { lineBreak: false });
        }),
      isBox ? { actual: "To do:" } : {},
    );
    sheets.tagged(item, "LBody", (body) => setText(sheets, body, words, { x: left + indent, width, ...type.body }));
  });
  sheets.y += 4;
}

/** The height of runs in a column of a given width. */
export const heightOf = (sheets: Sheets, runs: Run[], width: number): number =>
  breakLines(sheets, runs, type.body.size, width).length * type.body.leading;

/** The height of a note with its frame. */
export const noteHeight = (sheets: Sheets, runs: Run[]): number => heightOf(sheets, runs, sheets.width - 36) + 24;

/** A note in a box. */
export function note(sheets: Sheets, runs: Run[]): void {
  const { doc, root, left, width, colors } = sheets;
  const height = noteHeight(sheets, runs);
  sheets.y += 4;
  sheets.ensure(height);
  const { y } = sheets;
  sheets.artifact(() => {
    doc.roundedRect(left, y, width, height, 6).fill(colors["accent-mist"]);
    doc.rect(left, y, 3, height).fill(colors.accent);
  });
  sheets.y += 12;
  sheets.tagged(root, "P", (node) => setText(sheets, node, runs, { x: left + 18, width: width - 36, ...type.body }));
  sheets.y = y + height + 12;
}

/** The scale of a picture on a page, and the height with title and remark. */
export function pictureSize({ width }: Sheets, { wide }: Content): { scale: number; height: number; room: number } {
  const scale = Math.min(0.72, width / wide.width);
  const height = wide.height * scale;
  return { scale, height, room: height + 60 };
}

/** A picture with its title and text alternative. */
export function picture(sheets: Sheets, content: Content): void {
  const { title, description, note: remark, wide } = content;
  const { root, left, width, colors } = sheets;
  const { scale, height, room } = pictureSize(sheets, content);
  sheets.y += 6;
  sheets.ensure(room);
  sheets.tagged(root, "P", (node) =>
    setText(sheets, node, [{ text: title, cut: "600-normal", color: colors.text }], { x: left, width, ...type.body }),
  );
  sheets.y += 6;
  const { y } = sheets;
  const bbox = [left, y, left + width, y + height];
  sheets.tagged(root, "Figure", (node) => node.add(() => drawPicture(sheets, wide, left, y, scale)), {
    alt: `${title}. ${description}`,
    bbox,
  });
  sheets.y = y + height + 6;
  if (remark)
    sheets.tagged(root, "P", (node) =>
      setText(sheets, node, [{ text: remark, cut: "400-normal", color: colors.muted }], {
        x: left,
        width,
        ...type.small,
      }),
    );
  sheets.y += 10;
}
