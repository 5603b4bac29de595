/** Generates expensive bodies with files: large, many, broken, and misplaced ones; in JSON and in multipart. */

import fc from "fast-check";
import { multipartType } from "../../../src/engine/define/content-types.ts";
import { fileUrl } from "../../../src/engine/kinds/file.ts";
import type { Asked, Known } from "./cost.ts";

/** File sizes in bytes: small ones, and up to more than any form accepts. */
const sizes = fc.constantFrom(0, 10, 10_000, 100_000, 1_000_000, 2_500_000, 5_600_000, 6_500_000);

const names = fc.constantFrom("plan.pdf", "é 🚢.pdf", "a".repeat(3_900), "%22".repeat(1_200), "x;sha256=0", "");

const types = fc.constantFrom(
  "application/pdf",
  "application/pdf",
  "application/pdf",
  "image/png",
  "",
  "application\\/pdf",
  `a/${"b".repeat(3_000)}`,
);

/** Corruptions of a file's base64. */
const spoils = fc.constantFrom<(base64: string) => string>(
  (whole) => whole,
  (whole) => whole,
  (whole) => whole,
  (whole) => whole,
  (whole) => whole.replaceAll("/", "\\/"),
  (whole) => `${whole.slice(0, -9)}#${whole.slice(-8)}`,
  (whole) => `#${whole}`,
  (whole) => whole.replaceAll("+", "-"),
  (whole) => whole.replaceAll("A", "\\u0041"),
  (whole) => `${whole},data:;base64,${whole}`,
);

/** Prefixes of a data URL, some of which make it invalid. */
const starts = fc.constantFrom("", "", "", "", "", "", "", "\\u0064", " ", '\\"');

interface Made {
  name: string;
  type: string;
  bytes: Buffer;
  spoil: (base64: string) => string;
  start: string;
}

const made: fc.Arbitrary<Made> = fc
  .record({
    name: names,
    type: types,
    size: sizes,
    filler: fc.constantFrom("%PDF-1.7", "%PDF-2.0", "\u0000", '<é>&"'),
    spoil: spoils,
    start: starts,
  })
  .map(({ size, filler, ...file }) => ({ ...file, bytes: Buffer.alloc(size, filler) }));

const urlOf = ({ name, type, bytes, spoil, start }: Made) => {
  const url = fileUrl(`data:${type}`, name, "");
  return start === "\\u0064"
    ? `${start}${url.slice(1)}${spoil(bytes.toString("base64"))}`
    : `${start}${url}${spoil(bytes.toString("base64"))}`;
};

/** A nested value for a path. */
const nested = (path: string, text: string): string =>
  path
    .split(".")
    .reduceRight(
      (inner, step) => (step === "*" || /^\d+$/.test(step) ? `[${inner}]` : `{${JSON.stringify(step)}:${inner}}`),
      text,
    )
    .slice(1, -1);

const jsonOf = (form: Known) =>
  fc
    .record({
      files: fc.array(made, { minLength: 1, maxLength: 2 }),
      path: fc.constantFrom(...form.paths, "stranger"),
      times: fc.constantFrom(1, 1, 90, 5_100),
      isValid: fc.boolean(),
    })
    .map(({ files, path, times, isValid }) => {
      const urls = files.map((file) => `"${urlOf(file)}"`);
      const small = times > 1 ? Array.from({ length: times }, () => '"data:;base64,QUJD"') : [];
      const all = [...urls, ...small].join(",");
      const value = path.endsWith("*") ? nested(path.slice(0, -2), `[${all}]`) : nested(path, urls[0] ?? '""');
      const more = small.length > 0 && !path.endsWith("*") ? `,"list":[${small.join(",")}]` : "";
      const text = `{"formName":${JSON.stringify(form.formName)}${isValid ? ',"name":"Ines"' : ""},${value}${more}}`;
      return { type: "text/plain", text };
    });

const partsOf = (form: Known) =>
  fc
    .record({
      files: fc.array(made, { minLength: 1, maxLength: 2 }),
      path: fc.constantFrom(...form.paths, "stranger"),
      isFile: fc.boolean(),
      isValid: fc.boolean(),
    })
    .map(({ files, path, isFile, isValid }) => {
      const name = path.replace(/\.\*$/, "");
      const part = (head: string, text: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
      const parts = files.map((file) =>
        isFile
          ? part(
              `name="${name}"; filename="${file.name.replaceAll('"', "")}"\r\nContent-Type: ${file.type}`,
              file.bytes.toString(),
            )
          : part(`name="${name}"`, urlOf(file)),
      );
      const head = part('name="formName"', form.formName) + (isValid ? part('name="name"', "Ines") : "");
      return { type: `${multipartType}; boundary=x`, text: `${head}${parts.join("")}--x--` };
    });

/** Bodies with files, whether the form has fields for them or not, including ones above the size limit. */
export const fileBodiesOf = (forms: Known[]): fc.Arbitrary<Asked> =>
  fc
    .constantFrom(...forms)
    .chain((form) => fc.oneof(jsonOf(form), partsOf(form)).map((asked) => ({ ...asked, isOwn: form.isOwn })));
