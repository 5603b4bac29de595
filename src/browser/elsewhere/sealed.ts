/** Authenticated encryption of a text with AES-GCM, from Web Crypto: only the key opens it, and tampering is detected. */

const [idBytes, keyBytes, startBytes] = [16, 32, 12];

const algorithm = "AES-GCM";

/** Encodes bytes as base64url. */
export function textOf(bytes: Uint8Array): string {
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decodes base64url. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** Creates a random id and key. */
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
 * Encrypts a text.
 * @param form the form it belongs to, as additional authenticated data
 */
export async function seal(text: string, key: string, form: string): Promise<string> {
  const start = random(startBytes);
  const sealed = await crypto.subtle.encrypt(how(start, form), await keyOf(key), new TextEncoder().encode(text));
  return textOf(new Uint8Array([...start, ...new Uint8Array(sealed)]));
}

/**
 * Decrypts a text.
 * @throws when the key is wrong, the text was changed, or it belongs to another form
 */
export async function unseal(sealed: string, key: string, form: string): Promise<string> {
  const bytes = bytesOf(sealed);
  const [start, rest] = [bytes.slice(0, startBytes), bytes.slice(startBytes)];
  return new TextDecoder().decode(await crypto.subtle.decrypt(how(start, form), await keyOf(key), rest));
}
