import { expect, it } from "vitest";
import { checkBeside } from "./orphans.ts";

const names = Array.from({ length: 100 }, (_, index) => `pages/blog/article-${index}`);

/** A list of files that counts how often one of them is read. */
function counted(files: string[]): { files: string[]; read: () => number } {
  let read = 0;
  const get = (target: string[], key: string | symbol) => {
    if (/^\d+$/.test(String(key))) read += 1;
    return Reflect.get(target, key);
  };
  return { files: new Proxy(files, { get }), read: () => read };
}

it("finds a text without a page", () => {
  const files = [...names.flatMap((name) => [`${name}.md`, `${name}.ts`]), "pages/blog/draft.md"].sort();
  expect(checkBeside(files).map(({ file, expected }) => [file, expected])).toEqual([
    ["pages/blog/draft.md", "a page that shows it: pages/blog/draft.ts"],
  ]);
});

it("does not look through all files for the page of each: with thousands, that took a tenth of the time to the first page", () => {
  const { files, read } = counted(names.flatMap((name) => [`${name}.md`, `${name}.ts`]));
  expect(checkBeside(files)).toEqual([]);
  expect(read()).toBeLessThan(5 * files.length);
});
