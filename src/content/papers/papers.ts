/** The papers of a project, each cached. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../below.ts";
import { fencesOf } from "../figures/fences.ts";
import { contentOf } from "../figures/figure.ts";
import { palettes } from "../figures/tokens.ts";
import { fillIn } from "../fill-in.ts";
import { onceApart } from "../once/once.ts";
import type { Parts } from "./paper.ts";

/**
 * The PDF of a Markdown file.
 * @throws DocumentError for unsupported content, with its line
 */
export async function paperOf(root: string, file: string): Promise<Uint8Array> {
  const text = fillIn(readFileSync(join(root, file), "utf8"), file);
  // By the same makers as the figures of pages, so that no second thread has to load the drawing code.
  const fences = await fencesOf(text);
  const pictures = await Promise.all(fences.map((fence) => contentOf({ file, ...fence }, fence.language)));
  const from: Parts = { file, text, pictures, colors: palettes().light };
  return onceApart({ kind: "papers", by: "src/content/papers/paper.ts", from });
}

/** A paper as a file of the site. */
export interface Paper {
  /** From the site's root. */
  file: string;
  bytes: Uint8Array;
}

/** The path of a Markdown file's paper on the site. */
export const addressOf = (file: string): string => file.replace(/^papers\/(.*)\.md$/, "downloads/$1.pdf");

/** Every paper of a project. */
export const papersOf = (root: string): Promise<Paper[]> =>
  Promise.all(
    filesBelow(root, "papers", ".md").map(async (file) => ({
      file: addressOf(file),
      bytes: await paperOf(root, file),
    })),
  );
