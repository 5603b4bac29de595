import { describe, expect, it } from "vitest";
import { checkSyntax } from "./syntax.ts";

describe("checkSyntax", () => {
  it.each([
    "{}",
    '{ "a": [], "b": {} }',
    '{ "a": [1, -2, 0.5, 1e5, -0.5E+3, 0] }',
    '{ "a": [true, false, null, "text"] }',
    '{ "a": "\\u00e9 \\" \\\\ \\/ \\b\\f\\n\\r\\t" }',
    '{ "a": "é 🚢 \u2028 \u007f \u0085" }',
    '\r\n\t { "__proto__": 1, "": 2 }\n',
  ])("finds nothing in %j, which is JSON", (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(checkSyntax("f.json", text)).toEqual([]);
  });

  it.each([
    ["", "a JSON object", "the end of the file at line 1, column 1"],
    ["[1]", "a JSON object", "[ at line 1, column 1"],
    ['"text"', "a JSON object", '"text" at line 1, column 1'],
    ["\ufeff{}", "a JSON object", "U+FEFF at line 1, column 1"],
    ['{ "a": }', "a value", "} at line 1, column 8"],
    ['{ "a": [1, ] }', "something after the comma", "] at line 1, column 12"],
    ['{ "a": [, 1] }', "a value", ", at line 1, column 9"],
    ['{ "a": 1, }', "something after the comma", "} at line 1, column 11"],
    ['{ "a": 1,, "b": 2 }', "a key", ", at line 1, column 10"],
    ['{\n  "a": 1\n  "b": 2\n}', '"," or "}"', '"b" at line 3, column 3'],
    ['{ "a": [1 2] }', '"," or "]"', "2 at line 1, column 11"],
    ['{ "a": [1 }', '"," or "]"', "} at line 1, column 11"],
    ['{ "a": 1', '"," or "}"', "the end of the file at line 1, column 9"],
    ['{ "a": 1 } }', "the end of the file", "} at line 1, column 12"],
    ['{ "a" 1 }', '":" after the key', "1 at line 1, column 7"],
    ["{ 'a': 1 }", "a key", "'a' at line 1, column 3"],
    ["{ a: 1 }", "a key", "a at line 1, column 3"],
    ["{ \"a\": 'b' }", "a value", "'b' at line 1, column 8"],
    ['{ "a": "\\S" }', "a value", '"\\S" at line 1, column 8'],
    ['{ "a": "b\n" }', "a value", '"b at line 1, column 8'],
    ['{ "a": "\t" }', "a value", '"\t" at line 1, column 8'],
    ['{ "a": 01 }', "a value", "01 at line 1, column 8"],
    ['{ "a": .5 }', "a value", ".5 at line 1, column 8"],
    ['{ "a": 1. }', "a value", "1. at line 1, column 8"],
    ['{ "a": +1 }', "a value", "+1 at line 1, column 8"],
    ['{ "a": NaN }', "a value", "NaN at line 1, column 8"],
    ['{ "a": True }', "a value", "True at line 1, column 8"],
    ['{ "a": 1 // one\n}', '"," or "}"', "// at line 1, column 10"],
  ])("finds where %j stops being a JSON object", (text, expected, found) => {
    expect(checkSyntax("f.json", text)).toEqual([
      { file: "f.json", path: "", expected, found, fix: expect.any(String) },
    ]);
  });

  it.each([
    ['{\n\u00a0 "a": 1 }', "U+00A0 at line 2, column 1", "remove this invisible character"],
    ['{ "a": \u200btrue }', "U+200B at line 1, column 8", "remove this invisible character"],
    ['{ "a": 1 }\u2028', "U+2028 at line 1, column 11", "remove this invisible character"],
    ["{\0\n\0}\0", "U+0000 at line 1, column 2", "save the file as UTF-8"],
    ['{ "a": "one\ttwo" }', '"one\ttwo" at line 1, column 8', "and a tab as \\t"],
    ['<<<<<<< HEAD\n{ "a": 1 }', "<<<<<<< at line 1, column 1", "keep one of the two versions"],
    ['{ "a": 1,\n=======\n"b": 2 }', "======= at line 2, column 1", "keep one of the two versions"],
    ['{ "a": 1\n>>>>>>> other\n}', ">>>>>>> at line 2, column 1", "keep one of the two versions"],
  ])("names what an author may not see in %j, and what to do about it", (text, found, fix) => {
    expect(checkSyntax("f.json", text)).toMatchObject([{ found, fix: expect.stringContaining(fix) }]);
  });

  it("finds every key that is written twice, at its place", () => {
    const text = '{ "a": { "b": 1, "b": 2 }, "c/d": [{ "e": 1 }, { "e": 1, "\\u0065": 2 }], "a": 1 }';
    expect(checkSyntax("f.json", text).map(({ path }) => path)).toEqual(["/a/b", "/c~1d/1/e", "/a"]);
  });

  it("says what a list of fields, as other tools write forms, is here", () => {
    const fix = 'write one object with a schema for each field: { "properties": { "boat": { … }, … } }';
    const list = '[{ "key": "boat", "type": "input" }, { "key": "crew" }]';
    expect(checkSyntax("schemas/quote.schema.json", list)).toMatchObject([{ path: "", fix }]);
    expect(checkSyntax("schemas/quote.schema.json", "[1]")).toMatchObject([{ fix: "write one object, { … }" }]);
  });

  it.each([
    "0",
    "-0",
    "0.000",
    "0e9",
    "1.0",
    "1e3",
    "0.10",
    "-12.500E-2",
    "100",
    "1e23",
    "5e-324",
    "0.30000000000000004",
  ])("reads %s as it is written", (number) => {
    expect(checkSyntax("f.json", `{ "a": ${number} }`)).toEqual([]);
  });

  it.each([
    ["9007199254740993", "9007199254740992", "write 9007199254740992, or"],
    ["-9007199254740993.0", "-9007199254740992", "write -9007199254740992, or"],
    ["1.00000000000000000001", "1", "write 1, or"],
    ["123456789012345678901", "123456789012345680000", "write 123456789012345680000, or"],
    ["1e400", "Infinity", "write a smaller one, or"],
    ["1e-400", "0", "write 0, or"],
  ])("finds that %s is read as %s", (number, value, fix) => {
    const found = `${number} at line 1, column 9, which is read as ${value}`;
    const [problem, ...others] = checkSyntax("f.json", `{ "a": [${number}] }`);
    expect(problem).toMatchObject({ path: "/a/0", found, fix: expect.stringContaining(fix) });
    expect(others).toEqual([]);
  });

  it("says the syntax error alone, since nothing after it is certain", () => {
    expect(checkSyntax("f.json", '{ "a": 1, "a": 2')).toHaveLength(1);
  });

  it("survives a text of brackets, and reads a long one in time", () => {
    expect(checkSyntax("f.json", `{ "a": ${"[".repeat(2000)}`)).toHaveLength(1);
    const nested = (count: number) => `{ "a":\n${"[".repeat(count)}${"]".repeat(count)} }`;
    expect(checkSyntax("f.json", nested(150))).toEqual([]);
    expect(checkSyntax("f.json", nested(20_000))).toMatchObject([
      { expected: "at most 200 levels of brackets", found: "[ at line 2, column 200" },
    ]);
    expect(checkSyntax("f.json", `{ "a": [${"1, ".repeat(100_000)}1] }`)).toEqual([]);
  });
});
