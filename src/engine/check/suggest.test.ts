import { describe, expect, it } from "vitest";
import { instead, nearest, routeFrom } from "./suggest.ts";

const keywords = ["type", "title", "pattern", "minLength", "maxLength", "required", "not", "$ref", "$id"];

describe("nearest", () => {
  it.each([
    ["patern", "pattern"],
    ["minLenght", "minLength"],
    ["maxlength", "maxLength"],
    ["tpye", "type"],
    ["Required", "required"],
    ["require", "required"],
    ["requires", "required"],
    ["patt", "pattern"],
    ["foo", undefined],
    ["mask", undefined],
    ["x", undefined],
    ["", undefined],
    // A prefix of both, closer to one.
    ["ti", undefined],
  ])("to %j is %j", (word, meant) => expect(nearest(word, keywords)).toBe(meant));

  it("is nothing among nothing", () => expect(nearest("word", [])).toBeUndefined());
});

describe("instead", () => {
  it.each([
    ["patern", 'write "pattern"'],
    ["mask", "use one of type, title, pattern, minLength, maxLength, required, not, $ref, $id"],
  ])("of %j: %s", (word, fix) => expect(instead(word, keywords)).toBe(fix));

  it("of one with quotes is written as it stands in JSON", () =>
    expect(instead('The "ready" statu', ['The "ready" status', "Other"])).toBe(
      String.raw`write "The \"ready\" status"`,
    ));

  it("of what only looks alike says so", () =>
    expect(instead("größe", ["größe".normalize("NFD"), "menge"])).toContain("looks alike"));
});

describe("routeFrom", () => {
  it.each([
    ["Free Quote", "free-quote"],
    ["freeQuote", "free-quote"],
    ["/free_quote/", "free-quote"],
    ["sales/Free  Quote!", "sales/free-quote"],
    ["Größe für Café", "grosse-fur-cafe"],
  ])("of %j is %j", (text, path) => expect(routeFrom(text)).toBe(path));
});
