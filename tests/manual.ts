/** The files that a manual has its readers write. */
import { readFileSync } from "node:fs";

/** The files in a section of a manual, by name: blocks with `file=`. */
export function filesIn(manual: string, heading: string): { [file: string]: string } {
  const [, section = ""] = readFileSync(manual, "utf8").split(`\n## ${heading}\n`);
  const [own = ""] = section.split(/^## /m);
  const blocks = own.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, file = "", text = ""]) => [file, text]));
}
