/** JSON with files is parsed like any JSON: the placeholders for long files are never visible. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longFile } from "../../engine/define/limits.ts";
import { parsed, readJson } from "./long-files.ts";

const long = "q8Zx/7+0".repeat(longFile / 8);
const url = `data:application/pdf;name=a%20plan.pdf;base64,${long}`;

const read = (text: string) => {
  const bounded: string[] = [];
  const bound = (rest: string) => {
    bounded.push(rest);
    return parsed(rest);
  };
  return { ...readJson(text, bound), bounded };
};

describe("a long file", () => {
  test.each([
    ["alone", { plan: url }],
    ["twice, and in lists and groups", { plan: url, more: [url, { photos: [url, "a"] }], __proto__x: url }],
    [
      "beside what looks like one",
      { plan: url, a: "data:", b: '"data:;base64,', c: `data:;base64,${"é".repeat(9_000)}` },
    ],
    ["beside short ones", { plan: url, short: "data:;base64,QUJD" }],
  ])("%s is in the result without being parsed", (_how, value) => {
    const { value: found, rest } = read(JSON.stringify(value));
    expect(found).toEqual(value);
    expect(rest).not.toContain(long);
  });

  test("with its slashes escaped, as some programs do", () => {
    const { value, rest } = read(JSON.stringify({ plan: url }).replaceAll("/", "\\/"));
    expect(value).toEqual({ plan: url });
    expect(rest.length).toBeLessThan(longFile);
  });

  test.each([
    ["under a name that comes again", `{"plan":"${url}","plan":"${url}x"}`],
    ["as a name", `{"${url}":1}`],
    ["in the middle of a text", JSON.stringify({ text: `"${url}` })],
    ["with an escape in it", JSON.stringify({ plan: `${url}\u0007` })],
    ["whose beginning is escaped", JSON.stringify({ plan: url }).replace('"data', '"\\u0064ata')],
  ])("%s is a text, with the bounds of texts", (_how, text) => {
    const { value, rest, bounded } = read(text);
    expect(value).toEqual(JSON.parse(text));
    expect(rest).toBe(text);
    expect(bounded.at(-1)).toBe(text);
  });

  test.each([`{"plan":"${url}`, `{"plan":"${url}"`, `"${url}"data:`, `["a""${url}"]`])(
    "in invalid JSON leads to no value: %j",
    (text) => {
      expect(read(text).value).toBeUndefined();
    },
  );
});

test("any JSON has the same result as with JSON.parse", () => {
  const texts = fc.array(fc.constantFrom(url, '"', "\\", "data:", ";base64,", "/", "a", "\n", "é"), { maxLength: 4 });
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      texts.map((parts) => parts.join("")),
      fc.array(tie("any"), { maxLength: 3 }),
      fc.dictionary(
        texts.map((parts) => parts.join("")),
        tie("any"),
        { maxKeys: 3, noNullPrototype: true },
      ),
    ),
  })).any;
  fc.assert(
    fc.property(value, fc.boolean(), (sent, escapes) => {
      const text = JSON.stringify(sent);
      expect(read(escapes ? text.replaceAll("/", "\\/") : text).value).toEqual(JSON.parse(text));
    }),
  );
});

test("bounds are checked before JSON is parsed", () => {
  const refuse = () => {
    throw new Error("too much");
  };
  expect(() => readJson('{"a":1}', refuse)).toThrow("too much");
});
