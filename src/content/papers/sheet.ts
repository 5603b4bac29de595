/** The sheets a paper is set on: A4, one column, and where on them the next line goes. Units are points. */
import PDFDocument from "pdfkit";
import type { Cut } from "../figures/fonts.ts";
import type { Palette } from "../figures/tokens.ts";
import type { Cuts } from "./cuts.ts";

/** A node of a tagged document's structure. */
export type Struct = PDFKit.PDFStructureElement;

/** What a node of the structure may say of itself; the library's types know it in part only. */
export interface NodeOptions {
  alt?: string;
  actual?: string;
  /** Left, top, right, bottom on the sheet. */
  bbox?: number[];
  scope?: "Column";
}

/** The sizes of type, and the leading that belongs to them. */
export const type = {
  title: { size: 34, leading: 40 },
  h2: { size: 21, leading: 27 },
  h3: { size: 13, leading: 18 },
  body: { size: 10.5, leading: 16 },
  small: { size: 9, leading: 13 },
} as const;

/** When papers say that they were made: the same words are the same file, whenever it was built. */
const edition = new Date("2026-11-22");

/** What a paper is called and about. */
export interface Head {
  title: string;
  subtitle: string;
  author: string;
}

/** A paper while it is written. */
export class Sheets {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Struct;
  readonly left = 64;
  readonly top = 72;
  readonly width = 595.28 - 2 * 64;
  readonly bottom = 841.89 - 76;
  y = 72;
  page = 1;

  /** @param colors the tones in light */
  constructor(
    { title, subtitle, author }: Head,
    readonly colors: Palette,
    cuts: Cuts,
  ) {
    this.doc = new PDFDocument({
      size: "A4",
      // Lines are set by us: a margin would make the library break pages on its own.
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

  /** Sets the cut, the size and the color of what follows. */
  pen(cut: Cut, size: number, color: string): PDFKit.PDFDocument {
    return this.doc.font(cut).fontSize(size).fillColor(color);
  }

  /** Begins a new sheet; what is being tagged goes on there. */
  turn(): void {
    (this.doc as unknown as { continueOnNewPage: () => void }).continueOnNewPage();
    this.page += 1;
    this.y = this.top;
  }

  /** Turns the sheet when so much does not fit on it any more; says whether it did. */
  ensure(height: number): boolean {
    const isFull = this.y + height > this.bottom;
    if (isFull) this.turn();
    return isFull;
  }

  /** A node of the structure below another, filled by `fill`. */
  tagged(parent: Struct, name: string, fill: (node: Struct) => void, options: NodeOptions = {}): void {
    const node = this.doc.struct(name, options as Parameters<PDFKit.PDFDocument["struct"]>[1]);
    parent.add(node);
    fill(node);
    node.end();
  }

  /** Something drawn that says nothing. */
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
