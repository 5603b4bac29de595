/** Reads a form post with files in it, as browsers send it without script: each file becomes the data URL that a script would send. */
import { fileUrl } from "../engine/kinds/file.ts";
import { hasMany, tooMuch } from "./bounds.ts";
import { addText, type Texts } from "./form-post.ts";
import { Refused } from "./refusal.ts";

/** The type of a file that a browser knows none of. */
const anyType = "application/octet-stream";

/** So many files a body may have: to make one takes a hundred times as long as a text. */
const mostFiles = 100;

/** What a file's part says of itself. */
const aFile = /\r\ncontent-disposition: *form-data;[^\r\n]*filename/gi;

const malformed = (cause?: unknown) =>
  new Refused({ status: 400, reason: "not a form post", error: "The body is no form post" }, undefined, cause);

/** The line between parts, as the header says it. */
const boundaryIn = (header: string): string | undefined => /;\s*boundary="?([^";]{1,70})/i.exec(header)?.[1];

async function formData(bytes: Buffer<ArrayBuffer>, header: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": header } }).formData();
  } catch (error) {
    throw malformed(error);
  }
}

/** A file as a text; none where a picker was left alone. */
async function textOf(value: File | string): Promise<string | undefined> {
  if (typeof value === "string") return value.replaceAll("\r\n", "\n");
  if (value.name === "" && value.size === 0) return undefined;
  const type = value.type.split(";")[0]?.trim() || anyType;
  return fileUrl(`data:${type}`, value.name, Buffer.from(await value.arrayBuffer()).toString("base64"));
}

/**
 * The texts of such a post, by their names.
 * @param header its `Content-Type`
 * @throws Refused when it is none, or has more parts than a body may have values
 */
export async function textsFromParts(bytes: Buffer<ArrayBuffer>, header: string): Promise<Texts> {
  const boundary = boundaryIn(header);
  if (!boundary) throw malformed();
  // Counted before anything is taken apart, which is slow.
  if (hasMany(bytes, `--${boundary}`)) throw tooMuch("many");
  if ((bytes.toString("latin1").match(aFile)?.length ?? 0) > mostFiles) throw tooMuch("many");
  const texts: Texts = new Map();
  for (const [name, value] of await formData(bytes, header)) {
    const text = await textOf(value);
    if (text !== undefined) addText(texts, name, text);
  }
  return texts;
}
