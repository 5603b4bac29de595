import { expect, test } from "vitest";
import { refuseFolder } from "./folder.ts";

test.each(["/home/ines/C#/keelwork/", "/srv/what?/keelwork/"])("nothing is built in %s", (root) => {
  for (const isDev of [false, true])
    expect(() => refuseFolder(root, isDev)).toThrow(/^\/.*\n {2}expected: a folder.*\n {2}found: {4}"[#?]"\n {2}fix: /);
});

test("a percent sign stops the dev server, but no build", () => {
  expect(() => refuseFolder("/jobs/feature%2Fprices/", true)).toThrow(/found: {4}"%"/);
  expect(() => refuseFolder("/jobs/feature%2Fprices/", false)).not.toThrow();
});

test.each([false, true])("spaces, letters of any language and other signs are no matter, dev server: %s", (isDev) => {
  expect(() => refuseFolder("/home/Jürgen & Ines/keelwork [new] (1) +2/", isDev)).not.toThrow();
});
