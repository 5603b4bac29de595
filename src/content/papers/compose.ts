/** Sets the blocks of a paper, one after the other: for each kind of token, what begins there, and where it ends. */
import type { Token } from "markdown-it";
import { fail } from "../figures/place.ts";
import { lineOf } from "../markdown/lines.ts";
import {
  entry,
  heading,
  heightOf,
  note,
  noteHeight,
  paragraph,
  picture,
  pictureSize,
  runsOf,
  wordsIn,
} from "./blocks.ts";
import { type Chapter, contents, cover, feet } from "./cover.ts";
import type { Manuscript } from "./manuscript.ts";
import type { Sheets, Struct } from "./sheet.ts";
import { heightsOf, table, tableAt } from "./table.ts";

/** A paper that is being set. */
interface Setting {
  sheets: Sheets;
  manuscript: Manuscript;
  chapters: Chapter[];
  /** The lists that are open, the innermost last; `number` is that of the last item of a numbered one. */
  lists: { node: Struct; number?: number }[];
}

/** Sets the block that begins at a token, and returns the index of its last token. */
type Setter = (setting: Setting, token: Token, at: number) => number;

/** The height of a paragraph with the note after it, which must be on the same page; 0 if there is none, or they do not fit. */
function notedHeight({ sheets, manuscript: { tokens } }: Setting, at: number): number {
  if (tokens[at + 3]?.type !== "blockquote_open") return 0;
  const [words, note] = [tokens[at + 1], tokens[at + 5]].map((token) => runsOf(sheets, token));
  const height = heightOf(sheets, words ?? [], sheets.width) + noteHeight(sheets, note ?? []) + 11;
  return height > sheets.most ? 0 : height;
}

/** The height that must fit below a heading: the unsplittable part of the block that follows. */
function below(setting: Setting, at: number): number {
  const { sheets, manuscript } = setting;
  const next = manuscript.tokens[at];
  const drawn = next && manuscript.pictures.get(next);
  if (drawn) return pictureSize(sheets, drawn).room + 6;
  if (next?.type === "blockquote_open") return noteHeight(sheets, runsOf(sheets, manuscript.tokens[at + 2])) + 4;
  if (next?.type === "table_open")
    return Math.max(110, (heightsOf(sheets, tableAt(sheets, manuscript, at).set)[1] ?? 0) + 2);
  return Math.max(48, notedHeight(setting, at));
}

const setHeading: Setter = (setting, token, at) => {
  const { sheets, manuscript, chapters } = setting;
  const level = token.tag;
  if (level !== "h2" && level !== "h3")
    return fail(manuscript.source, lineOf(token), {
      expected: "a heading of level 2 or 3, below the title of the paper",
      found: `level ${level.slice(1)}`,
      fix: "write ## for a chapter, ### for a part of it",
    });
  // A chapter does not begin in the last fifth of a page.
  if (level === "h2") {
    sheets.y += 22;
    sheets.ensure(150);
  }
  heading(sheets, level, runsOf(sheets, manuscript.tokens[at + 1]), below(setting, at + 3), chapters);
  return at + 2;
};

const openList: Setter = ({ sheets, lists }, token, at) => {
  const node = sheets.doc.struct("L");
  (lists.at(-1)?.node ?? sheets.root).add(node);
  const start = Number(token.attrGet("start") ?? 1);
  lists.push({ node, number: token.type === "ordered_list_open" ? start - 1 : undefined });
  return at;
};

const closeList: Setter = ({ sheets, lists }, _, at) => {
  lists.pop()?.node.end();
  if (lists.length === 0) sheets.y += 6;
  return at;
};

const setParagraph: Setter = (setting, _, at) => {
  const { sheets, manuscript, lists } = setting;
  const { tokens } = manuscript;
  const runs = runsOf(sheets, tokens[at + 1]);
  const before = tokens[at - 1]?.type;
  const list = lists.at(-1);
  if (list) {
    const isFirst = before === "list_item_open";
    if (isFirst && list.number !== undefined) list.number += 1;
    const sign = list.number === undefined ? "•" : `${list.number}.`;
    entry(sheets, list.node, isFirst ? sign : "", runs, lists.length);
  } else if (before === "blockquote_open") note(sheets, runs);
  // A note does not stand alone at the top of a page.
  else paragraph(sheets, sheets.root, runs, notedHeight(setting, at));
  return at + 2;
};

const setTable: Setter = ({ sheets, manuscript }, _, at) => {
  const { set, end } = tableAt(sheets, manuscript, at);
  table(sheets, set);
  return end;
};

const setPicture: Setter = ({ sheets, manuscript }, token, at) => {
  const content = manuscript.pictures.get(token);
  if (content) picture(sheets, content);
  return at;
};

/** A block quote is a note in a box, kept with the paragraph before; it must be one paragraph, outside lists. */
const openNote: Setter = ({ sheets, manuscript: { tokens, source }, lists }, token, at) => {
  const isNote = tokens[at + 1]?.type === "paragraph_open" && tokens[at + 4]?.type === "blockquote_close";
  if (isNote && noteHeight(sheets, runsOf(sheets, tokens[at + 2])) > sheets.most)
    return fail(source, lineOf(token), {
      expected: "a note that fits on a page: its box is not split",
      found: "one with more lines",
      fix: "write several notes, with an empty line between two, or paragraphs",
    });
  if (isNote && lists.length === 0) return at;
  return fail(source, lineOf(token), {
    expected: "a note of one paragraph, in no list",
    found: "a quotation with more in it, or in a list",
    fix: "write each paragraph as a note of its own, in no list, with an empty line between two",
  });
};

const pass: Setter = (_setting, _token, at) => at;

const setters: Readonly<Record<string, Setter>> = {
  heading_open: setHeading,
  bullet_list_open: openList,
  ordered_list_open: openList,
  bullet_list_close: closeList,
  ordered_list_close: closeList,
  list_item_open: pass,
  list_item_close: pass,
  paragraph_open: setParagraph,
  blockquote_open: openNote,
  blockquote_close: pass,
  table_open: setTable,
  fence: setPicture,
};

const refuse: Setter = ({ manuscript }, token) =>
  fail(manuscript.source, lineOf(token), {
    expected: "headings, paragraphs, lists, notes, tables and pictures",
    found: token.type,
    fix: "write it as one of these",
  });

/**
 * Sets a whole paper: the cover, the contents, its blocks and the feet of its pages.
 * @throws DocumentError for blocks of other kinds, with their line
 */
export function compose(sheets: Sheets, manuscript: Manuscript): void {
  const { tokens } = manuscript;
  const setting: Setting = { sheets, manuscript, chapters: [], lists: [] };
  cover(sheets, manuscript);
  const isChapter = ({ type, tag }: Token) => type === "heading_open" && tag === "h2";
  const titles = tokens.flatMap((token, at) => (isChapter(token) ? [wordsIn(runsOf(sheets, tokens[at + 1]))] : []));
  const list = contents(sheets, titles);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token) at = (setters[token.type] ?? refuse)(setting, token, at);
  }
  list(setting.chapters);
  feet(sheets, manuscript);
}
