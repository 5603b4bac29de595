/** Makes cached code independent of the project's folder, whose path it contains, so that copies elsewhere can use it, too. */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Stands for the folder in cached JSON, which contains no such character otherwise. */
const sign = "\0";

/** The folder of a project, in cached code. */
export class AnyFolder {
  /** Whether code contains the path unescaped, and no module URL, such as `/build/check.ts`, begins with it. */
  private readonly isPlain: boolean;

  /** @param root ends with a slash */
  constructor(private readonly root: string) {
    this.isPlain = /^[\w./-]+$/.test(root) && !existsSync(join(root, "src", root));
  }

  private inside = (path: string): string =>
    path.startsWith(this.root) ? `${sign}${path.slice(this.root.length)}` : path;

  /**
   * The cache key of code; it includes the folder only if the path may occur in the input in another role than that of a file's
   * path.
   * @param paths of files that the code may name
   * @param texts the rest of the input
   */
  keyOf(paths: string[], texts: string[]): string[] {
    const key = [...paths.map(this.inside), ...texts];
    return this.isPlain && !key.some((part) => part.includes(this.root)) ? key : [...key, this.root];
  }

  /** JSON as it is cached. */
  kept = (json: string): string => json.replaceAll(this.root, sign);

  /** Cached JSON, for this folder. */
  here = (kept: string): string => kept.replaceAll(sign, this.root);
}
