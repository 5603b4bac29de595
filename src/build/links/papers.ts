/** Checks links in papers to pages of this site: nothing else would notice if such a page no longer exists. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../below.ts";
import { withoutCode } from "../../content/fill-in.ts";
import { lineIn, type Problem } from "../../engine/check/problem.ts";
import { brokenIn, type Targets } from "./links.ts";

const site = "{{brand.url}}";

/** Matches a Markdown link to this site, or the definition of one, and captures its path. */
const link = /\](?:\(|:\s*)<?\{\{brand\.url\}\}((?:[/?#][^\s)>]*)?)(?=[\s)>]|$)/g;

/** The broken ones. */
export async function paperProblems(root: string, targets: Targets): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of filesBelow(root, "papers", ".md")) {
    const text = withoutCode(readFileSync(join(root, file), "utf8"));
    for (const { 1: path, index } of text.matchAll(link)) {
      const links = [path || "/"];
      const line = lineIn(text, index);
      for (const { expected, found, fix } of await brokenIn(
        { path: "/", links, shown: [], ids: [], repeated: [] },
        targets,
      )) {
        const whole = (words: string) => words.replace('"/', `"${site}/`);
        problems.push({ file, path: `line ${line}`, expected, found: whole(found), fix: whole(fix) });
      }
    }
  }
  return problems;
}
