/**
 * The cost of builds: this project from scratch, with a full cache, after a change; and of a site that grows to 3,000
 * pages.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProjectCopy } from "../e2e/project.ts";
import type { Bench } from "./bench.ts";
import { budget, type Row } from "./budgets.ts";
import { measured } from "./built.ts";
import { measureDev } from "./dev.ts";
import { readSite } from "./host.ts";

/** The number of pages in the large project; the pages of its listing come on top. */
const many = 3000;

/** The article that is duplicated, each time with its own title and passage. */
const article = "ec2-right-sizing";
const title = "EC2 Right-Sizing";

const documentsIn = (root: string) =>
  [...readSite(`${root}/dist`).keys()].filter((file) => file.endsWith(".html")).length;

/** Adds pages to a project. */
function fill(copy: ProjectCopy, from: number): void {
  for (const ending of ["ts", "md"]) {
    const text = readFileSync(`pages/blog/${article}.${ending}`, "utf8");
    for (let number = from; number < many; number += 1) {
      const own = text.replaceAll(article, `article-${number}`).replaceAll(title, `${title} ${number}`);
      const passage = ending === "md" ? `\n## Case ${number}\n\nThere were ${number} instances to be sized.\n` : "";
      copy.write(`pages/blog/article-${number}.${ending}`, own + passage);
    }
  }
}

/** Changes a word of one article. */
function edit(copy: ProjectCopy): void {
  const file = `pages/blog/${article}.md`;
  copy.write(file, `${readFileSync(join(copy.root, file), "utf8")}\nOne more sentence.\n`);
}

/** Measures builds; once each, since a large one takes minutes. */
export async function measureBuild({ browser, budgets }: Bench): Promise<Row[]> {
  const copy = ProjectCopy.make();
  const cache = mkdtempSync(join(tmpdir(), "keelwork-kept-"));
  // An interrupted bench does not reach its `finally`.
  process.once("exit", () => copy.remove());
  const limit = (name: string) => budget(budgets, "build", name);
  const row = (subject: string, figure: string, ours: number, name: string, unit: Row["unit"] = "ms"): Row => ({
    subject,
    figure,
    unit,
    ours,
    by: "figure",
    budget: limit(name),
  });
  const build = () => measured(copy.root, cache);
  try {
    const nothing = await build();
    const pages = documentsIn(copy.root);
    const kept = await build();
    edit(copy);
    const changed = await build();
    fill(copy, pages);
    rmSync(cache, { recursive: true });
    const large = await build();
    const grown = documentsIn(copy.root);
    if (grown < many) throw new Error(`${grown} documents instead of ${many}`);
    edit(copy);
    const largeChanged = await build();
    const each = (large.ms - nothing.ms) / (grown - pages);
    const size = grown.toLocaleString("en");
    return [
      row(`${pages} pages`, "build from nothing", nothing.ms, "nothingMs"),
      row(`${pages} pages`, "build with all of it kept", kept.ms, "keptMs"),
      row(`${pages} pages`, "build after a change to one", changed.ms, "changedMs"),
      row(`${size} pages`, "build from nothing", large.ms, "manyMs"),
      row(`${size} pages`, "build from nothing, each further page", each, "eachMs"),
      row(`${size} pages`, "most memory at once", large.bytes, "manyBytes", "bytes"),
      row(`${size} pages`, "build after a change to one", largeChanged.ms, "manyChangedMs"),
      ...(await measureDev(copy, browser, limit)),
    ];
  } finally {
    copy.remove();
    rmSync(cache, { recursive: true, force: true });
  }
}
