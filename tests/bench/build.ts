/** What building costs as the site grows: this project, and one of three thousand pages. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ProjectCopy } from "../e2e/project.ts";
import type { Bench } from "./bench.ts";
import { budget, type Row } from "./budgets.ts";
import { readSite } from "./host.ts";

/** How many pages the large project has. */
const many = 3000;

/** The article that is there many times over. */
const article = "ec2-right-sizing";

const documentsIn = (root: string) =>
  [...readSite(`${root}/dist`).keys()].filter((file) => file.endsWith(".html")).length;

/** Builds a project; gives the seconds that took. */
function build(root: string): number {
  const before = performance.now();
  execFileSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return performance.now() - before;
}

/** Measures the build; once each, since a large one takes minutes. */
export async function measureBuild({ budgets }: Bench): Promise<Row[]> {
  const copy = ProjectCopy.make();
  // An interrupted bench does not come to its `finally`.
  process.once("exit", () => copy.remove());
  try {
    const few = build(copy.root);
    const pages = documentsIn(copy.root);
    for (const ending of ["ts", "md"]) {
      const text = readFileSync(`pages/blog/${article}.${ending}`, "utf8");
      for (let number = pages; number < many; number += 1)
        copy.write(`pages/blog/article-${number}.${ending}`, text.replaceAll(article, `article-${number}`));
    }
    const large = build(copy.root);
    if (documentsIn(copy.root) !== many) throw new Error(`${documentsIn(copy.root)} documents instead of ${many}`);
    return [
      {
        subject: `${many.toLocaleString("en")} pages, against ${pages}`,
        figure: "build",
        unit: "ms",
        ours: large,
        twin: few,
        by: "ratio",
        budget: budget(budgets, "build", "pages"),
      },
    ];
  } finally {
    copy.remove();
  }
}
