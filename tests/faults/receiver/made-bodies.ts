/**
 * Generates expensive bodies: endless names, depth, repetition, encodings, lists, escapes; as form post and as JSON.
 */

import fc from "fast-check";
import { formPostType, multipartType } from "../../../src/engine/define/content-types.ts";
import { mostPostBytes } from "../../../src/engine/define/limits.ts";
import type { Asked, Known } from "./cost.ts";

/** The pieces of names and values. */
const pieces = [
  ...[".", "~1", "~0", "~", "%2e", "%7E1", "%", "%zz", "+", "a", "0", "999", "*", "a.", "0.", "*.", "%F0%9F%9A%A2"],
  ...["~branch", "__proto__", "constructor", "formName", "<", "%22", "&amp;", "%0D%0A", " ", "@", "-", "é", "\\", "0-"],
];

/** The pieces of JSON values, in JSON notation. */
const values = [
  ...["1", "0", "-1.5e-300", '""', '"a"', "null", "true", "[]", "{}", "[[]]", '{"a":1}', '" "', '"\\u0000"'],
  ...['"2026-02-30"', '"\\ud800"', '"<"', '"a@b.c"', '"99999999999999999999"', "[null]", '["",""]'],
];

/** Fills a body up to a limit with repeated parts. */
const filled = (limit: number, part: (index: number) => string, between: string): string => {
  const parts: string[] = [];
  for (let length = 0, index = 0; ; index += 1) {
    const one = part(index);
    length += Buffer.byteLength(one) + between.length;
    if (length > limit || one === "") return parts.join(between);
    parts.push(one);
  }
};

/** A path of a field with an index for each entry. */
const pathWith = (path: string, index: string) => path.replaceAll("*", index);

/** How often pieces of a body are repeated: rarely, up to the limits, and far beyond. */
const times = fc.constantFrom(1, 2, 40, 99, 101, 500, 1_000, 2_100, 12_000, 140_000);

const repeated = fc
  .tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }), times)
  .map(([parts, count]) => parts.join("").repeat(count));

/** What makes each of many names unique. */
const numbering = fc.constantFrom<(index: number) => string>(
  () => "",
  (index) => String(index),
  (index) => `.${index}`,
  (index) => `.${index % 1000}.999`,
  (index) => `.${Math.floor(index / 999)}.${index % 999}`,
  (index) => `${".0".repeat(90)}.${index}`,
);

const postOf = (form: Known): fc.Arbitrary<Omit<Asked, "isOwn">> =>
  fc
    .record({
      start: fc.oneof(fc.constantFrom("", ...form.paths), repeated),
      index: fc.constantFrom("0", "999", "a", "*"),
      number: numbering,
      end: fc.oneof(fc.constantFrom("", ...form.paths), repeated),
      value: fc.oneof(fc.constantFrom("", "1", "on", "a"), repeated),
    })
    .map(({ start, index, number, end, value }) => {
      const head = `formName=${form.formName}&`;
      const room = Math.min(2 * form.limit, mostPostBytes) - Buffer.byteLength(head);
      const part = (place: number) => `${pathWith(start, index)}${number(place)}${pathWith(end, index)}=${value}`;
      const full = filled(room, part, "&") || part(0).slice(0, room);
      return { type: formPostType, text: head + full };
    });

/** The same with files: each pair is a multipart part. */
const partsOf = (form: Known): fc.Arbitrary<Omit<Asked, "isOwn">> =>
  fc
    .tuple(postOf(form), fc.constantFrom("", '; filename="a%2e.pdf"', `; filename="${"a".repeat(4_000)}"`))
    .map(([{ text }, file]) => {
      const isFirst = (index: number) => index === 0;
      const parts = text.split("&").map((pair, index) => {
        const [name = "", value = ""] = pair.split("=");
        return `--x\r\nContent-Disposition: form-data; name="${name}"${isFirst(index) ? "" : file}\r\n\r\n${value}\r\n`;
      });
      return {
        type: `${multipartType}; boundary=x`,
        text: `${filled(form.limit - 5, (index) => parts[index] ?? "", "")}--x--`,
      };
    });

/** Nests a value: as deep as the form has it, and deeper. */
const nestOf = (form: Known) =>
  fc
    .tuple(
      fc.constantFrom("", ...form.paths),
      fc.constantFrom("0", "a", "999"),
      fc.constantFrom("[", '{"a":', '{"0":', `{"${"n".repeat(900)}":`, `{"${".".repeat(900)}":`),
      fc.constantFrom(0, 0, 1, 2, 50, 90, 98, 101, 5_000),
    )
    .map(([path, key, opener, depth]) => {
      const openers = path.split(".").map((step) => (step === "*" && key !== "a" ? "[" : `{${JSON.stringify(step)}:`));
      const inner = [...(path === "" ? [] : openers.slice(1)), ...Array<string>(depth).fill(opener)];
      return { first: path.split(".")[0] || "x", inner };
    });

const jsonOf = (form: Known): fc.Arbitrary<Omit<Asked, "isOwn">> =>
  fc
    .record({
      nest: nestOf(form),
      isList: fc.boolean(),
      name: fc.oneof(fc.constantFrom("", "k", ".", "~1", "formName", ...form.paths), repeated),
      number: numbering,
      value: fc.oneof(
        fc.constantFrom(...values),
        fc.constantFrom<(index: number) => string>(
          (index) => String(index),
          (index) => `"${index}"`,
          (index) => `{"name":${index}}`,
          (index) => `[${index}]`,
        ),
        repeated.map((text) => JSON.stringify(text)),
      ),
      isTop: fc.boolean(),
    })
    .map(({ nest, isList, name, number, value, isTop }) => {
      const close = nest.inner.map((one) => (one === "[" ? "]" : "}")).reverse();
      const head = `{"formName":${JSON.stringify(form.formName)},${JSON.stringify(nest.first)}:${nest.inner.join("")}`;
      const said = (index: number) => (typeof value === "function" ? value(index) : value);
      const entry = (index: number) => `${JSON.stringify(name + number(index))}:${said(index)}`;
      const room = form.limit - Buffer.byteLength(head) - close.length - 10;
      if (isTop) return { type: "application/json", text: `${head}0${close.join("")},${filled(room, entry, ",")}}` };
      const content = isList ? `[${filled(room, said, ",")}]` : `{${filled(room, entry, ",")}}`;
      return { type: "application/json", text: `${head}${content}${close.join("")}}` };
    });

/** A body truncated at its form's limit. */
const within = ({ limit }: Known, { text, type }: Omit<Asked, "isOwn">): string =>
  Buffer.from(text)
    .subarray(0, type === formPostType ? Math.min(2 * limit, mostPostBytes) : limit)
    .toString();

/** Bodies of some forms, up to the size limit of each. */
export const bodiesOf = (forms: Known[]): fc.Arbitrary<Asked> =>
  fc
    .constantFrom(...forms)
    .chain((form) =>
      fc
        .oneof(postOf(form), partsOf(form), jsonOf(form))
        .map((asked) => ({ ...asked, isOwn: form.isOwn, text: within(form, asked) })),
    );
