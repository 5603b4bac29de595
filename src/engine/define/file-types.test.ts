/** A file's content determines its type, not its extension. */
import { describe, expect, test } from "vitest";
import { patternOfType } from "./file-types.ts";

const bytes: { [what: string]: (string | number[])[] } = {
  pdf: ["%PDF-1.7\n"],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  jpeg: [[0xff, 0xd8, 0xff, 0xe0]],
  gif: ["GIF89a"],
  webp: ["RIFF", [0x24, 0x01, 0xff, 0x00], "WEBPVP8 "],
  tiff: ["II", [0x2a, 0x00, 0x08]],
  "tiff, the other way round": ["MM", [0x00, 0x2a, 0x08]],
  heic: [[0x00, 0x00, 0x00, 0x24], "ftypheic"],
  "a box of any length": [[0x00, 0x00, 0x01, 0xff], "ftypavif"],
  zip: ["PK", [0x03, 0x04, 0x14]],
  "an empty zip": ["PK", [0x05, 0x06, 0x00]],
  gzip: [[0x1f, 0x8b, 0x08, 0x00]],
  program: ["MZ", [0x90, 0x00]],
  "another program": [[0x7f], "ELF"],
  text: ["name;company\n"],
  svg: ["<svg xmlns='http://www.w3.org/2000/svg'/>"],
  nothing: [],
};

const urlOf = (type: string, what: string) => {
  const parts = (bytes[what] ?? []).map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part)));
  return `data:${type};name=a%2Cb.x;base64,${Buffer.concat(parts).toString("base64")}`;
};

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe("a file of a type", () => {
  test.each([
    ["application/pdf", "application/pdf", "pdf"],
    ["application/zip", "application/zip", "zip"],
    ["application/zip", "application/zip", "an empty zip"],
    ["application/gzip", "application/gzip", "gzip"],
    [word, word, "zip"],
    ["image/png", "image/png", "png"],
    ["image/*", "image/jpeg", "jpeg"],
    ["image/*", "image/gif", "gif"],
    ["image/*", "image/webp", "webp"],
    ["image/*", "image/tiff", "tiff"],
    ["image/*", "image/tiff", "tiff, the other way round"],
    ["image/*", "image/heic", "heic"],
    ["image/*", "image/avif", "a box of any length"],
    ["image/*", "image/svg+xml", "svg"],
    ["image/*", "image/x-icon", "program"],
    ["Image/PNG ", "image/png", "png"],
    ["text/csv", "text/csv", "text"],
    ["text/csv", "text/csv", "nothing"],
    ["text/*", "text/calendar", "text"],
    ["application/x-own", "application/x-own", "text"],
  ])("%s takes %s that is %s", (wanted, type, what) =>
    expect(urlOf(type, what)).toMatch(new RegExp(patternOfType(wanted), "u")),
  );

  test.each([
    ["application/pdf", "application/pdf", "text"],
    ["application/pdf", "application/pdf", "program"],
    ["application/pdf", "application/pdf", "nothing"],
    ["application/pdf", "text/plain", "pdf"],
    ["application/pdf", "application/pdfx", "pdf"],
    [word, word, "pdf"],
    ["image/png", "image/png", "jpeg"],
    ["image/*", "image/png", "jpeg"],
    ["image/*", "image/svg+xml", "png"],
    ["image/*", "image/", "png"],
    ["image/*", "application/pdf", "png"],
    ["text/csv", "text/csv", "program"],
    ["text/csv", "text/csv", "another program"],
    ["text/*", "text/plain", "zip"],
    ["application/x-own", "application/x-owner", "text"],
  ])("%s takes no %s that is %s", (wanted, type, what) =>
    expect(urlOf(type, what)).not.toMatch(new RegExp(patternOfType(wanted), "u")),
  );
});
