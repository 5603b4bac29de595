/** Encodes a PNG with a palette: for a card, a third of the size of an RGB PNG, in a fifth of the time. */
import { constants, crc32, deflateSync } from "node:zlib";

/** A rendered picture: four bytes per pixel, red, green, blue and alpha. */
interface Pixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The maximum number of colors in a palette. */
const mostColors = 256;

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A PNG chunk: length, name, data, and a checksum of the last two. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The scanlines of a picture as palette indices; undefined if it has too many colors or transparent pixels. */
function linesOf({ width, height, pixels }: Pixels): { lines: Buffer; colors: number[] } | undefined {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const numbers = new Map<number, number>();
  // Every scanline begins with a filter byte: none.
  const lines = Buffer.alloc((width + 1) * height);
  let [color, number] = [-1, -1];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const next = view.getUint32(pixel * 4);
    if (next !== color) {
      color = next;
      number = numbers.get(color) ?? numbers.size;
      numbers.set(color, number);
      if (number === mostColors || (color & 0xff) !== 0xff) return undefined;
    }
    lines[pixel + Math.floor(pixel / width) + 1] = number;
  }
  return { lines, colors: [...numbers.keys()] };
}

/** Encodes a picture as a PNG with a palette; undefined if it has too many colors or is not opaque. */
export function indexedPng(picture: Pixels): Uint8Array | undefined {
  const found = linesOf(picture);
  if (!found) return undefined;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  // Eight bits per pixel, indexed color.
  header.set([8, 3], 8);
  const palette = Buffer.from(
    found.colors.flatMap((color) => [color >>> 24, (color >>> 16) & 0xff, (color >>> 8) & 0xff]),
  );
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    // Areas of one color: searching for more than runs takes four times as long to save 3 %.
    chunk("IDAT", deflateSync(found.lines, { strategy: constants.Z_RLE })),
    chunk("IEND", Buffer.of()),
  ]);
}
