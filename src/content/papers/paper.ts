/** Maker: a PDF from Markdown, in our design and accessible: tagged, titled, with language and outline. */
import type { Content } from "../figures/content.ts";
import type { Palette } from "../figures/tokens.ts";
import { maker } from "../once/maker.ts";
import { compose } from "./compose.ts";
import { cutsOfPapers } from "./cuts.ts";
import { read } from "./manuscript.ts";
import { refuseUnshown } from "./refused.ts";
import { Sheets } from "./sheet.ts";

/** The input of a paper. */
export interface Parts {
  /** From the project's root. */
  file: string;
  text: string;
  /** The drawings of the pictures in its text, in order. */
  pictures: Content[];
  colors: Palette;
}

/**
 * Makes the PDF.
 * @throws DocumentError for unsupported content, with its line
 */
async function paper({ file, text, pictures, colors }: Parts): Promise<Uint8Array> {
  const manuscript = read({ file, line: 1, text }, pictures);
  const sheets = new Sheets(manuscript, colors, await cutsOfPapers());
  refuseUnshown(manuscript.source, manuscript.all, (character) => sheets.has(character));
  compose(sheets, manuscript);
  return sheets.bytes();
}

export default maker(paper);
