/** Design tokens outside CSS: for pictures, the web manifest, the browser's toolbar. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The style sheet with the tokens, of both color schemes. */
export const tokensIn = (root: string): string => readFileSync(join(root, "src/styles/tokens.css"), "utf8");

/**
 * The value of a custom property in src/styles/tokens.css; the light one if there are two.
 * @throws when there is none of that name
 */
export function tokenOf(root: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokensIn(root))?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no --${name}`);
  return value;
}
