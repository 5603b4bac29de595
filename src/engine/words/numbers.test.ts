import { describe, expect, it } from "vitest";
import { number } from "../kinds/number.ts";
import { languages } from "../languages/index.ts";
import { inSeconds, plainNumber, readNumber, retypedNumber, typedNumber } from "./numbers.ts";
import { inLanguage } from "./spoken.ts";

describe("a number as it is typed", () => {
  it.each([
    ["de", "2,5", "2.5"],
    ["de", "1.234,56", "1234.56"],
    ["de", "1.234", "1234"],
    ["de", "1 234,5", "1234.5"],
    ["de", "2.5", "2.5"],
    ["de", "-0,25", "-0.25"],
    ["de", "1.234.567", "1234567"],
    ["de", "1.23,4", "1.23,4"],
    ["de", "1,2,3", "1.2,3"],
    ["de", "٢٬٣٤٥", "2345"],
    ["fr", "٢٬٣٤٥٫٥", "2345.5"],
    ["es", "１，２３４", "1234"],
    ["fr", "1\u202f234,5", "1234.5"],
    ["fr", "12 345", "12345"],
    ["es", "1.234,5", "1234.5"],
    ["ar-u-nu-latn", "1,234.5", "1234.5"],
    ["ar-u-nu-latn", "٢٫٥", "2.5"],
    ["ar-u-nu-latn", "۱۲", "12"],
    ["ar-u-nu-latn", "١٬٢٣٤", "1234"],
    ["en", "－１，２３４．５", "-1234.5"],
    ["en", "\u202d1,234\u200b.5\u202c\ufeff", "1234.5"],
    ["en", "\u202d 12\u202c ", "12"],
  ])("%s: %s is %s", (locale, typed, plain) => expect(plainNumber(typed, locale)).toBe(plain));

  it("is sent as a number, and stays a text where it is none", () => {
    const read = (lang: string | undefined, typed: string) => inLanguage(lang, () => number.read([typed], {}));
    expect(read("de", "1.234,5")).toBe(1234.5);
    expect(read("de", "zwei")).toBe("zwei");
    expect(read("de", "1.23,4")).toBe("1.23,4");
    expect(read("de", "0.500")).toBe(0.5);
    expect(read("en", "1e999")).toBe("1e999");
    expect(read("en", "9007199254740993")).toBe("9007199254740993");
    expect(read(undefined, "0,500")).toBe("0,500");
    expect(read(undefined, "1,5")).toBe("1,5");
    expect(read(undefined, "1.5")).toBe(1.5);
    expect(read(undefined, "50,000")).toBe(50_000);
    expect(read(undefined, "1,234,567.5")).toBe(1_234_567.5);
  });

  it.each(Object.keys(languages))("comes back from a control as it was, in %s", (lang) => {
    for (const value of [0, 1.5, -2.25, 1234.5, 1_234_567, 1.234, 0.001, 12_345.678])
      inLanguage(lang, () => expect(number.read(number.write(value, {}), {})).toBe(value));
  });
});

it("a number of seconds stays on one line with its unit", () => {
  expect(inSeconds(48, "en")).toBe("in 48\u00a0seconds");
  expect(inSeconds(48, "ar-u-nu-latn")).toBe("خلال 48\u00a0ثانية");
});

it("a number as it is read has the signs of its language", () => {
  expect(readNumber(1234567.5, "de")).toBe("1.234.567,5");
  expect(typedNumber(1234.5, "de")).toBe("1234,5");
  expect(typedNumber(1234.5, "ar-u-nu-latn")).toBe("1234.5");
});

it.each([
  ["1,500", "en", "de", "1500"],
  ["1.500", "en", "de", "1,500"],
  ["1.500", "de", "en", "1500"],
  ["1.234,5", "es", "ar-u-nu-latn", "1234.5"],
  ["about 1.500", "en", "de", "about 1.500"],
  ["1,5 to 2", "de", "en", "1,5 to 2"],
  ["", "en", "de", ""],
])('"%s" in %s is in %s "%s"', (typed, from, to, retyped) => expect(retypedNumber(typed, from, to)).toBe(retyped));
