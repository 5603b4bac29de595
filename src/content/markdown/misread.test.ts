/** Passages of Markdown that are reported, by line, and similar ones that are correct. */
import MarkdownIt from "markdown-it";
import { expect, it } from "vitest";
import { misreadIn } from "./misread.ts";

const misread = (text: string) =>
  misreadIn(text, new MarkdownIt().parse(text, {}), ["bash", "sql", "json", "typescript"], ["json5", "python"]);

it.each([
  ["---\ntitle: Night\n---\n\nText.", 1, '"---"'],
  ['+++\ntitle = "Night"\n+++\n\nText.', 1, '"+++"'],
  ["Text.\n\n<<<<<<< HEAD\nOne.\n\n=======\n\nTwo.\n>>>>>>> other\n", 3, '"<<<<<<< HEAD"'],
  ["<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n", 1, '"<<<<<<< HEAD"'],
  ["Text.\r\n>>>>>>> other\r\n", 2, '">>>>>>> other"'],
  ["## A\n\nText.\n\n##\n", 5, "a heading without text"],
  ["| A | B |\n| - | - |\n| 1 | 2 | 3 | 4 |", 3, 'further cells: "3 | 4"'],
  ["> A | B\n> -- | --\n> `1 | 2` | 3", 3, 'further cells: "3"'],
  ["Text.\n\n| A | B |\n| 1 | 2 |", 3, '"| 1 | 2 |"'],
  ["| A | B |\n| - |\n| 1 | 2 |", 1, '"| - |"'],
  ["Text.\n\n- Read [](/a).", 3, 'no text in the link to "/a"'],
  ["# Big\n\nText.", 1, 'level 1, "Big"'],
  ["Text.\n\n### Small", 3, 'level 3, "Small"'],
  ["## A\n\n#### B", 3, 'level 4, "B"'],
  ["Text.\n\n```bash\nls", 3, "none"],
  ["Text.\n\n```bahs\nls\n```", 3, '"bahs"'],
  ["- One\n  ~~~\n  ls\n\nText.", 2, "none"],
])("of %j, line %i is told: %s", (text, line, found) => expect(misread(text)[0]).toMatchObject({ line, found }));

it.each([
  "## A\n\n### B\n\n#### C\n\n## D\n\n---\n\nText: more.",
  "```\n<<<<<<< HEAD\n=======\n>>>>>>> other\n```\n\n>>> In a quotation",
  "```\n# ls\n```\n\n> ```\n> ls\n> ```\n\n- ~~~~\n  ~~~\n  ~~~~\n",
  "---\n\n## A",
  "[One](/a) and [`b`](/b)",
  "| A | B |\n| :- | -: |\n| 1 |\n| 1 | 2 |\n| 1 | 2 | |\n| 1 \\| 2 | 3 |\n\nA | b\n\nText\n| in | bars |",
  "```bash\nls\n```\n\n~~~sql title\n~~~\n\n```dot\n```\n\n```text\n```\n\n```html\n```\n\n```tex\n```\n\n```javascript\n```\n\n```json5\n```",
])("nothing is told of %j", (text) => expect(misread(text)).toEqual([]));
