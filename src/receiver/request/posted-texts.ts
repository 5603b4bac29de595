/** Decodes an ordinary form post, as browsers send it without script, to the texts that it has by name. */

/** The submitted texts, by name: lists are repeated names. */
export type PostedTexts = Map<string, string[]>;

/** Whether a text is an index or a count, as pages post for choices and lists. */
export const isIndex = (text: string): boolean => /^\d{1,3}$/.test(text);

/** Adds a text under a name. */
export function addText(texts: PostedTexts, name: string, text: string): void {
  const known = texts.get(name);
  if (known) known.push(text);
  else texts.set(name, [text]);
}

/** The values of hexadecimal digits, by character code. */
const digits = new Map([..."0123456789abcdefABCDEF"].map((digit) => [digit.charCodeAt(0), Number.parseInt(digit, 16)]));

const percent = 0x25;

/**
 * Decodes a text. `decodeURIComponent`, and so `URLSearchParams`, throw internally at each invalid escape, which is
 * slow for ten thousand of them.
 */
function decoded(encoded: string): string {
  const text = encoded.replaceAll("+", " ");
  if (!text.includes("%")) return text;
  const bytes = Buffer.from(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    const high = byte === percent ? digits.get(bytes[at + 1] ?? 0) : undefined;
    const low = high === undefined ? undefined : digits.get(bytes[at + 2] ?? 0);
    if (high !== undefined && low !== undefined) at += 2;
    bytes[length++] = high !== undefined && low !== undefined ? 16 * high + low : byte;
  }
  return bytes.toString("utf8", 0, length);
}

/** The texts of a form post, by name; line ends are normalized to those of a form's script. */
export function textsFrom(post: string): PostedTexts {
  const texts: PostedTexts = new Map();
  for (const pair of post.split("&")) {
    if (pair === "") continue;
    const at = pair.includes("=") ? pair.indexOf("=") : pair.length;
    addText(texts, decoded(pair.slice(0, at)), decoded(pair.slice(at + 1)).replaceAll("\r\n", "\n"));
  }
  return texts;
}
