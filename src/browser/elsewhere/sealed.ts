/** Seals a text so that whoever has the key alone can read it, and finds where it was changed: AES-GCM, as browsers have it. */

const [idBytes, keyBytes, startBytes] = [16, 32, 12];

const algorithm = "AES-GCM";

/** Bytes as a text that addresses take: base64, with other signs. */
function textOf(bytes: Uint8Array): string {
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** An id and a key that nobody else has. */
export const newPair = (): { id: string; key: string } => ({
  id: textOf(random(idBytes)),
  key: textOf(random(keyBytes)),
});

const keyOf = (key: string) => crypto.subtle.importKey("raw", bytesOf(key), algorithm, false, ["encrypt", "decrypt"]);

const how = (start: BufferSource, form: string) => ({
  name: algorithm,
  iv: start,
  additionalData: new TextEncoder().encode(form),
});

/**
 * A text under a key.
 * @param form what it belongs to, and cannot be opened for anything else
 */
export async function seal(text: string, key: string, form: string): Promise<string> {
  const start = random(startBytes);
  const sealed = await crypto.subtle.encrypt(how(start, form), await keyOf(key), new TextEncoder().encode(text));
  return textOf(new Uint8Array([...start, ...new Uint8Array(sealed)]));
}

/**
 * The text again.
 * @throws when the key is another, or the text was changed or is of another form
 */
export async function unseal(sealed: string, key: string, form: string): Promise<string> {
  const bytes = bytesOf(sealed);
  const [start, rest] = [bytes.slice(0, startBytes), bytes.slice(startBytes)];
  return new TextDecoder().decode(await crypto.subtle.decrypt(how(start, form), await keyOf(key), rest));
}
