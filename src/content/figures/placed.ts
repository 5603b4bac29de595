/** Emits a compiled figure: returns the markup for the page, and adds its files to the other assets. */
import { copyFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { filesBelow } from "../../below.ts";
import type { Figure } from "./markup.ts";

/** The parts of Vite's plugin context that emit files. */
export interface EmitContext {
  environment: { mode: string };
  emitFile(file: { type: "asset"; fileName: string; source: string }): string;
}

/** The markup of a figure whose files were emitted; in development they are inlined as data. */
export function placed(place: EmitContext, { html, files }: Figure): string {
  if (place.environment.mode === "dev")
    return files.reduce(
      (markup, { path, text }) => markup.replace(`/${path}`, `data:image/svg+xml,${encodeURIComponent(text)}`),
      html,
    );
  for (const { path, text } of files) place.emitFile({ type: "asset", fileName: path, source: text });
  return html;
}

/**
 * Moves pictures from the server build's output to the browser's assets.
 * @param shown the paths of pictures that some document refers to; others are not published
 * @returns their new paths, from the project's root
 */
export async function placePictures(root: string, shown: Set<string>): Promise<string[]> {
  const files = filesBelow(root, ".server/assets", ".svg").filter((file) => shown.has(join("assets", basename(file))));
  const places = files.map((file) => [file, join("dist/assets", basename(file))] as const);
  // Copied, not moved, since the folders may be on different volumes.
  await Promise.all(places.map(([file, place]) => copyFile(join(root, file), join(root, place))));
  await Promise.all(files.map((file) => rm(join(root, file))));
  return places.map(([, place]) => place);
}
