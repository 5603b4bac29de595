/** Transformed code names files of its project: it is kept so that a copy of the project in another folder finds it, too. */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Stands for the folder in what is kept: nowhere else has JSON such a character. */
const sign = "\0";

/** The folder of a project, in the code that is kept. */
export class AnyFolder {
  /** Whether code has it as it is, and no address of a module, such as `/build/check.ts`, begins with it. */
  private readonly isPlain: boolean;

  /** @param root ends with a slash */
  constructor(private readonly root: string) {
    this.isPlain = /^[\w./-]+$/.test(root) && !existsSync(join(root, "src", root));
  }

  private inside = (path: string): string =>
    path.startsWith(this.root) ? `${sign}${path.slice(this.root.length)}` : path;

  /**
   * What identifies the input of code, with the folder only where not every mention of it need be the path of a file.
   * @param paths of files that the code may name
   * @param texts the rest of the input
   */
  keyOf(paths: string[], texts: string[]): string[] {
    const key = [...paths.map(this.inside), ...texts];
    return this.isPlain && !key.some((part) => part.includes(this.root)) ? key : [...key, this.root];
  }

  /** JSON as it is kept. */
  kept = (json: string): string => json.replaceAll(this.root, sign);

  /** Kept JSON as it is in this folder. */
  here = (kept: string): string => kept.replaceAll(sign, this.root);
}
