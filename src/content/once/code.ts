/** Which code makes something, as a hash: of a file with all that it imports, of the packages' versions and of Node's. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const imports = /(?:from|import)\s*\(?\s*"(\.[^"?]+)/g;

/** A file of ours and every other one that it imports, directly or through others. */
function filesOf(first: string): string[] {
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

/** Packages are what the lock file says; Node brings its own compression along. */
function platform(root: string): string {
  const lock = join(root, "package-lock.json");
  return JSON.stringify([existsSync(lock) && readFileSync(lock, "utf8"), process.versions, process.arch]);
}

const known = new Map<string, string | undefined>();

/**
 * The hash of the code that begins in a file.
 * @param file from the project's root, which is the working directory
 * @returns nothing where that code has changed since this process began: what runs here is not what stands there
 */
export function codeOf(file: string): string | undefined {
  if (known.has(file)) return known.get(file);
  const root = process.cwd();
  const files = filesOf(join(root, file));
  const hash = createHash("sha256").update(platform(root));
  for (const part of files) hash.update(readFileSync(part));
  const isOurs = files.every((part) => statSync(part).mtimeMs <= performance.timeOrigin);
  const code = isOurs ? hash.digest("hex") : undefined;
  known.set(file, code);
  return code;
}
