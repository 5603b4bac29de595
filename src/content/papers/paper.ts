/** Maker: a PDF from Markdown, in our design and accessible: tagged, titled, with language and outline. */
import MarkdownIt, { type Token } from "markdown-it";
import { brand } from "../../site.ts";
import type { Content } from "../figures/content.ts";
import { fencesIn } from "../figures/fences.ts";
import { fail, type Source } from "../figures/place.ts";
import type { Palette } from "../figures/tokens.ts";
import { notingLeftOver, refuseLeftOver } from "../left-over.ts";
import { maker } from "../once/maker.ts";
import { entry, heading, note, noteHeight, paragraph, picture, pictureSize, runsOf, wordsIn } from "./blocks.ts";
import { type Chapter, contents, cover, feet } from "./cover.ts";
import { cutsOfPapers } from "./cuts.ts";
import { refuseUnshown } from "./refused.ts";
import { type Head, Sheets, type Struct } from "./sheet.ts";
import { table } from "./table.ts";

/** A paper's blocks with its pictures drawn. */
interface Manuscript extends Head {
  /** Those after the title and the subtitle. */
  tokens: Token[];
  all: Token[];
  pictures: Map<Token, Content>;
  source: Source;
}

function read(source: Source, drawn: Content[]): Manuscript {
  const { tokens, leftOver } = notingLeftOver(new MarkdownIt({ html: false }))(source.text);
  refuseLeftOver(source, leftOver);
  const isOpening = tokens[0]?.tag === "h1" && tokens[3]?.type === "paragraph_open";
  if (!isOpening)
    fail(source, 1, {
      expected: "a title and a subtitle",
      found: "something else",
      fix: "begin with # and a paragraph",
    });
  const pictures = new Map(
    fencesIn(tokens).flatMap(({ token }, index): [Token, Content][] => {
      const content = drawn[index];
      return content ? [[token, content]] : [];
    }),
  );
  const other = tokens.find((token) => token.type === "fence" && !pictures.has(token));
  if (other)
    fail(source, (other.map?.[0] ?? 0) + 1, {
      expected: "a picture: ```dot or ```vega-lite",
      found: `\`\`\`${other.info}`,
      fix: "write it as text or as a table",
    });
  const [title = "", subtitle = ""] = [tokens[1]?.content, tokens[4]?.content];
  return { title, subtitle, author: brand.name, tokens: tokens.slice(6), all: tokens, pictures, source };
}

/** The height that must fit below a heading: the part of what follows that cannot be split. */
function below(sheets: Sheets, { tokens, pictures }: Manuscript, at: number): number {
  const next = tokens[at + 3];
  const drawn = next && pictures.get(next);
  return drawn ? pictureSize(sheets, drawn).room : next?.type === "table_open" ? 110 : 48;
}

/** The rows of a table that begins at a token. */
function rowsAt(sheets: Sheets, tokens: Token[], at: number) {
  const end = tokens.findIndex((token, index) => index > at && token.type === "table_close");
  const inside = tokens.slice(at, end);
  const cells = inside.flatMap((token, index) =>
    /^t[hd]_open$/.test(token.type) ? [{ token, words: inside[index + 1] }] : [],
  );
  const columns = inside.filter(({ type }) => type === "th_open").length;
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).map(({ words }) => runsOf(sheets, words)),
  );
  const right = cells.slice(0, columns).map(({ token }) => String(token.attrGet("style") ?? "").includes("right"));
  return { end, rows, right };
}

/** Whether a quotation, which begins these tokens, is one paragraph: in a paper it is a note in a box. */
const isNote = ([, first, , , end]: Token[]): boolean =>
  first?.type === "paragraph_open" && end?.type === "blockquote_close";

/** Sets a whole paper. */
function compose(sheets: Sheets, manuscript: Manuscript): void {
  const { tokens, pictures, source } = manuscript;
  const { root } = sheets;
  const chapters: Chapter[] = [];
  cover(sheets, manuscript);
  const isChapter = ({ type, tag }: Token) => type === "heading_open" && tag === "h2";
  const titles = tokens.flatMap((token, at) => (isChapter(token) ? [wordsIn(runsOf(sheets, tokens[at + 1]))] : []));
  const list = contents(sheets, titles);
  const lists: { node: Struct; number?: number }[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const words = tokens[at + 1];
    if (token.type === "heading_open") {
      const level = token.tag === "h2" ? "h2" : "h3";
      // A chapter does not begin in the last fifth of a page.
      if (level === "h2") {
        sheets.y += 22;
        sheets.ensure(150);
      }
      heading(sheets, level, runsOf(sheets, words), below(sheets, manuscript, at), chapters);
      at += 2;
    } else if (token.type === "bullet_list_open" || token.type === "ordered_list_open") {
      const node = sheets.doc.struct("L");
      root.add(node);
      const start = Number(token.attrGet("start") ?? 1);
      lists.push({ node, number: token.type === "ordered_list_open" ? start - 1 : undefined });
    } else if (token.type === "bullet_list_close" || token.type === "ordered_list_close") {
      lists.pop()?.node.end();
      sheets.y += 6;
    } else if (token.type === "paragraph_open") {
      const list = lists.at(-1);
      const inQuote = tokens[at - 1]?.type === "blockquote_open";
      if (list) {
        const isFirst = tokens[at - 1]?.type === "list_item_open";
        if (isFirst && list.number !== undefined) list.number += 1;
        const sign = list.number === undefined ? "•" : `${list.number}.`;
        entry(sheets, list.node, isFirst ? sign : "", runsOf(sheets, words));
      } else if (inQuote) note(sheets, runsOf(sheets, words));
      else {
        // A note does not stand alone at the top of a page.
        const isNoted = tokens[at + 3]?.type === "blockquote_open";
        paragraph(
          sheets,
          root,
          runsOf(sheets, words),
          isNoted ? noteHeight(sheets, runsOf(sheets, tokens[at + 5])) + 11 : 0,
        );
      }
      at += 2;
    } else if (token.type === "table_open") {
      const { end, rows, right } = rowsAt(sheets, tokens, at);
      table(sheets, rows, right);
      at = end;
    } else if (token.type === "fence") {
      const content = pictures.get(token);
      if (content) picture(sheets, content);
    } else if (token.type === "blockquote_open" && !(lists.length === 0 && isNote(tokens.slice(at)))) {
      const fix = "write each paragraph as a note of its own, in no list, with an empty line between two";
      const found = "a quotation with more in it, or in a list";
      fail(source, (token.map?.[0] ?? 0) + 1, { expected: "a note of one paragraph, in no list", found, fix });
    } else if (!/^(list_item|blockquote)_/.test(token.type))
      fail(source, (token.map?.[0] ?? 0) + 1, {
        expected: "headings, paragraphs, lists, notes, tables and pictures",
        found: token.type,
        fix: "write it as one of these",
      });
  }
  list(chapters);
  feet(sheets, manuscript);
}

/** The input of a paper. */
export interface Parts {
  /** From the project's root. */
  file: string;
  text: string;
  /** What the pictures of its text draw, in their order. */
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
