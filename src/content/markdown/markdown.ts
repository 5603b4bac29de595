/** Vite plugin: compiles the Markdown beside page definitions at build time, with its pictures. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { filesBelow } from "../../below.ts";
import { writeWhole } from "../../whole.ts";
import { withPictures } from "../figures/fences.ts";
import { coverFrom, figureOf } from "../figures/figure.ts";
import { fail } from "../figures/place.ts";
import { type EmitContext, placed } from "../figures/placed.ts";
import { fillIn } from "../fill-in.ts";
import { isArticle } from "../listing.ts";
import { inTurn } from "../once/in-turn.ts";
import { hashOf, valueApart } from "../once/once.ts";
import { routeOfPage } from "../paths.ts";
import type { Compiled } from "../texts.ts";
import { refuseLeftOver } from "./left-over.ts";
import type { Text } from "./text.ts";

/** The cover of an article: its first chart; other pages have none. */
async function coverOf(pictures: Text["pictures"], file: string, place: EmitContext): Promise<Compiled["cover"]> {
  const first = pictures.find(({ language }) => language === "vega-lite");
  if (!first || !isArticle(routeOfPage(file))) return undefined;
  const { drawing, ...cover } = await coverFrom({ file, ...first }, first.language);
  return { html: placed(place, cover), drawing };
}

/**
 * The body of a page.
 * @param file from the project's root
 * @throws DocumentError at the first mistake of its Markdown or of a picture, with its line
 */
async function bodyOf(source: string, file: string, place: EmitContext): Promise<Compiled> {
  const thing = { kind: "texts", by: "src/content/markdown/text.ts", from: { source } };
  const { pictures, html, leftOver, misread, ...body } = await valueApart<Text>(thing);
  const whole = { file, line: 1, text: source };
  refuseLeftOver(whole, leftOver);
  for (const { line, ...finding } of misread) fail(whole, line, finding);
  const drawn = await Promise.all(
    pictures.map((picture, index) => figureOf({ file, ...picture }, picture.language, `figure-${index + 1}`)),
  );
  const figures = drawn.map((figure) => placed(place, figure));
  return { html: withPictures(html, figures), ...body, cover: await coverOf(pictures, file, place) };
}

/**
 * Compiles a text into a separate file named by its hash: in a bundle, texts would stay in memory in several parsed copies until it
 * is written, a gigabyte for thousands of texts.
 */
async function written(root: string, file: string, place: EmitContext, files: string[]): Promise<string> {
  const text = JSON.stringify(await bodyOf(fillIn(readFileSync(join(root, file), "utf8"), file), file, place));
  const hash = hashOf(text);
  const at = `.server/texts/${hash}.json`;
  const isThere = existsSync(join(root, at)) && readFileSync(join(root, at), "utf8") === text;
  if (!isThere) writeWhole(join(root, at), Buffer.from(text));
  files.push(at);
  return hash;
}

/** The module of all texts in a build: each is read whenever a page with it is rendered. */
async function moduleOfAll(root: string, place: EmitContext, files: string[]): Promise<string> {
  const texts = filesBelow(root, "pages", ".md").filter((file) => file !== "pages/README.md");
  const entries = await inTurn(texts, async (file) => [`../../${file}`, await written(root, file, place, files)]);
  return `import { readFileSync } from "node:fs";
export const hashes = ${JSON.stringify(Object.fromEntries(entries))};
const read = (hash) => JSON.parse(readFileSync(".server/texts/" + hash + ".json", "utf8"));
export const texts = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [file, async () => () => read(hash)]));`;
}

/**
 * The plugin.
 * @param files receives the files of the compiled texts in a build, from the project's root
 */
export function markdown(root: string, files: string[]): Plugin {
  return {
    name: "keelwork:markdown",
    enforce: "pre",
    load: {
      filter: { id: /\.md$|\/src\/content\/texts\.ts$/ },
      async handler(id) {
        if (this.environment.mode === "build" && id === join(root, "src/content/texts.ts"))
          return { code: await moduleOfAll(root, this, files), moduleType: "js" };
        if (!id.endsWith(".md")) return undefined;
        const file = relative(process.cwd(), id);
        const text = JSON.stringify(await bodyOf(fillIn(readFileSync(id, "utf8"), file), file, this));
        // Without a source map, Vite would generate one, five times as long as the text, and add it to the module.
        return { code: `export default () => (${text});`, moduleType: "js", map: { mappings: "" } };
      },
    },
  };
}
