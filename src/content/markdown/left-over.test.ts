import MarkdownIt from "markdown-it";
import { expect, it } from "vitest";
import { notingLeftOver, refuseLeftOver } from "./left-over.ts";

const leftOver = (text: string) => notingLeftOver(new MarkdownIt({ html: false }))(text).leftOver;

it.each([
  ["Press <kbd>F1</kbd>", 1, "<kbd>"],
  ["One `<br>`\ntwo\nthree <br>", 3, "<br>"],
  ["One w<b>or</b>d", 1, "</b>"],
  ["| A |\n|---|\n| b |\n| c<br>d |", 4, "<br>"],
  ['One\ntwo <img\nsrc="a?b&amp;c">', 2, '<img\nsrc="a?b&amp;c">'],
  ["One\ntwo.[^1]\n\n[^1]: A note.", 2, "[^1]"],
  ["One\ntwo.[^1]\n\n[^1]: https://a.example", 2, "[^1]"],
  ["One.[^cost-2024]\n\n[^cost-2024]: A note.", 1, "[^cost-2024]"],
  ["> - One\n>   [two][three]", 2, "][three]"],
  ["One\n[two](/my page) and [three](/c)", 2, "[two](/my page)"],
  ["![One](my photo.png)", 1, "[One](my photo.png)"],
  ["[One](javascript:alert)", 1, "[One](javascript:alert)"],
  ["One [**two**](file:///a.pdf)", 1, "[`two`](file:///a.pdf)"],
  ["[One](/two\n\nthree", 1, "[One](/two"],
  ["One\n\n##Two three", 3, "##Two"],
  ["> [!NOTE]\n> One", 1, "[!NOTE]"],
  ["One [[two]]", 1, "[[two]]"],
  ["## One {#two}", 1, "{#two}"],
])("of %j, line %i has what a page would show: %s", (text, line, written) =>
  expect(leftOver(text)[0]).toEqual({ line, written }),
);

it.each([
  "`<br>`, a &lt;br&gt; and a \\<br>",
  "A List<T>, an Option<i>, a Props<P>, a <b; a <b `c` d>",
  "`a[i][j]`, \\[^1] and a[i]\\[j]",
  "[One][a], [two](/b 'of <b>')\n\n[a]: /a",
  "```html\n<br>\n```\n\n    <br>",
  "`[a](b c)`, \\[a](b c), [a](<b c>), [a](b%20c), an [x] and [0, 1], (2)",
  "[[1]](/a), [[two]][a] and [`[b]`](/c)\n\n[a]: /a",
  "A List[Int](1, 2), a [](int x), a x[[1]] and [[ -f x ]]",
  "##[error]One\n\n##vso[two three]",
  "\\##One, ## One, #hash, `[[two]]` and {#two} within",
])("nothing is left over of %j", (text) => expect(leftOver(text)).toEqual([]));

it.each([
  ["[One](/my page)", "a link to an address without spaces", "with %20 for a space"],
  ["[One](javascript:alert)", "a link to an address that others can open", "write such an address"],
  ["[One](FILE:///a.pdf)", "a link to an address that others can open", "write such an address"],
])("%s is refused by what is wrong with its address", (text, expected, fix) => {
  const refuse = () => refuseLeftOver({ file: "pages/a.md", line: 1, text }, leftOver(text));
  expect(refuse).toThrow(expected);
  expect(refuse).toThrow(fix);
});
