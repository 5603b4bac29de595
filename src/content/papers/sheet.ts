/** The pages of a paper: A4, one column, with the position of the next line. Units are points. */
import PDFDocument from "pdfkit";
import type { Cut } from "../figures/fonts.ts";
import type { Palette } from "../figures/tokens.ts";
import type { Cuts } from "./cuts.ts";

/** A node of a tagged document's structure tree. */
export type Struct = PDFKit.PDFStructureElement;

/** The options of a structure node; the library's types are incomplete. */
interface NodeOptions {
  alt?: string;
  actual?: string;
  /** Left, top, right, bottom on the page. */
  bbox?: number[];
  scope?: "Column";
}

/** The font sizes with their leading. */
export const type = {
  title: { size: 34, leading: 40 },
  h2: { size: 21, leading: 27 },
  h3: { size: 13, leading: 18 },
  body: { size: 10.5, leading: 16 },
  small: { size: 9, leading: 13 },
} as const;

/** The creation date of all papers: the same text gives the same file, whenever it is built. */
const edition = new Date("2026-11-22");

/** The metadata of a paper. */
export interface Head {
  title: string;
  subtitle: string;
  author: string;
}

/** The width and the height of A4. */
export const [sheetWidth, sheetHeight] = [595.28, 841.89];

/** A paper being written. */
export class Sheets {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Struct;
  readonly left = 64;
  readonly top = 72;
  readonly width = sheetWidth - 2 * 64;
  readonly bottom = sheetHeight - 76;
  /** The space on a page below a heading of two lines: the maximum height of anything that cannot be split. */
  readonly most = this.bottom - this.top - 80;
  y = 72;
  page = 1;

  /** @param colors the tones of the light color scheme */
  constructor(
    { title, subtitle, author }: Head,
    readonly colors: Palette,
    cuts: Cuts,
  ) {
    this.doc = new PDFDocument({
      size: "A4",
      // We break lines and pages: with a margin the library would break pages itself.
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      subset: "PDF/UA",
      tagged: true,
      lang: "en-US",
      displayTitle: true,
      info: { Title: title, Subject: subtitle, Author: author, Creator: author, CreationDate: edition },
    } as unknown as PDFKit.PDFDocumentOptions);
    for (const [cut, bytes] of Object.entries(cuts)) this.doc.registerFont(cut, bytes);
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
  }

  /** Sets the style, size and color of what follows. */
  pen(cut: Cut, size: number, color: string): PDFKit.PDFDocument {
    return this.doc.font(cut).fontSize(size).fillColor(color);
  }

  /** Whether the typeface has a character. */
  has(character: string): boolean {
    const { _font } = this.pen("400-normal", type.body.size, this.colors.text) as unknown as {
      _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
    };
    return _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }

  /** Starts a new page; the open structure node continues there. */
  turn(): void {
    (this.doc as unknown as { continueOnNewPage: () => void }).continueOnNewPage();
    this.page += 1;
    this.y = this.top;
  }

  /** Starts a new page if there is not this much height left; returns whether it did. */
  ensure(height: number): boolean {
    const isFull = this.y + height > this.bottom;
    if (isFull) this.turn();
    return isFull;
  }

  /** A child node in the structure tree; `fill` draws its content. */
  tagged(parent: Struct, name: string, fill: (node: Struct) => void, options: NodeOptions = {}): void {
    const node = this.doc.struct(name, options as Parameters<PDFKit.PDFDocument["struct"]>[1]);
    parent.add(node);
    fill(node);
    node.end();
  }

  /** Draws a decoration that is hidden from the structure tree. */
  artifact(draw: () => void, kind = "Layout"): void {
    this.doc.markContent("Artifact", { type: kind as "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** The finished file. */
  bytes(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    return new Promise((resolve, reject) => {
      this.doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      this.doc.on("end", () => resolve(Buffer.concat(chunks)));
      this.doc.on("error", reject);
      this.doc.end();
    });
  }
}
