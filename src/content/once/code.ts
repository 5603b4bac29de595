/** The code part of a cache key: a hash of a file with all its imports, and of the versions of packages and Node. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { filesBelow } from "../../below.ts";

const imports = /(?:from|import)\s*\(?\s*"(\.[^"?]+)/g;

/** Code that imports every file in its own folder: all of them count as its imports. */
const readsFolder = "readdirSync(import.meta.dirname)";

/**
 * The paths of a file of ours and of all files that it imports, directly or not.
 * @param isOne whether to include a file, and to follow its imports
 */
export function filesOf(first: string, isOne: (file: string) => boolean = () => true): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !isOne(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    const [text, folder] = [readFileSync(file, "utf8"), dirname(file)];
    for (const [, path = ""] of text.matchAll(imports)) visit(normalize(join(folder, path)));
    if (text.includes(readsFolder))
      for (const one of filesBelow(folder, ".", ".ts")) if (!one.endsWith(".test.ts")) visit(join(folder, one));
  };
  visit(first);
  return [...found].sort();
}

/** The hash of the platform: the lock file identifies the packages, and Node determines the compression. */
function readPlatform(root: string): string {
  const lock = join(root, "package-lock.json");
  const hash = createHash("sha256").update(JSON.stringify([process.versions, process.arch]));
  return (existsSync(lock) ? hash.update(readFileSync(lock)) : hash).digest("hex");
}

let platform: string | undefined;

const known = new Map<string, string | undefined>();

/**
 * The hash of a file's code.
 * @param file from the project's root, which is the working directory
 * @returns undefined if the code has changed since this process started, so that the hash would not be that of the running code
 */
export function codeOf(file: string): string | undefined {
  if (known.has(file)) return known.get(file);
  const root = process.cwd();
  const files = filesOf(join(root, file));
  platform ??= readPlatform(root);
  const hash = createHash("sha256").update(platform);
  for (const part of files) hash.update(readFileSync(part));
  const isOurs = files.every((part) => statSync(part).mtimeMs <= performance.timeOrigin);
  const code = isOurs ? hash.digest("hex") : undefined;
  known.set(file, code);
  return code;
}
