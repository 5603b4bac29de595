/** Puts a compiled figure into what is built: its markup for the page, its files beside the other assets. */
import { rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { filesBelow } from "../../below.ts";
import type { Figure } from "./markup.ts";

/** What a build step offers to place files with. */
export interface Place {
  environment: { mode: string };
  emitFile(file: { type: "asset"; fileName: string; source: string }): string;
}

/** The markup of a figure whose files are placed; while developing they stand in the markup themselves. */
export function placed(place: Place, { html, files }: Figure): string {
  if (place.environment.mode === "dev")
    return files.reduce(
      (markup, { path, text }) => markup.replace(`/${path}`, `data:image/svg+xml,${encodeURIComponent(text)}`),
      html,
    );
  for (const { path, text } of files) place.emitFile({ type: "asset", fileName: path, source: text });
  return html;
}

/** The paths of the pictures that a document shows as files of their own. */
export const picturesIn = (html: string): string[] => html.match(/assets\/[\w-]+\.svg/g) ?? [];

/**
 * Moves the pictures that the server's half brought along to the browser's assets.
 * @param shown the paths of those that some document shows: what a page leaves out is nobody's to fetch
 */
export async function placePictures(root: string, shown: Set<string>): Promise<void> {
  for (const file of filesBelow(root, ".server/assets", ".svg")) {
    const path = join("assets", basename(file));
    if (shown.has(path)) await rename(join(root, file), join(root, "dist", path));
  }
}
