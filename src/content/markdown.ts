/** Vite plugin: compiles the Markdown beside page definitions at build time, with its pictures. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { withPictures } from "./figures/fences.ts";
import { coverFrom, figureOf } from "./figures/figure.ts";
import { type Place, placed } from "./figures/placed.ts";
import { fillIn } from "./fill-in.ts";
import { valueApart } from "./once/once.ts";
import type { Compiled } from "./page-data.ts";
import type { Text } from "./text.ts";

/** The cover of an article: its first chart; other pages have none. */
async function coverOf(pictures: Text["pictures"], file: string, place: Place): Promise<Compiled["cover"]> {
  const first = pictures.find(({ language }) => language === "vega-lite");
  if (!first || !file.startsWith("pages/blog/")) return undefined;
  const { drawing, ...cover } = await coverFrom({ file, ...first }, first.language);
  return { html: placed(place, cover), drawing };
}

/**
 * The body of a page.
 * @param file from the project's root
 * @throws DocumentError at the first mistake of a picture, with its line
 */
async function bodyOf(source: string, file: string, place: Place): Promise<Compiled> {
  const thing = { kind: "texts", by: "src/content/text.ts", from: { source } };
  const { pictures, html, ...body } = await valueApart<Text>(thing);
  const drawn = await Promise.all(
    pictures.map((picture, index) => figureOf({ file, ...picture }, picture.language, `figure-${index + 1}`)),
  );
  const figures = drawn.map((figure) => placed(place, figure));
  return { html: withPictures(html, figures), ...body, cover: await coverOf(pictures, file, place) };
}

/**
 * A module that reads the compiled text from a file whenever a page is drawn: inlined texts stay in memory in several
 * parsed copies until the bundle is written, which took a gigabyte for thousands of texts.
 */
function writtenApart(file: string, text: string): string {
  const place = `.server/texts/${file.replace(/\.md$/, ".json")}`;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  return `import { readFileSync } from "node:fs";
export default () => JSON.parse(readFileSync(${JSON.stringify(place)}, "utf8"));`;
}

/** The plugin. */
export function markdown(): Plugin {
  return {
    name: "keelwork:markdown",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".md")) return undefined;
      const file = relative(process.cwd(), id);
      const text = JSON.stringify(await bodyOf(fillIn(readFileSync(id, "utf8"), file), file, this));
      const isWatched = this.environment.mode === "dev";
      return { code: isWatched ? `export default () => (${text});` : writtenApart(file, text), moduleType: "js" };
    },
  };
}
