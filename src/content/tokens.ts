/** Design tokens where CSS is not at hand: pictures, the web manifest, the browser's frame. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A value that src/styles/tokens.css says, by the name of its custom property; the light one where there are two.
 * @throws when there is none of that name
 */
export function tokenOf(root: string, name: string): string {
  const sheet = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no --${name}`);
  return value;
}
