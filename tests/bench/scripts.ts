/** Parts of the bench that run in a process of their own. */
import { join } from "node:path";

/** The arguments that make Node run a file of this folder. */
export const script = (file: string, ...args: string[]): string[] => [
  "node_modules/jiti/lib/jiti-cli.mjs",
  join(import.meta.dirname, file),
  ...args,
];
