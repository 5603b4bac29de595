/**
 * `npm run leads -- --files DIR`: what visitors attached, each as a file in the folder of its lead. Names are sanitized
 * first, since strangers chose them; existing files are never overwritten.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorText } from "../../engine/check/problem.ts";
import type { Lead, Pages } from "../store/lead.ts";
import { type Bytes, fileIn, filesIn } from "../store/sent-files.ts";
import { leadsIn, usageError } from "./command.ts";

/** Device names on Windows, with any extension, also after spaces. */
const device = /^(con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;

/**
 * The maximum length of a name, cut at the start to keep the extension; in UTF-16 units, of which any file system
 * allows 85.
 */
const longest = 78;

/** A name without path separators, leading dots or control characters. */
export function harmless(name: string): string {
  const plain = name
    .normalize("NFC")
    .slice(-longest)
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, "_")
    .replace(/^[\s.-]+|(?<![\s.])[\s.]+$/g, "");
  return plain.replace(device, "$1_") || "file";
}

/** A lead's folder: its date and id. */
const folderOf = ({ id, receivedAt }: Lead) => `${new Date(receivedAt).toISOString().slice(0, 10)}-${harmless(id)}`;

/** Makes names unique: a repeated one gets a number in front. */
function apart(names: string[]): string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; seen.has(free.toLowerCase()); count++) free = `${count}-${name}`;
    seen.add(free.toLowerCase());
    return free;
  });
}

/**
 * Writes a new file into a folder, whole or not at all; returns whether it was written.
 * @throws when there is no room, or the folder cannot be written to
 */
function written(folder: string, path: string, bytes: Buffer): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path, bytes, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && syscall === "open") return false;
    // The next run would consider a file that a full disk has truncated complete.
    if (existsSync(path)) rmSync(path);
    throw usageError(
      "--files",
      "a folder that can be written and has room",
      errorText(error),
      "make room, or choose another folder, and run it again",
    );
  }
}

/**
 * Writes the files of leads into a folder, readable by its owner only; yields a message for each, and a total.
 * @param filesOf returns the files stored beside a lead
 * @throws when the folder cannot be written to
 */
export async function* toFiles(
  pages: Pages,
  directory: string,
  filesOf: (lead: Lead) => Promise<Bytes>,
): AsyncGenerator<string> {
  if (directory === "") throw usageError("--files", "a folder", "an empty name");
  let [files, leads, old, gone] = [0, 0, 0, 0];
  for await (const some of pages())
    for (const lead of some) {
      const texts = filesIn(lead.body);
      if (texts.length === 0) continue;
      const bytes = await filesOf(lead);
      const found = texts.flatMap((text) => fileIn(text, bytes) ?? []);
      gone += texts.length - found.length;
      if (found.length === 0) continue;
      leads += 1;
      const folder = join(directory, folderOf(lead));
      const names = apart(found.map(({ name }) => harmless(name)));
      for (const [index, file] of found.entries()) {
        const path = join(folder, names[index] ?? "");
        if (!written(folder, path, file.bytes)) old += 1;
        else yield `${path}\n`;
        files += 1;
      }
    }
  const kept = old > 0 ? `; ${old} had been there before, and stayed as they were` : "";
  const lost = gone > 0 ? `; ${gone} that leads name, and nobody has sent` : "";
  yield `${files} ${files === 1 ? "file" : "files"} of ${leadsIn(leads)} in ${directory}${kept}${lost}`;
}
