/**
 * Parses a form post with files, as browsers send it without script: each file becomes the data URL that a script would
 * send.
 */

import { longFile, maxValues, mostFiles } from "../../engine/define/limits.ts";
import { fileUrl } from "../../engine/kinds/file.ts";
import { restTooLarge } from "./body.ts";
import { tooMuch } from "./bounds.ts";
import { addText, type PostedTexts } from "./posted-texts.ts";
import { Refused } from "./refusal.ts";

/** The types that browsers send for an unknown file type, and that apply to a part without one. */
const [anyType, noType] = ["application/octet-stream", "text/plain"];

/** The maximum size of a part's headers, in bytes: its name, the name of its file and its type. */
const mostHead = 16_384;

const malformed = () => new Refused({ status: 400, reason: "not a form post", error: "The body is no form post" });

/** The boundary between parts, from the header. */
const boundaryIn = (header: string): string | undefined => /;\s*boundary="?([^";]{1,70})/i.exec(header)?.[1];

/** A part: a control's text, or a file with its name. */
interface Part {
  name: string;
  fileName?: string;
  type: string;
  bytes: Buffer;
}

/** The characters that browsers escape in names. */
const signs: { [sign: string]: string } = { "%0A": "\n", "%0D": "\r", "%22": '"' };

const parameter = /;[ \t]*([a-z]+)="([^"]*)"[ \t]*/giy;

/** The parameters of a part's disposition, by name; undefined if it is not in the format of browsers. */
function parametersOf(disposition: string): { [name: string]: string } | undefined {
  const found: { [name: string]: string } = {};
  parameter.lastIndex = 0;
  for (let end = 0; end < disposition.length; end = parameter.lastIndex) {
    const [, name = "", value = ""] = parameter.exec(disposition) ?? [];
    if (name === "") return undefined;
    found[name.toLowerCase()] = value.replace(/%0A|%0D|%22/gi, (sign) => signs[sign.toUpperCase()] ?? sign);
  }
  return found;
}

/** A part from its head and its bytes. */
function partFrom(head: string, bytes: Buffer): Part {
  const said = parametersOf(/^content-disposition:[ \t]*form-data[ \t]*(.*)$/im.exec(head)?.[1] ?? "");
  // Obsolete (RFC 7578, section 4.7); the decoded content would be wrong.
  if (said?.name === undefined || /^content-transfer-encoding:[ \t]*(?:base64|quoted)/im.test(head)) throw malformed();
  const type = /^content-type:([\t -~]*)$/im.exec(head)?.[1]?.trim().toLowerCase() ?? noType;
  return { name: said.name, fileName: said.filename, type, bytes };
}

/** Yields the parts of a body. */
function* partsIn(body: Buffer, boundary: string): Generator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  // The first one is not preceded by a line break.
  const first = delimiter.subarray(2);
  if (!body.subarray(0, first.length).equals(first)) throw malformed();
  for (let at = first.length; ; ) {
    const next = body.toString("latin1", at, at + 2);
    if (next === "--") return;
    if (next !== "\r\n") throw malformed();
    const head = body.indexOf("\r\n\r\n", at);
    const end = head < 0 || head - at > mostHead ? -1 : body.indexOf(delimiter, head + 4);
    if (end < 0) throw malformed();
    yield partFrom(body.toString("utf8", at, head).replaceAll("\r\n", "\n"), body.subarray(head + 4, end));
    at = end + delimiter.length;
  }
}

/** The size of a part that is scanned completely; 0 for files, which a page that is posted again contains as text. */
const restOf = ({ fileName, bytes }: Part): number =>
  fileName !== undefined || (bytes.length > longFile && bytes.toString("latin1", 0, 5) === "data:") ? 0 : bytes.length;

/** The text of a part; undefined for an empty file input. */
function textOf({ fileName, type, bytes }: Part): string | undefined {
  if (fileName === undefined)
    return bytes
      .toString()
      .replace(/^\ufeff/, "")
      .replaceAll("\r\n", "\n");
  if (fileName === "" && bytes.length === 0) return undefined;
  return fileUrl(`data:${type.split(";")[0]?.trim() || anyType}`, fileName, bytes.toString("base64"));
}

/**
 * The texts of such a post, by name.
 * @param header its `Content-Type`
 * @param most the maximum size of all texts, in bytes
 * @throws Refused when it is malformed, or has more parts than a body may have values, or more text
 */
export function textsFromParts(body: Buffer, header: string, most: number): { texts: PostedTexts; rest: number } {
  const boundary = boundaryIn(header);
  if (!boundary) throw malformed();
  const texts: PostedTexts = new Map();
  let [parts, files, rest] = [0, 0, 0];
  for (const part of partsIn(body, boundary)) {
    parts += 1;
    if (part.fileName !== undefined) files += 1;
    if (parts > maxValues) throw tooMuch("many");
    if (files > mostFiles) throw tooMuch("files");
    rest += restOf(part);
    if (rest > most) throw restTooLarge(most);
    const text = textOf(part);
    if (text !== undefined) addText(texts, part.name, text);
  }
  return { texts, rest };
}
