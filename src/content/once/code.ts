/** The code part of a cache key: a hash of a file with all its imports, and of the versions of packages and Node. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const imports = /(?:from|import)\s*\(?\s*"(\.[^"?]+)/g;

/** The paths of a file of ours and of all files that it imports, directly or not. */
export function filesOf(first: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imports))
      visit(normalize(join(dirname(file), path)));
  };
  visit(first);
  return [...found].sort();
}

/** The hash of what all code runs on: the lock file identifies the packages; Node determines the compression. */
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
 * @returns undefined if that code has changed since this process started: what is running is not what is on disk
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
