/** Reads a form post with files in it, as browsers send it without script: each file becomes the data URL that a script would send. */
import { fileUrl } from "../engine/kinds/file.ts";
import { longFile, maxValues, mostFiles } from "../engine/limits.ts";
import { restTooLarge } from "./body.ts";
import { tooMuch } from "./bounds.ts";
import { addText, type Texts } from "./form-post.ts";
import { Refused } from "./refusal.ts";

/** The types of a file that a browser knows none of, and of one that comes without any. */
const [anyType, noType] = ["application/octet-stream", "text/plain"];

/** So many bytes of a part may stand before what is in it: its name, the name of its file and its type. */
const mostHead = 16_384;

const malformed = () => new Refused({ status: 400, reason: "not a form post", error: "The body is no form post" });

/** The line between parts, as the header says it. */
const boundaryIn = (header: string): string | undefined => /;\s*boundary="?([^";]{1,70})/i.exec(header)?.[1];

/** A part: a control's text, or a file with its name. */
interface Part {
  name: string;
  fileName?: string;
  type: string;
  bytes: Buffer;
}

/** What browsers write in place of the signs that would end a name. */
const signs: { [sign: string]: string } = { "%0A": "\n", "%0D": "\r", "%22": '"' };

const parameter = /;[ \t]*([a-z]+)="([^"]*)"[ \t]*/giy;

/** What a part's disposition says, by its names; nothing where it is written in another way than browsers do. */
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
  // Nobody encodes one any more (RFC 7578, section 4.7); what it says would be lost.
  if (said?.name === undefined || /^content-transfer-encoding:[ \t]*(?:base64|quoted)/im.test(head)) throw malformed();
  const type = /^content-type:[ \t]*([ -~]*)$/im.exec(head)?.[1]?.toLowerCase() ?? noType;
  return { name: said.name, fileName: said.filename, type, bytes };
}

/** The parts of a body, each as it is found. */
function* partsIn(body: Buffer, boundary: string): Generator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  // The first one has no line before it.
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

/** How much of a part every sign is looked at: a page that comes back holds the files it was sent. */
const restOf = ({ fileName, bytes }: Part): number =>
  fileName !== undefined || (bytes.length > longFile && bytes.toString("latin1", 0, 5) === "data:") ? 0 : bytes.length;

/** A part as a text; none where a picker was left alone. */
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
 * The texts of such a post, by their names.
 * @param header its `Content-Type`
 * @param most bytes that its texts may have together
 * @throws Refused when it is none, or has more parts than a body may have values, or more text
 */
export function textsFromParts(body: Buffer, header: string, most: number): { texts: Texts; rest: number } {
  const boundary = boundaryIn(header);
  if (!boundary) throw malformed();
  const texts: Texts = new Map();
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
